internal import Foundation

/// Numbers from 0, as a person writes them: `#2–#7, #9`.
nonisolated struct NumberRanges {
    private let numbers: IndexSet

    init(_ numbers: [Int]) {
        self.numbers = IndexSet(numbers)
    }

    /// The ranges with a sign before each number.
    func text(prefix: String = "") -> String {
        numbers.rangeView.map { range in
            let ends = range.count == 1 ? [range.lowerBound] : [range.lowerBound, range.upperBound - 1]
            return ends.map { "\(prefix)\($0)" }.joined(separator: ends[0] + 1 == ends.last ? ", " : "–")
        }.joined(separator: ", ")
    }

    /// `rows 1–6` for `row 1`, `row 2`…. Places that are no names with numbers as they are.
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
