import InterfaceBuilder

/// What one object of a nib says, by the keys that classes ask for: cached for all loads.
///
/// A key is the name Interface Builder gives a property: an XML attribute, a child with `key=`, or the list of children
/// in an element of that name.
nonisolated final class NibValues {
    /// What stands under one key, in each form Interface Builder has for it.
    final class Value {
        /// The attribute as written.
        let text: String?
        /// The keyed child that is a value.
        let property: IBValue?
        /// The keyed child that is an object.
        let slot: IBObject?
        /// The objects in the element of that name.
        let list: [IBObject]?
        /// The attribute as a number; nil if it is none.
        private(set) lazy var number = text.flatMap(Double.init)
        /// The attribute as a whole number; nil if it is none.
        private(set) lazy var integer = text.flatMap(Int.init)
        /// The decoded value, if it can be cached.
        var shared: Any?

        fileprivate init(text: String?, property: IBValue?, slot: IBObject?, list: [IBObject]?) {
            self.text = text
            self.property = property
            self.slot = slot
            self.list = list
        }
    }

    private let attributes: IBKeyed<String>
    private let properties: IBKeyed<IBValue>
    private let slots: IBKeyed<IBObject>
    private let collections: IBKeyed<[IBObject]>
    /// The object's overrides on this kind of screen, the most specific last.
    let variations: [IBVariation]
    /// What was asked for, and what stands there, in the order in which it was asked for first.
    private var answers: [(key: String, value: Value?)] = []
    /// The index of the last answer, as a hint: classes ask in the same order at every load.
    private var last = 0
    /// A Bloom filter of all keys there are.
    private var filter: UInt64 = 0

    /// Prepares to say what an object says on a kind of screen.
    @MainActor init(_ object: IBObject, on screen: UITraitCollection) {
        attributes = object.attributes
        properties = object.properties
        slots = object.slots
        collections = object.collections
        variations = object.variations.isEmpty ? [] : object.variations.counting(on: screen.nibNames)
        note(attributes, properties)
        for variation in variations { note(variation.attributes, variation.properties) }
        for (key, _) in slots { filter |= Self.bit(of: key) }
        for (key, _) in collections { filter |= Self.bit(of: key) }
        for key in NibCoder.ownKeys { filter |= Self.bit(of: key) }
    }

    private func note(_ attributes: IBKeyed<String>, _ properties: IBKeyed<IBValue>) {
        for (key, _) in attributes { filter |= Self.bit(of: key) }
        for (key, property) in properties {
            filter |= Self.bit(of: key)
            if case .state = property { filter |= Self.bit(of: Self.statePrefix + key) }
        }
    }

    /// What stands under a key; nil for nothing.
    subscript(key: String) -> Value? {
        // Classes ask for many more keys than a nib has: few of those are worth looking for.
        guard filter & Self.bit(of: key) != 0 else { return nil }
        if let place = answers[last...].firstIndex(where: { $0.key == key })
            ?? answers[..<last].firstIndex(where: { $0.key == key })
        {
            last = place
        } else {
            last = answers.count
            answers.append((key, find(key)))
        }
        return answers[last].value
    }

    private func find(_ key: String) -> Value? {
        let name = Self.name(of: key)
        let text = variations.reduce(attributes[key]) { $1.attributes[key] ?? $0 }
        let property = variations.reduce(properties[name]) { $1.properties[name] ?? $0 }
        if name != key {
            guard case .state = property else { return nil }
        }
        let (slot, list) = (slots[key], collections[key])
        let isSomething = text != nil || property != nil || slot != nil || list != nil
        guard isSomething || NibCoder.ownKeys.contains(key) else { return nil }
        return Value(text: text, property: property, slot: slot, list: list)
    }

    /// One of 64 bits, by a key's length and first letter.
    private static func bit(of key: String) -> UInt64 {
        let text = key.utf8
        return 1 << ((UInt64(text.count) &* 7 &+ UInt64(text.first ?? 0)) & 63)
    }

    /// What a button shows in a state has a key of its own, `state.highlighted`: Interface Builder calls the state and
    /// a flag alike, but an archive holds only one value under one key.
    private static let statePrefix = "state."

    /// What Interface Builder calls a key.
    static func name(of key: String) -> String {
        key.hasPrefix(statePrefix) ? String(key.dropFirst(statePrefix.count)) : key
    }
}
