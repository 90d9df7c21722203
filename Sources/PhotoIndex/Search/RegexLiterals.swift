/// Texts that whatever a regular expression matches must contain, by which blocks are sieved.
///
/// Careful rather than clever: an expression that has anything unusual has none, and every block is looked at.
struct RegexLiterals {
    /// Runs of letters that stand in every match.
    private(set) var texts: [String] = []
    private var run = ""

    /// - Parameter source: the expression as it is written.
    init(_ source: String) {
        let isUnderstood = scan(Array(source))
        endRun()
        if !isUnderstood { texts = [] }
    }

    /// - Returns: whether all was understood.
    private mutating func scan(_ source: [Character]) -> Bool {
        var position = 0
        while position < source.count {
            switch source[position] {
            case "|", ")", "]", "}": return false
            case "?", "*", "{":
                // What is before it may be absent.
                if !run.isEmpty { run.removeLast() }
                endRun()
                guard source[position] == "{" else { break }
                guard let end = source[position...].firstIndex(of: "}") else { return false }
                position = end
            case "+", ".", "^", "$": endRun()
            case "\\":
                endRun()
                position += 1
                // Classes and signs; others may go on behind their letter.
                guard position < source.count, !source[position].isLetter || "bBdDwWsS".contains(source[position]),
                    !source[position].isNumber
                else { return false }
            case "(", "[":
                guard let end = Self.closing(source, from: position) else { return false }
                endRun()
                position = end
            default: run.append(source[position])
            }
            position += 1
        }
        return true
    }

    private mutating func endRun() {
        if !run.isEmpty { texts.append(run) }
        run = ""
    }

    /// Where the bracket at a position is closed; `nil` for one that is not, or that changes how the rest is read.
    private static func closing(_ source: [Character], from start: Int) -> Int? {
        if source[start] == "(", source[start...].dropFirst().first == "?", source[start...].dropFirst(2).first != ":" {
            return nil
        }
        var depth = 0
        var position = start
        while position < source.count {
            switch source[position] {
            case "\\": position += 1
            case "(", "[": depth += 1
            case ")", "]":
                depth -= 1
                if depth == 0 { return position }
            default: break
            }
            position += 1
        }
        return nil
    }
}
