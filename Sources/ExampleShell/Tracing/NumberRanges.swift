/// Numbers as a person writes them: `#2–#7, #9`.
nonisolated struct NumberRanges {
    private let ranges: [ClosedRange<Int>]

    init(_ numbers: [Int]) {
        var ranges: [ClosedRange<Int>] = []
        for number in Set(numbers).sorted() {
            if let last = ranges.last, last.upperBound == number - 1 {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        self.ranges = ranges
    }

    /// The ranges with a sign before each number.
    func text(prefix: String = "") -> String {
        ranges.map { range in
            let ends = range.count == 1 ? [range.lowerBound] : [range.lowerBound, range.upperBound]
            return ends.map { "\(prefix)\($0)" }.joined(separator: ends[0] + 1 == ends.last ? ", " : "–")
        }.joined(separator: ", ")
    }

    /// `rows 1–6` for `row 1`, `row 2`…; places that are no names with numbers as they are.
    static func text(ofPlaces places: [String]) -> String {
        let words = places.map { $0.split(separator: " ") }
        let numbers = words.compactMap { $0.count == 2 ? Int($0[1]) : nil }
        guard let name = words.first?.first, numbers.count == places.count, words.allSatisfy({ $0[0] == name }) else {
            return Set(places).sorted().joined(separator: ", ")
        }
        let ranges = NumberRanges(numbers)
        return (Set(numbers).count == 1 ? "\(name) " : "\(name)s ") + ranges.text()
    }
}
