/// A list that can grow and shrink, however long it is: it stores ranges of numbers, not elements.
public nonisolated struct NumberedList<Element: Numbered>: Sendable {
    private var ranges: [Range<Int>]
    /// The number of entries.
    public private(set) var count: Int

    /// Creates a list of the first elements, from number 0 on.
    ///
    /// - Parameter count: The number of elements. A negative number counts as 0.
    public init(count: Int) {
        self.count = max(0, count)
        ranges = [0..<self.count]
    }

    /// Creates a list with the elements of a sequence, in its order.
    public init(_ elements: some Sequence<Element>) {
        ranges = elements.map { $0.index..<($0.index + 1) }
        count = ranges.count
    }

    /// Accesses the element at a position.
    ///
    /// - Complexity: O(*e*), where *e* is the number of insertions and removals so far.
    public subscript(position: Int) -> Element {
        let (range, offset) = place(of: position)
        return Element(index: ranges[range].lowerBound + offset)
    }

    /// Inserts an element at a position.
    ///
    /// - Complexity: O(*e*), where *e* is the number of insertions and removals so far.
    public mutating func insert(_ element: Element, at position: Int) {
        count += 1
        guard position < count - 1 else {
            ranges.append(element.index..<(element.index + 1))
            return
        }
        let (index, offset) = place(of: position)
        let range = ranges[index]
        let split = range.lowerBound + offset
        replace(index, with: range.lowerBound..<split, element.index..<(element.index + 1), split..<range.upperBound)
    }

    /// Removes and returns the element at a position.
    ///
    /// - Complexity: O(*e*), where *e* is the number of insertions and removals so far.
    @discardableResult
    public mutating func remove(at position: Int) -> Element {
        let (index, offset) = place(of: position)
        let range = ranges[index]
        let removed = range.lowerBound + offset
        replace(index, with: range.lowerBound..<removed, (removed + 1)..<range.upperBound)
        count -= 1
        return Element(index: removed)
    }

    /// Puts ranges in the place of one, without the empty ones.
    private mutating func replace(_ index: Int, with parts: Range<Int>...) {
        ranges.replaceSubrange(index...index, with: parts.filter { !$0.isEmpty })
    }

    private func place(of position: Int) -> (range: Int, offset: Int) {
        var offset = position
        for (index, range) in ranges.enumerated() {
            if (0..<range.count).contains(offset) { return (index, offset) }
            offset -= range.count
        }
        preconditionFailure("nothing at \(position) of \(count)")
    }
}
