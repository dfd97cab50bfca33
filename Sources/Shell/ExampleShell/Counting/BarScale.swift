/// A scale on which numbers are drawn as bars: as long, beside each other, as they are large.
struct BarScale {
    let largest: Double
    let columns: Int

    /// The bar of a number. Every number above 0 is visible.
    func bar(_ number: Double, _ role: TextRole = .plain) -> StyledText {
        StyledText(String(repeating: "█", count: length(of: number)), .bar(role))
    }

    func length(of number: Double) -> Int {
        // The product first: 7 / 50 * 50 is a little more than 7, and would be rounded up to 8.
        largest > 0 ? (number * Double(columns) / largest).rounded(.up).whole(in: 0...max(0, columns)) : 0
    }
}
