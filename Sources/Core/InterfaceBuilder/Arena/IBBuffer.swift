/// A growing piece of raw memory, of which an arena consists.
///
/// Its methods never read or write memory outside of it, and no pointer to it outlives a call.
nonisolated final class IBBuffer<Element: BitwiseCopyable> {
    private var memory: UnsafeMutableBufferPointer<Element>
    /// The number of elements.
    private(set) var count = 0

    /// An empty buffer with room for some elements.
    init(capacity: Int) { memory = .allocate(capacity: max(capacity, 1)) }

    /// A buffer with the same element everywhere.
    init(repeating element: Element, count: Int) {
        memory = .allocate(capacity: count)
        memory.initialize(repeating: element)
        self.count = count
    }

    deinit { memory.deallocate() }

    /// The element at an index, which must be one.
    subscript(index: Int) -> Element {
        get {
            precondition(index >= 0 && index < count, "nothing is there")
            return memory[index]
        }
        set {
            precondition(index >= 0 && index < count, "nothing is there")
            memory[index] = newValue
        }
    }

    /// Adds an element at the end.
    func append(_ element: Element) {
        reserve(1)
        memory[count] = element
        count += 1
    }

    /// Adds elements at the end that lie elsewhere.
    func append(_ elements: UnsafeBufferPointer<Element>) {
        reserve(elements.count)
        _ = UnsafeMutableBufferPointer(rebasing: memory[count...]).update(fromContentsOf: elements)
        count += elements.count
    }

    /// Adds a copy of some of its own elements at the end.
    func append(copyOf range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "nothing is there")
        reserve(range.count)
        append(UnsafeBufferPointer(rebasing: memory[range]))
    }

    /// Calls a function with the elements, which lie there as long as it runs and no element is added.
    func withElements<Result, Failure>(_ body: (UnsafeBufferPointer<Element>) throws(Failure) -> Result)
        throws(Failure) -> Result
    {
        try body(UnsafeBufferPointer(start: memory.baseAddress, count: count))
    }

    /// Calls a function with some of the elements, which lie there as long as it runs and no element is added.
    func withElements<Result>(in range: Range<Int>, _ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "nothing is there")
        return body(UnsafeBufferPointer(start: memory.baseAddress.map { $0 + range.lowerBound }, count: range.count))
    }

    /// Keeps no more memory than is needed.
    func trim() { move(to: count) }

    private func reserve(_ more: Int) {
        guard count + more > memory.count else { return }
        move(to: max(count + more, 2 * memory.count))
    }

    private func move(to capacity: Int) {
        let other = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(capacity, 1))
        _ = other.update(fromContentsOf: memory[..<count])
        memory.deallocate()
        memory = other
    }
}
