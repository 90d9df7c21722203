import GlyphTraining

/// What stands on a picture of the battery: rows of cells.
///
/// All of it is made up.
struct BatteryText {
    /// Rows from the top, their cells from the left; a cell may be empty.
    var rows: [[String]]
    /// Whether the cells of the last column end below one another.
    var alignsRight = false

    /// The text as one reads it, row by row.
    var truth: String {
        rows.map { row in row.filter { !$0.isEmpty }.joined(separator: " ").trimmingBlanks }.joined(separator: "\n")
    }

    init(_ kind: BatteryDesign.Kind, using random: inout SplitMix64) {
        switch kind {
        case .prose: rows = Self.prose(using: &random).map { [$0] }
        case .code: rows = random.pick(Self.programs).map { [$0] }
        case .figures: rows = (0..<random.integer(2...5)).map { _ in [Self.figure(using: &random)] }
        case .tables: rows = Self.table(using: &random)
        case .lists: rows = Self.list(using: &random).map { [$0] }
        case .receipts:
            rows = Self.receipt(using: &random)
            alignsRight = true
        case .word: rows = [[random.pick(Self.words)]]
        case .character: rows = [[String(random.pick(Self.characters))]]
        case .column: rows = Self.column(using: &random).map { [$0] }
        case .grid:
            rows = Self.grid(using: &random)
            alignsRight = true
        case .scores:
            rows = Self.scores(using: &random)
            alignsRight = random.chance(0.5)
        }
    }

