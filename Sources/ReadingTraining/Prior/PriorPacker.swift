import Glibc
import Reading

/// Lays n-grams with probabilities out as the prior's nodes and entries, quantised, and gives each node the back-off
/// weight that makes its quantised probabilities sum to 1.
struct PriorPacker {
    private let codes: [NGramCode]
    private let probabilities: [NGramCode: Double]
    /// Contexts that become nodes, the root first, shorter ones before longer ones.
    private let contexts: [NGramCode]
    private let nodeNumbers: [NGramCode: Int]
    private(set) var nodes: [LanguagePrior.Node] = []
    private(set) var entries: [LanguagePrior.Entry] = []

    /// - Parameter probabilities: all symbols at the root, and with each n-gram its prefixes.
    init(_ probabilities: [NGramCode: Double]) {
        self.probabilities = probabilities
        codes = probabilities.keys.sorted()
        contexts = Set(codes.map(\.prefix)).sorted()
        nodeNumbers = Dictionary(uniqueKeysWithValues: contexts.enumerated().map { ($1, $0) })
        layOut()
        weigh()
    }

    private mutating func layOut() {
        var position = 0
        var nextChild = 1
        for context in contexts {
            let first = position
            while position < codes.count, codes[position].prefix == context { position += 1 }
            let own = codes[first..<position]
            let inner = own.filter { nodeNumbers[$0] != nil }
            let leaves = own.filter { nodeNumbers[$0] == nil }
            nodes.append(
                LanguagePrior.Node(
                    firstEntry: UInt32(entries.count), firstChild: UInt32(nextChild),
                    suffix: UInt32(suffix(of: context)), childCount: UInt8(inner.count), entryCount: UInt8(own.count),
                    backOff: 0))
            entries += (inner + leaves).map {
                LanguagePrior.Entry(
                    symbol: $0.lastSymbol,
                    cost: Self.cost(of: (probabilities[$0] ?? 0) / Self.members(of: $0.lastSymbol)))
            }
            nextChild += inner.count
        }
    }

    private func suffix(of context: NGramCode) -> Int {
        var suffix = context.suffix
        while suffix != .empty {
            if let number = nodeNumbers[suffix] { return number }
            suffix = suffix.suffix
        }
        return 0
    }

    private static func members(of symbol: UInt8) -> Double {
        Double(LanguagePrior.Symbol(rawValue: symbol).memberCount)
    }

    private static func cost(of probability: Double) -> UInt8 {
        let steps = -log(max(probability, .leastNormalMagnitude)) / Double(LanguagePrior.entryStep)
        return UInt8(min(255, max(1, steps.rounded())))
    }

    // MARK: - Back-off weights

    /// Sets the back-off weights, shorter contexts first, since each one's rests on its suffix's.
    private mutating func weigh() {
        let step = Double(LanguagePrior.backOffStep)
        for index in nodes.indices.dropFirst() {
            let node = nodes[index]
            let range = Int(node.firstEntry)..<Int(node.firstEntry) + Int(node.entryCount)
            let own = Set(entries[range].map(\.symbol))
            let table = TrieTable(nodes: nodes, entries: entries)
            let others = (0..<UInt8(LanguagePrior.Symbol.count)).filter { !own.contains($0) }
            let rest = others.reduce(0) {
                $0 + Self.members(of: $1) * exp(Double(table.step(from: node.suffix, by: $1).logProbability))
            }
            let exact = range.reduce(0) { $0 + exactProbability(at: $1, of: contexts[index]) }
            makeRoom(in: range, for: max(1e-5, 1 - exact))
            let weight = log(max(1e-6, 1 - kept(in: range)) / max(1e-9, rest)) / step
            nodes[index].backOff = Int16(max(-32_000, min(32_000, weight.rounded())))
        }
    }

    private func exactProbability(at position: Int, of context: NGramCode) -> Double {
        probabilities[context.appending(entries[position].symbol)] ?? 0
    }

    private func kept(in range: Range<Int>) -> Double {
        range.reduce(0) {
            $0 + Self.members(of: entries[$1].symbol) * exp(-Double(entries[$1].cost) * Double(LanguagePrior.entryStep))
        }
    }

    /// Makes the likeliest entries dearer until at least half the true share of the other symbols is free; rounding
    /// may have used it up.
    private mutating func makeRoom(in range: Range<Int>, for share: Double) {
        while kept(in: range) > 1 - share / 2 {
            guard let likeliest = range.min(by: { entries[$0].cost < entries[$1].cost }) else { return }
            entries[likeliest].cost += 1
        }
    }
}

extension LanguagePrior {
    init(packing probabilities: [NGramCode: Double], lexicon: WordFilter) {
        let packer = PriorPacker(probabilities)
        self.init(nodes: packer.nodes, entries: packer.entries, lexicon: lexicon)
    }
}
