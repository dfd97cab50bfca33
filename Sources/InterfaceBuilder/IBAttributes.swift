/// The XML attributes of an element, as written and in the order of the file.
///
/// An element has few: looking through all of them is faster than hashing a name.
public nonisolated struct IBAttributes: Sendable, Sequence, ExpressibleByDictionaryLiteral {
    private var pairs: [(key: String, value: String)]

    /// Attributes with names and values.
    init(_ pairs: [(key: String, value: String)]) {
        self.pairs = pairs
    }

    /// Attributes with names and values. No name stands twice.
    public init(dictionaryLiteral elements: (String, String)...) {
        pairs = elements.map { (key: $0, value: $1) }
    }

    /// The value of an attribute; nil if there is none of that name.
    ///
    /// - Complexity: O(*n*), where *n* is the number of attributes.
    public internal(set) subscript(name: String) -> String? {
        get {
            for pair in pairs where pair.key == name { return pair.value }
            return nil
        }
        set {
            let index = pairs.firstIndex { $0.key == name }
            switch (index, newValue) {
            case (let index?, let value?): pairs[index].value = value
            case (let index?, nil): pairs.remove(at: index)
            case (nil, let value?): pairs.append((name, value))
            case (nil, nil): break
            }
        }
    }

    /// How many there are.
    public var count: Int { pairs.count }
    /// Whether there are none.
    public var isEmpty: Bool { pairs.isEmpty }
    /// The names.
    public var keys: [String] { pairs.map(\.key) }
    /// The same, to be looked up by hashing.
    public var dictionary: [String: String] { Dictionary(pairs) { first, _ in first } }

    /// Goes through names and values in the order of the file.
    public func makeIterator() -> IndexingIterator<[(key: String, value: String)]> { pairs.makeIterator() }
}

extension IBAttributes: Equatable {
    /// Whether the names and values are the same, in whatever order.
    public nonisolated static func == (left: IBAttributes, right: IBAttributes) -> Bool {
        left.count == right.count && left.pairs.allSatisfy { right[$0.key] == $0.value }
    }
}