    private static func prose(using random: inout SplitMix64) -> [String] {
        let words = sentences.shuffled(using: &random).prefix(random.integer(2...4)).flatMap {
            $0.split(separator: " ")
        }
        let width = random.integer(24...48)
        return words.reduce(into: [String]()) { lines, word in
            if let last = lines.last, last.count + word.count < width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
    }

    private static func figure(using random: inout SplitMix64) -> String {
        let (small, large) = (random.integer(0...99), random.integer(100...9999))
        let decimal = "\(random.integer(0...199)).\(random.integer(0...9))\(random.integer(1...9))"
        switch random.integer(0...13) {
        case 0: return "-\(small) °C"
        case 1: return "\(random.pick(quantities)) = \(decimal) \(random.pick(units))"
        case 2: return "\(random.pick(quantities)): -\(decimal)"
        case 3: return "+\(decimal) %"
        case 4: return "\(large) \(random.pick(units))"
        case 5: return "$\(random.integer(1...99)),\(random.integer(100...999)).\(random.integer(10...99))"
        case 6: return "\(random.integer(1...12)):\(random.integer(10...59)) - \(random.integer(13...23)):30"
        case 7: return "\(small) x \(random.integer(2...12)) = \(small * 12)"
        case 8: return "20\(random.integer(10...39))-\(random.integer(10...12))-\(random.integer(10...28))"
        case 9: return "(\(small) + \(random.integer(2...9))) / \(random.integer(2...9)) < \(large)"
        case 10: return "0.\(random.integer(10...99)) \(random.pick(units))"
        case 11: return "Page \(random.integer(1...20)) of \(random.integer(21...40))"
        case 12: return "No. \(large)-\(small)/\(random.integer(1...9))"
        default: return decimal
        }
    }

    private static func table(using random: inout SplitMix64) -> [[String]] {
        let columns = random.integer(2...3)
        let head = ["Item"] + quantities.shuffled(using: &random).prefix(columns)
        let rows = things.shuffled(using: &random).prefix(random.integer(2...5)).map { thing in
            [thing] + (0..<columns).map { $0 == 0 ? "\(random.integer(1...250))" : decimal(using: &random) }
        }
        return [head] + rows
    }

    /// Short cells below one another: numbers in turn, letters in turn, figures, marks.
    private static func column(using random: inout SplitMix64) -> [String] {
        let count = random.integer(3...8)
        let first = random.integer(1...12)
        return switch random.integer(0...4) {
        case 0: (0..<count).map { "\(first + $0)" }
        case 1: (0..<count).map { String(Array("ABCDEFGHJKLMNPQRST")[(first + $0) % 18]) }
        case 2: (0..<count).map { _ in "\(random.integer(2...99))" }
        case 3: (0..<count).map { _ in "\(random.integer(1...100))%" }
        default: (0..<count).map { _ in String(random.pick(Self.characters)) }
        }
    }

    /// Figures without any word, rows and columns of them.
    private static func grid(using random: inout SplitMix64) -> [[String]] {
        let (columns, most) = (random.integer(2...5), random.pick([9, 99, 9999]))
        let isDecimal = random.chance(0.4)
        return (0..<random.integer(3...6)).map { _ in
            (0..<columns).map { _ in isDecimal ? decimal(using: &random) : "\(random.integer(0...most))" }
        }
    }

    /// Names with a short figure each.
    private static func scores(using random: inout SplitMix64) -> [[String]] {
        let most = random.pick([9, 9, 40])
        return names.shuffled(using: &random).prefix(random.integer(2...6)).map { [$0, "\(random.integer(2...most))"] }
    }

    private static let names = [
        "Anna", "Ben", "Cleo", "David", "Eva", "Frank", "Mia", "Noah", "Olga", "Paul", "Rosa", "Tim", "Wendy", "Yusuf",
    ]

    private static func decimal(using random: inout SplitMix64) -> String {
        (random.chance(0.2) ? "-" : "") + "\(random.integer(0...99)).\(random.integer(0...9))\(random.integer(0...9))"
    }

    private static func list(using random: inout SplitMix64) -> [String] {
        let mark = random.pick(["- ", "* ", "1. ", "1) ", "a) "])
        let title = random.pick(["To do", "Shopping list", "Steps:", "Bring along:", "Rooms"])
        let items = things.shuffled(using: &random).prefix(random.integer(3...5)).enumerated().map { place, thing in
            let text = random.chance(0.4) ? "\(random.integer(1...12)) \(thing.lowercased())" : thing
            return switch mark.first {
            case "1": "\(place + 1)\(mark.dropFirst())\(text)"
            case "a": "\(Array("abcde")[place])\(mark.dropFirst())\(text)"
            default: mark + text
            }
        }
        return [title] + items
    }

    private static func receipt(using random: inout SplitMix64) -> [[String]] {
        var sum = 0
        func money(_ cents: Int) -> String { "\(cents / 100).\(cents / 10 % 10)\(cents % 10)" }
        var rows = [[random.pick(["CORNER SHOP", "Cafe Linden", "BOOK STORE", "Hill Bakery"]), ""]]
        for thing in things.shuffled(using: &random).prefix(random.integer(2...5)) {
            let price = random.integer(45...2999)
            sum += price
            rows.append([random.chance(0.3) ? "2 x \(thing)" : thing.uppercased(), money(price)])
        }
        rows.append([random.pick(["TOTAL", "Sum", "Total EUR"]), money(sum)])
        if random.chance(0.5) { rows.append(["Card ****\(random.integer(1000...9999))", money(sum)]) }
        if random.chance(0.5) { rows.append(["Thank you!", ""]) }
        return rows
    }

    /// Letters, digits and signs that nobody takes for another one where they stand alone.
    private static let characters = Array("ABCDEFGHJKLMNPQRSTUVWXYZabdefghijkmnqrtuy23456789&?!@#%$+=")
    private static let words = [
        "OK", "42", "9:30", "10%", "B12", "Exit", "Open", "STOP", "Room", "Total", "-5", "A1", "No", "Hello",
        "Platform", "Invoice", "12.50", "2 l", "v2.1", "SALE", "x = 0", "C++", "Friday", "Warning!", "to", "PIN 4711",
        "(a)", "$9.99", "Push", "Kitchen", "up", "3rd", "#17", "e-mail", "Yes?",
    ]
    private static let quantities = ["Sum", "Speed", "Weight", "Price", "Height", "Load", "Rate", "Qty", "Temp"]
    private static let units = ["kg", "km/h", "m", "ms", "V", "kWh", "l", "GB", "mm", "EUR", "h", "°C"]
    private static let things = [
        "Apples", "Green tea", "Paper cups", "Batteries", "Milk", "Screws M4", "Rye bread", "Notebook", "Soap",
        "Rope 5 m", "Lamp", "Oranges", "Blue ink", "Salt", "Wall clock", "Tape", "Keys",
    ]
    private static let sentences = [
        "The train to the coast leaves from platform four at noon.",
        "Nobody knew why the lamp in the hall was still on.", "Please close the window before you leave the room.",
        "We met twice in June and once again in September.",
        "A small dog waited in front of the bakery, as it did every day.", "Is there a quicker way across the river?",
        "Mix the flour with water, add salt, and let it rest for an hour.", "It costs less than it did last year!",
        "Read the whole page first; then answer in one sentence.", "She said: \"Come in, the door is open.\"",
        "Half of the apples were red, the others yellow or green.",
        "Mr. Jones can't come, but he sends his best wishes.",
        "Turn left at the old mill and follow the path (about 2 km).",
    ]
    private static let programs = [
        ["let n = 5;", "x = 0"], ["def area(w, h):", "    return w * h"],
        ["if (a[i] > max) {", "    max = a[i];", "}"], ["for i in range(10):", "    total += i", "print(total)"],
        ["std::cout << \"ok\";", "return 0;"], ["git commit -m \"fix\"", "git push --force"],
        ["grep -rn \"main\" src/"],
        ["while (p != null) {", "    p = p.next;", "}"], ["SELECT name, age FROM users", "WHERE age >= 18;"],
        ["ls -la | sort -k 5"], ["var t = { id: 7, ok: true };"], ["a = b ? c : d;", "f(x) = 2 * x - 1"],
        ["func add(_ a: Int) -> Int {", "    a + 1", "}"], ["curl http://localhost:8080/v1/ping"],
        ["#include <stdio.h>", "int main(void) {", "    return 0;", "}"], ["x = y || !z && w;", "i++;"],
        ["try: run()", "except IOError as e:", "    log(e)"], ["chmod 644 notes.txt", "cd ../src"],
    ]
}

extension String {
    fileprivate var trimmingBlanks: String { String(drop { $0 == " " }) }
}
