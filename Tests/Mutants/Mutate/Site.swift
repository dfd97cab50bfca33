/// A place in a file where a change can be made, and those that can.
struct Site {
    let kind: String
    let range: Range<Int>
    /// A Boolean value that indicates whether a process computes the code only once.
    let isOnce: Bool
    var changes: [Change]

    func meets(_ other: Site) -> Bool { range.overlaps(other.range) }
}

/// The new code of a place, and code with both versions, where a null character replaces the condition that chooses.
struct Change {
    let text: String
    private let both: String

    init(_ text: String, _ both: String) {
        (self.text, self.both) = (text, both)
    }

    func code(_ number: Int) -> String { both.replacing("\0", with: "mutant(\(number))") }
}
