import Glibc
import GlyphClassifier

extension ScoredLine {
    /// The line with the classifier's answers, given that every character on it is of an allowed class.
    ///
    /// By Bayes' rule: the other classes drop out, and what remains adds up to one again. A stroke that might be l, I
    /// or | is a sure 1 among digits. "Not a character" and marks stay, since they are on boards of any charset.
    ///
    /// There is a flag for each class, whether it may win.
    func restricted(to allowed: [Bool]) -> ScoredLine {
        guard allowed.contains(false) else { return self }
        let classes = characterSet.classCount
        let remains = zip(characterSet.characters, allowed).map { $1 || ForbiddenMarks.marks.contains($0) } + [true]
        var values = logProbabilities
        for base in stride(from: 0, to: values.count, by: classes) {
            let sum = (0..<classes).reduce(0.0) { remains[$1] ? $0 + exp(Double(values[base + $1])) : $0 }
            let logSum = Float(log(max(sum, .leastNormalMagnitude)))
            for index in 0..<classes {
                values[base + index] = remains[index] ? values[base + index] - logSum : -.infinity
            }
        }
        return answered(values)
    }
}
