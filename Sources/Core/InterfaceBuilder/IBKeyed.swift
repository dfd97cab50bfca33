/// A collection of values with names, in the order of the file, such as the attributes of an element.
///
/// There are few in one place, so a linear search beats hashing.
public nonisolated struct IBKeyed<Value>: Sequence, ExpressibleByDictionaryLiteral {
    @usableFromInline var pairs: [(key: String, value: Value)]

    /// Values with names. No name stands twice.
    init(_ pairs: [(key: String, value: Value)]) { self.pairs = pairs }

    /// Creates values with names, each of which must be unique.
    public init(dictionaryLiteral elements: (String, Value)...) {
        pairs = elements.map { (key: $0, value: $1) }
    }

    /// Accesses the value with a name, or nil if there isn't one.
    ///
    /// - Complexity: O(*n*), where *n* is the number of values.
    public internal(set) subscript(name: String) -> Value? {
        // Inlined, as other modules ask for many: there, a type that is not known makes each pair a copy. A loop
        // over the pairs copies each, too.
        @inlinable get {
            for index in pairs.indices where pairs[index].key == name { return pairs[index].value }
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

    /// Adds a value with a name that there is not yet.
    mutating func append(_ value: Value, named name: String) { pairs.append((name, value)) }

    /// The number of entries.
    @inlinable public var count: Int { pairs.count }
    /// A Boolean value that indicates whether there are no entries.
    @inlinable public var isEmpty: Bool { pairs.isEmpty }
    /// The names.
    @inlinable public var keys: [String] { pairs.map { $0.key } }
    /// The entries as a dictionary.
    public var dictionary: [String: Value] { Dictionary(pairs) { first, _ in first } }

    /// Returns an iterator over the names and values, in the order of the file.
    @inlinable public func makeIterator() -> IndexingIterator<[(key: String, value: Value)]> { pairs.makeIterator() }
}

nonisolated extension IBKeyed where Value: RangeReplaceableCollection {
    /// Adds to the list with a name, or begins one.
    mutating func add(_ list: Value, to name: String) {
        if let index = pairs.firstIndex(where: { $0.key == name }) {
            pairs[index].value += list
        } else {
            append(list, named: name)
        }
    }
}

nonisolated extension IBKeyed: Sendable where Value: Sendable {}

nonisolated extension IBKeyed: Equatable where Value: Equatable {
    /// Returns a Boolean value that indicates whether the names and values are the same, in any order.
    public static func == (left: IBKeyed, right: IBKeyed) -> Bool {
        left.count == right.count && left.pairs.allSatisfy { right[$0.key] == $0.value }
    }
}
