/// A scale on which numbers are drawn as bars: as long, beside each other, as they are large.
struct BarScale {
    let largest: Double
    let columns: Int

    /// The bar of a number. Every number above 0 is visible.
    func bar(_ number: Double, _ role: TextRole = .plain) -> StyledText {
        StyledText(String(repeating: "█", count: length(of: number)), .bar(role))
    }

    func length(of number: Double) -> Int {
        largest > 0 ? (number / largest * Double(columns)).rounded(.up).whole(in: 0...max(0, columns)) : 0
    }
}
