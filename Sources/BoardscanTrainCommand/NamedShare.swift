import ArgumentParser

/// `DIRECTORY` or `DIRECTORY=SHARE`.
struct NamedShare {
    let name: String
    let share: Double

    init(_ argument: String) throws {
        let parts = argument.split(separator: "=", maxSplits: 1)
        guard let name = parts.first.map(String.init), let share = parts.count > 1 ? Double(parts[1]) : 1 else {
            throw ValidationError("not a directory, or no share behind it: \(argument)")
        }
        (self.name, self.share) = (name, share)
    }
}
