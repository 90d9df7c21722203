extension EmnistSet {
    /// The set without images that are, byte for byte, among some of another one's: EMNIST's splits draw on one pool.
    ///
    /// `images` are those of the other set, by number.
    public func excluding(_ images: Range<Int>, of other: EmnistSet) -> EmnistSet {
        let excluded = Set(images.clamped(to: 0..<other.count).map(other.image))
        let kept = (0..<count).filter { !excluded.contains(image($0)) }
        guard kept.count < count else { return self }
        return EmnistSet(
            pixels: kept.flatMap(image), labels: kept.map { labels[$0] }, isCaseUnknown: kept.map { isCaseUnknown[$0] },
            characters: characters)
    }

    private func image(_ index: Int) -> ArraySlice<UInt8> {
        let length = Self.side * Self.side
        return pixels[index * length..<(index + 1) * length]
    }
}
