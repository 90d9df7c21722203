import Glibc
import Reading

/// Estimates a prior from counts, keeps what matters, and packs it.
///
/// Each context's distribution is interpolated with that of the context one character shorter, down to the uniform
/// one. Smoothing is Witten–Bell (Witten & Bell 1991, doi:10.1109/18.87000) or absolute discounting (Ney, Essen &
/// Kneser 1994, doi:10.1006/csla.1994.1001), both with fractional counts: a symbol seen less than once is less than
/// one type. An n-gram is kept when its weighted log-probability differs enough from its back-off's (weighted
/// difference pruning, Seymore & Rosenfeld 1996, doi:10.1109/ICSLP.1996.607084).
public struct PriorBuilder: Sendable {
    public enum Smoothing: Hashable, Sendable {
        case wittenBell(strength: Double)
        case absoluteDiscount(Double)
    }

    /// Longest n-gram, 2…8.
    public var order: Int
    public var smoothing: Smoothing
    /// Natural-log units times occurrences that an n-gram must save to be kept.
    public var pruning: Double
    /// Contexts that occur less often than this are left out at once.
    public var minimumCount: Float

    public init(
        order: Int = 8, smoothing: Smoothing = .wittenBell(strength: 4), pruning: Double = 4.5, minimumCount: Float = 2
    ) {
        self.order = order
        self.smoothing = smoothing
        self.pruning = pruning
        self.minimumCount = minimumCount
    }

    /// Builds the prior.
    public func build(_ counts: NGramCounts, lexicon: WordFilter = WordFilter()) -> LanguagePrior {
        var kept: Set<NGramCode> = []
        visit(counts) { context, estimate in
            for symbol in estimate.seen where isWorthKeeping(symbol, estimate, isRoot: context == .empty) {
                kept.insert(context.appending(symbol))
            }
        }
        for code in kept { Self.insertPrefixes(of: code, into: &kept) }
        var probabilities: [NGramCode: Double] = [:]
        probabilities.reserveCapacity(kept.count)
        visit(counts) { context, estimate in
            for symbol in estimate.seen where kept.contains(context.appending(symbol)) {
                probabilities[context.appending(symbol)] = estimate.probabilities[Int(symbol)]
            }
        }
        return LanguagePrior(packing: probabilities, lexicon: lexicon)
    }

    private func isWorthKeeping(_ symbol: UInt8, _ estimate: ContextEstimate, isRoot: Bool) -> Bool {
        if isRoot { return true }
        let index = Int(symbol)
        let ratio = estimate.probabilities[index] / estimate.shorter[index]
        return estimate.counts[index] * abs(log(ratio)) > pruning
    }

    private static func insertPrefixes(of code: NGramCode, into kept: inout Set<NGramCode>) {
        var prefix = code.prefix
        while prefix != .empty, kept.insert(prefix).inserted { prefix = prefix.prefix }
    }
}

/// What is known after one context.
struct ContextEstimate {
    /// The context's counts, one per symbol.
    var counts: [Double]
    /// The interpolated probabilities.
    var probabilities: [Double]
    /// The probabilities of the context one character shorter.
    var shorter: [Double]
    /// The symbols that get an entry when they are kept: those seen; at the root all of them.
    var seen: [UInt8]
}
