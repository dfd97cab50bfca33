import Foundation

/// The elements of a document in an arena. They follow one another in a piece of memory, know each other by their
/// numbers, and are freed at once.
///
/// The text of the file is not copied again. A value or text is a piece of it, unless it contains an entity or the
/// like.
nonisolated final class IBArena {
    /// A piece of the text.
    struct Span: Hashable {
        private(set) var start: UInt32 = 0
        private(set) var count: UInt32 = 0
        /// The place in the text.
        var range: Range<Int> { Int(start)..<Int(start) + Int(count) }

        init() {}

        init(_ range: Range<Int>) { (start, count) = (UInt32(range.lowerBound), UInt32(range.count)) }
    }

    /// An attribute.
    struct Attribute {
        let name: IBWord
        /// The value, entities replaced.
        let value: Span
    }

    /// The results of reading an element in an object.
    enum Use {
        case nothing, property, collection
        /// One of the document's objects, by its number.
        case object(UInt32)
    }

    /// An element.
    struct Node {
        let name: IBWord
        /// The first of its attributes. The others follow, up to those of the next element.
        let firstAttribute: UInt32
        /// The number of bytes of the file that were read before its start tag.
        let place: UInt32
        /// The numbers of its relatives, or ``none`` where there is no relative.
        var parent = none, firstChild = none, next = none
        /// The text directly inside it, in one piece.
        var text = Span()
        var use = Use.nothing
    }

    /// The number of no element.
    static let none = UInt32.max
    /// The maximum number of bytes in an arena, because an archive may produce the same text very often.
    private static let maximumSize = 8 * IBSource.maximumSize

    /// The name of the file for messages.
    let file: String
    /// The number of bytes that belong to the file.
    let fileSize: Int
    /// The bytes of the file, followed by texts that are not in it as such.
    let text: IBBuffer<UInt8>
    /// A Boolean value that indicates whether a text is missing because it was too much.
    private(set) var isFull = false
    /// The elements.
    let nodes: IBBuffer<Node>
    /// The attributes of all of them.
    let attributes: IBBuffer<Attribute>
    /// The names that words stand for.
    let vocabulary: IBVocabulary
    /// The places at which a merge has left a conflict.
    var undecided: [IBLocation] = []
    private var longStrings: [Span: String] = [:]
    private lazy var places = text.withElements(in: 0..<fileSize) { IBPlaces(in: $0) }

    /// Creates an arena for the contents of a file.
    init(_ data: Data, file: String, vocabulary: IBVocabulary) {
        self.file = file
        self.vocabulary = vocabulary
        fileSize = data.count
        text = IBBuffer(capacity: data.count)
        // Interface Builder writes longer ones.
        nodes = IBBuffer(capacity: data.count / 64)
        attributes = IBBuffer(capacity: data.count / 24)
        data.withUnsafeBytes { bytes in text.append(bytes.bindMemory(to: UInt8.self)) }
    }

    // MARK: Making

    /// Adds an element, whose attributes are to be added next, in another one and after an existing one.
    func append(_ name: IBWord, place: UInt32, in parent: UInt32 = none, after previous: UInt32 = none) -> UInt32 {
        let number = UInt32(nodes.count)
        nodes.append(Node(name: name, firstAttribute: UInt32(attributes.count), place: place))
        if parent != Self.none { link(number, in: parent, after: previous) }
        return number
    }

    /// Puts an element in another one, after an existing one.
    func link(_ number: UInt32, in parent: UInt32, after previous: UInt32) {
        if previous == Self.none {
            nodes[Int(parent)].firstChild = number
        } else {
            nodes[Int(previous)].next = number
        }
        (nodes[Int(number)].parent, nodes[Int(number)].next) = (parent, Self.none)
    }

    /// Adds bytes that the file doesn't contain.
    func append(_ bytes: UnsafeBufferPointer<UInt8>) -> Span {
        isFull = isFull || text.count + bytes.count > Self.maximumSize
        if isFull { return Span() }
        text.append(bytes)
        return Span(text.count - bytes.count..<text.count)
    }

    /// Returns one piece made of two: the bytes as they are, if the second piece follows the first.
    func joined(_ first: Span, _ second: Span) -> Span {
        if first.count == 0 { return second }
        var range = first.range
        if range.upperBound == second.start { return Span(range.lowerBound..<second.range.upperBound) }
        if range.upperBound != text.count {
            range = text.count..<text.count + range.count
            text.append(copyOf: first.range)
        }
        text.append(copyOf: second.range)
        return Span(range.lowerBound..<text.count)
    }

    // MARK: Asking

    /// Returns the places of an element's attributes.
    func attributes(of number: UInt32) -> Range<Int> {
        let next = Int(number) + 1
        let end = next < nodes.count ? Int(nodes[next].firstAttribute) : attributes.count
        return Int(nodes[Int(number)].firstAttribute)..<end
    }

    /// A piece of the text. A long one is made once: an archive may refer to it very often.
    func string(_ span: Span) -> String {
        if !longStrings.isEmpty, let known = longStrings[span] { return known }
        let string = withBytes(span) { String(decoding: $0, as: UTF8.self) }
        if span.count > 1_000 { longStrings[span] = string }
        return string
    }

    /// Returns a Boolean value that indicates whether two pieces of the text are equal.
    func areEqual(_ first: Span, _ second: Span) -> Bool {
        first.count == second.count && withBytes(first) { first in withBytes(second) { first.elementsEqual($0) } }
    }

    /// Calls a function with the bytes of a piece, which lie there as long as it runs and no byte is added.
    func withBytes<Result>(_ span: Span, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        text.withElements(in: span.range, body)
    }

    /// The place of a byte behind so many others, or of the beginning of the tag that ends there.
    func location(at offset: Int, isEndOfTag: Bool) -> IBLocation {
        text.withElements { places.location(at: offset, isEndOfTag: isEndOfTag, in: $0) }
    }
}
