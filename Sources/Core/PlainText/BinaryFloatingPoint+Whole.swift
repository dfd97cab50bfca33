nonisolated extension BinaryFloatingPoint {
    /// Returns the number without its fraction, cut to a range; the lower bound for what is no number.
    ///
    /// `Int(_:)` ends the program if the number is NaN or beyond the range of `Int`, so it is for no number that a file
    /// or a user gives. `.ci/numbers` finds its uses.
    @inlinable package func whole(in range: ClosedRange<Int>) -> Int {
        guard self > Self(range.lowerBound) else { return range.lowerBound }
        guard self < Self(range.upperBound) else { return range.upperBound }
        return Int(self)
    }
}
