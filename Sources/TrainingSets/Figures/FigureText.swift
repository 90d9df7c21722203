import GlyphTraining

/// Made-up figures and codes, in which nothing but the shapes says what stands there.
public enum FigureText {
    /// What is made up.
    public enum Kind: String, CaseIterable, Sendable {
        /// Whole and decimal numbers, amounts of money, telephone numbers, account numbers, codes of letters and figures,
        /// dates, times, sums, versions and addresses, quantities with units, rows of figures, shares.
        case number, price, phone, iban, code, date, time, sum, version, quantity, row, share
    }

    /// One text of a kind.
    public static func text(_ kind: Kind, using random: inout SplitMix64) -> String {
        switch kind {
        case .number: number(using: &random)
        case .price: price(using: &random)
        case .phone: phone(using: &random)
        case .iban: iban(using: &random)
        case .code:
            pattern(random.pick(["A1", "1A", "AA-111", "A11", "11A", "AAA 111", "A1A1", "1A-11", "AA11 AAA"]), &random)
        case .date:
            pattern(random.pick(["11/11/1111", "11.11.1111", "1111-11-11", "1/11", "1.1.", "11-11-11"]), &random)
        case .time: pattern(random.pick(["11:11", "1:11", "11:11:11", "11:11-11:11", "1:11 pm", "11h11"]), &random)
        case .sum:
            pattern(random.pick(["11+11=11", "1 + 1 = 11", "11-1=11", "1*11", "11/1=1", "x = 11", "1x+1"]), &random)
        case .version: pattern(random.pick(["v1.1", "1.11.1", "v1.1.11", "11.11.11.111", "111.1.1.1/11"]), &random)
        case .quantity: quantity(using: &random)
        case .row: row(using: &random)
        case .share:
            pattern(random.pick(["1/1", "1/11", "11/1", "11%", "1.1%", "1:1", "11:1", "1 1/1", "±1.1"]), &random)
        }
    }

    private static func number(using random: inout SplitMix64) -> String {
        pattern(
            random.pick([
                "1", "11", "111", "1111", "11111111", "1.11", "1,1111", "0.11", "1 111", "1,111,111", "-11",
                "11.111,11",
            ]),
            &random)
    }

    private static func price(using random: inout SplitMix64) -> String {
        pattern(random.pick(["$1.11", "€11", "£111.11", "1,11 €", "11.11 EUR", "$1,111", "11.-", "$11k"]), &random)
    }

    private static func phone(using random: inout SplitMix64) -> String {
        pattern(
            random.pick([
                "+11 11 1111 1111", "(111) 111-1111", "0111/11111", "0111 111111", "111-1111", "+1 111 111 1111",
            ]),
            &random)
    }

    private static func iban(using random: inout SplitMix64) -> String {
        pattern(
            random.pick(["AA11 1111 1111 1111 1111 11", "AA11 AAAA 1111 1111 1111 11", "AA11 1111 1111 1111"]), &random)
    }

    private static func quantity(using random: inout SplitMix64) -> String {
        pattern(random.pick(["1", "11", "111", "1.1"]), &random) + " "
            + random.pick(["kg", "l", "ml", "m", "cm", "km/h", "s", "V", "GB", "°C", "h"])
    }

    private static func row(using random: inout SplitMix64) -> String {
        let cell = random.pick(["1", "11", "111"])
        return pattern(repeatElement(cell, count: random.integer(3...6)).joined(separator: " "), &random)
    }

    /// Letters that no figure looks like.
    private static let letters = Array("ABCDEFGHJKLMNPRTUVWXYZ")

    /// The pattern with a figure for each 1 and a capital for each A.
    private static func pattern(_ pattern: String, _ random: inout SplitMix64) -> String {
        String(
            pattern.map { place in
                switch place {
                case "1": random.pick(Array("0123456789"))
                case "A": random.pick(letters)
                default: place
                }
            })
    }
}
