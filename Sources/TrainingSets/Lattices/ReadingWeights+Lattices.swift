import Reading

extension ReadingWeights {
    /// These weights without what only reading knows: the bonus for a character makes up for what prior, height and
    /// place cost it, and in a lattice that is learnt they cost nothing.
    ///
    /// A higher floor keeps the network from earning by being ever surer.
    public var ofShapesAlone: ReadingWeights {
        var weights = self
        (weights.characterBonus, weights.floor) = (-0.5, -8)
        return weights
    }

    /// What the bundled network was trained with: reading's weights of that time.
    public static let latticeTraining: ReadingWeights = {
        var weights = ReadingWeights()
        (weights.primitiveExponent, weights.rejection) = (0.2, 1.076)
        return weights.ofShapesAlone
    }()
}
