/// The difference of a text from the expected one, to be read as a patch: `−` for expected lines, `+` for actual ones.
///
///     expect(Difference(of: screen, from: expected), equals: nil)
///
/// The test compares the whole text, so it notices every change that a user would see.
public nonisolated struct Difference: Equatable, Sendable, CustomStringConvertible {
    /// All lines, those that both texts have, too.
    public let description: String

    /// Compares two texts line by line; nil if they are the same. A line break at the end of either does not count.
    ///
    /// - Complexity: O(*n* · *d*), where *n* is the number of lines and *d* that of differences.
    public init?(of text: String, from expected: String) {
        func lines(_ text: String) -> [Substring] {
            (text.hasSuffix("\n") ? text.dropLast() : text[...]).split(
                separator: "\n", omittingEmptySubsequences: false)
        }
        let (new, old) = (lines(text), lines(expected))
        let changes = new.difference(from: old)
        guard !changes.isEmpty else { return nil }
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in changes {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var result = ""
        var oldIndex = 0
        for (newIndex, line) in new.enumerated() {
            while removed.remove(oldIndex) != nil {
                result += "\n− \(old[oldIndex])"
                oldIndex += 1
            }
            if inserted.contains(newIndex) {
                result += "\n+ \(line)"
            } else {
                result += "\n  \(line)"
                oldIndex += 1
            }
        }
        for index in removed.sorted() { result += "\n− \(old[index])" }
        description = result
    }
}
