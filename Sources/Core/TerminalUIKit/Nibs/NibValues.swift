import InterfaceBuilder

/// The values of one object of a nib, by the keys that classes ask for, cached for all loads.
///
/// A key is the name Interface Builder gives a property: an XML attribute, a child with `key=`, or the list of children
/// in an element of that name.
nonisolated final class NibValues {
    /// The value under one key, in each form Interface Builder has for it.
    final class KeyedValue {
        /// The attribute as written.
        let text: String?
        /// The keyed child that is a value.
        let property: IBValue?
        /// The keyed child that is an object.
        let slot: IBObject?
        /// The objects in the element of that name.
        let list: [IBObject]?
        /// The attribute as a number, or nil if it isn't one.
        private(set) lazy var number = text.flatMap(Double.init)
        /// The attribute as a whole number, or nil if it isn't one.
        private(set) lazy var integer = text.flatMap(Int.init)
        /// The attribute as a Boolean value.
        let flag: Bool
        /// The decoded value, if it can be cached.
        var shared: Any?
        /// The decoded value, if it can be cached, because the load is not observed.
        var decoded: AnyObject?

        fileprivate init(text: String?, property: IBValue?, slot: IBObject?, list: [IBObject]?, flag: Bool) {
            self.text = text
            self.property = property
            self.slot = slot
            self.list = list
            self.flag = flag
        }
    }

    private let attributes: IBKeyed<String>
    private let properties: IBKeyed<IBValue>
    private let slots: IBKeyed<IBObject>
    private let collections: IBKeyed<[IBObject]>
    /// The object's overrides on this kind of screen, the most specific last.
    let variations: [IBVariation]
    private var answers = KeyAnswers<KeyedValue>()

    /// Creates the values of an object on a kind of screen.
    @MainActor init(_ object: IBObject, on screen: UITraitCollection) {
        attributes = object.attributes
        properties = object.properties
        slots = object.slots
        collections = object.collections
        variations = object.variations.isEmpty ? [] : object.variations.counting(on: screen.nibNames)
        var keys = Self.ownKeys + slots.keys + collections.keys
        keys += attributes.keys + variations.flatMap(\.attributes.keys)
        for properties in [properties] + variations.map(\.properties) {
            keys += properties.keys
            for case (let key, .state) in properties { keys.append(Self.statePrefix + key) }
        }
        answers = KeyAnswers(keys: keys)
    }

    /// Returns the value under a key, or nil if there isn't one.
    func value(forKey key: String) -> KeyedValue? { answers.answer(to: key, else: find) }

    private func find(_ key: String) -> KeyedValue? {
        let name = Self.name(of: key)
        let text = variations.reduce(attributes[key]) { $1.attributes[key] ?? $0 }
        let property = variations.reduce(properties[name]) { $1.properties[name] ?? $0 }
        if name != key {
            guard case .state = property else { return nil }
        }
        let (slot, list) = (slots[key], collections[key])
        let isSomething = text != nil || property != nil || slot != nil || list != nil
        guard isSomething || Self.ownKeys.contains(key) else { return nil }
        let flag = if case .bool(let flag) = property { flag } else { isFixed(by: key) || text == "YES" }
        return KeyedValue(text: text, property: property, slot: slot, list: list, flag: flag)
    }

    /// Returns a Boolean value that indicates whether a key is true because the frame is fixed. Such a view has no
    /// constraints in the file, and Xcode makes some from its mask.
    func isFixed(by key: String) -> Bool {
        key == "translatesAutoresizingMaskIntoConstraints" && find("fixedFrame")?.text == "YES"
    }

    /// Returns a Boolean value that indicates whether an object in the object exists on this kind of screen.
    @MainActor func includes(_ object: IBObject) -> Bool {
        if variations.isEmpty { return true }
        return variations.includes(object.id)
    }

    /// The key of the name of the object's element, which stand-ins show.
    static let elementKey = "element"
    /// The key of what the object has in slots, whatever they are called, in document order.
    static let slotsKey = "slots"
    /// The keys that every object has.
    private static let ownKeys = [elementKey, slotsKey]

    /// The prefix of the keys for a button's content in a state, as in `state.highlighted`. Interface Builder gives the
    /// state and a flag the same name, but an archive holds only one value under one key.
    private static let statePrefix = "state."

    /// Returns Interface Builder's name for a key.
    static func name(of key: String) -> String {
        key.hasPrefix(statePrefix) ? String(key.dropFirst(statePrefix.count)) : key
    }
}
