import FoundationEssentials
import Glibc

extension UnipenReader {
    /// Cuts the samples of one ink out of it.
    func samples(of group: InkGroup) -> UnipenSet {
        var result = UnipenSet()
        var ink = UnipenInk()
        for file in group.files { append(file, to: &ink) }
        guard ink.components.contains(where: \.isDown) else {
            result.skippedFiles = 1
            return result
        }
        var seen: Set<UnipenDataFile.Segment> = []
        for entry in group.entries where seen.insert(entry.segment).inserted {
            add(entry, of: group, ink: ink, to: &result)
        }
        result.characters.sort { $0.order < $1.order }
        result.lines = InkLine.lines(in: result.characters)
        for index in result.lines.indices { result.lines[index].findText(in: result.texts) }
        return result
    }

    private func add(_ entry: InkGroup.Entry, of group: InkGroup, ink: UnipenInk, to result: inout UnipenSet) {
        let segment = entry.segment
        guard let first = segment.delineation.spans.first?.start.component,
            let strokes = segment.delineation.strokes(of: ink)
        else {
            result.malformedSegments += 1
            return
        }
        let writer = UnipenWriters.name(
            source: group.source, identifier: ink.components[first].writer, file: group.name)
        let sample = PenSample(
            label: segment.label, strokes: strokes, writer: writer, category: entry.category, source: group.source,
            file: group.name, order: first)
        let reason =
            segment.hierarchy == .character
            ? InkFilter.reason(toLeaveOut: sample, quality: segment.quality)
            : InkFilter.reason(toLeaveOutText: sample, quality: segment.quality)
        if let reason {
            result.leftOut[reason, default: 0] += 1
            return
        }
        switch segment.hierarchy {
        case .character: result.characters.append(sample)
        case .word: result.words.append(sample)
        case .text: result.texts.append(sample)
        }
    }

    /// Files include others up to three deep, and none of those that include them.
    private func append(_ file: URL, to ink: inout UnipenInk, includedBy files: [URL] = []) {
        guard files.count < 10, !files.contains(file), let data = bytes(of: file) else { return }
        data.withUnsafeBytes { raw in
            ink.append(raw.bytes) { path, ink in
                guard !path.hasSuffix(".lex"), !path.hasSuffix(".freq") else { return }
                append(directory.appendingPathComponent("include/" + path), to: &ink, includedBy: files + [file])
            }
        }
    }
}
