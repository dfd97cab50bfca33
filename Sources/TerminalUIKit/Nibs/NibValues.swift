import InterfaceBuilder

/// What one object of a nib says, by the keys that classes ask for: looked together and parsed once, for all loads.
///
/// A key is the name Interface Builder gives a property: an XML attribute, a child with `key=`, or the list of children
/// in an element of that name.
nonisolated final class NibValues {
    /// What stands under one key, in each form Interface Builder has for it.
    final class Value {
        /// The attribute as written.
        fileprivate(set) var text: String?
        /// The keyed child that is a value.
        fileprivate(set) var property: IBValue?
        /// The keyed child that is an object.
        fileprivate(set) var slot: IBObject?
        /// The objects in the element of that name.
        fileprivate(set) var list: [IBObject]?
        /// The attribute as a number; nil if it is none.
        private(set) lazy var number = text.flatMap(Double.init)
        /// The attribute as a whole number; nil if it is none.
        private(set) lazy var integer = text.flatMap(Int.init)
        /// What UIKit has for it, once it was decoded and can be shared by all that is decoded from it.
        var shared: Any?
    }

    private var values: [String: Value] = [:]
    /// What the object has otherwise on this kind of screen, the most particular last.
    let variations: [IBVariation]

    /// Looks together what an object says on a kind of screen.
    @MainActor init(_ object: IBObject, on screen: UITraitCollection) {
        variations = object.variations.isEmpty ? [] : object.variations.counting(on: screen.nibNames)
        for (key, text) in object.attributes { self[adding: key].text = text }
        for (key, property) in object.properties { self[adding: key].property = property }
        for variation in variations {
            for (key, text) in variation.attributes { self[adding: key].text = text }
            for (key, property) in variation.properties { self[adding: key].property = property }
        }
        for (key, slot) in object.slots { self[adding: key].slot = slot }
        for (key, list) in object.collections { self[adding: key].list = list }
        for (key, value) in values {
            if case .state = value.property { self[adding: Self.statePrefix + key].property = value.property }
        }
    }

    /// What stands under a key; nil for nothing.
    subscript(key: String) -> Value? { values[key] }

    private subscript(adding key: String) -> Value {
        if let value = values[key] { return value }
        let value = Value()
        values[key] = value
        return value
    }

    /// What a button shows in a state has a key of its own, `state.highlighted`: Interface Builder calls the state and
    /// a flag alike, but an archive holds only one value under one key.
    private static let statePrefix = "state."

    /// What Interface Builder calls a key.
    static func name(of key: String) -> String {
        key.hasPrefix(statePrefix) ? String(key.dropFirst(statePrefix.count)) : key
    }
}
