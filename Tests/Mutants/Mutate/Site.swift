/// A place in a file where a change can be made, and those that can.
struct Site {
    let kind: String
    let range: Range<Int>
    /// Whether a process works out only once what stands there, for whoever asks first.
    let isOnce: Bool
    var changes: [Change]

    func meets(_ other: Site) -> Bool { range.overlaps(other.range) }
}

/// What would stand there instead, and the code that has both, with a null character for whether this one is chosen.
struct Change {
    let text: String
    private let both: String

    init(_ text: String, _ both: String) {
        (self.text, self.both) = (text, both)
    }

    func code(_ number: Int) -> String { both.replacing("\0", with: "mutant(\(number))") }
}
