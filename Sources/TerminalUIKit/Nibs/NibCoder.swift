import InterfaceBuilder

/// Serves the keys that `init?(coder:)` asks for from one object of a nib.
///
/// What is itself an object is decoded on the way: the nib is unarchived depth first.
///
/// `NSCoder` is not isolated, so neither is this; it is made, used and dropped within one load on the main thread.
nonisolated final class NibCoder: NSCoder, @unchecked Sendable {
    private let object: IBObject
    private let values: NibValues
    private let decoder: NibDecoder
    private let observer: (any NibObserver)?

    @MainActor init(_ object: IBObject, decoder: NibDecoder) {
        self.object = object
        self.decoder = decoder
        values = decoder.values(of: object)
        observer = decoder.observer
        super.init()
    }

    /// The scene of a storyboard that the object is in.
    @MainActor var scene: StoryboardScene? { decoder.scene }

    /// Whether the class that the nib names is not in the program.
    @MainActor var isOfUnknownClass: Bool { object.customClass != nil && decoder.isStandIn(object) }

    /// The key of the name of the object's element, which stand-ins show.
    static let elementKey = "element"
    /// The key of what the object has in slots, whatever they are called, in document order.
    static let slotsKey = "slots"
    /// The keys that every object has.
    static let ownKeys = [elementKey, slotsKey]

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool {
        note(key)
        return values[key] != nil
    }

    override func decodeObject(forKey key: String) -> Any? {
        note(key)
        guard let value = values[key] else { return nil }
        if let shared = value.shared { return shared }
        // The object does not leave the main thread: the whole load runs on it.
        nonisolated(unsafe) var result: Any?
        MainActor.assumeIsolated { result = decode(value, forKey: key) }
        return result
    }

    override func decodeBool(forKey key: String) -> Bool {
        note(key)
        let value = values[key]
        if case .bool(let flag) = value?.property { return flag }
        // A view with a fixed frame has no constraints in the file: Xcode makes some from its mask.
        if key == "translatesAutoresizingMaskIntoConstraints", values["fixedFrame"]?.text == "YES" { return true }
        return value?.text == "YES"
    }

    override func decodeInteger(forKey key: String) -> Int {
        note(key)
        guard let value = values[key] else { return 0 }
        return switch value.property {
        case .integer(let number): number
        case .autoresizingMask(let mask): Int(bitPattern: mask.rawValue)
        default: value.integer ?? 0
        }
    }

    override func decodeDouble(forKey key: String) -> Double {
        note(key)
        guard let value = values[key] else { return 0 }
        let number: Double? =
            switch value.property {
            case .integer(let number): Double(number)
            case .real(let number): number
            default: value.number
            }
        return number?.withinMeasure ?? 0
    }

    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

    /// Tells the inspection, if there is one, that a key is asked for.
    private func note(_ key: String) {
        guard let observer else { return }
        MainActor.assumeIsolated {
            observer.note(key: NibValues.name(of: key), of: object)
            if key == Self.slotsKey { object.slots.keys.forEach { observer.note(key: $0, of: object) } }
        }
    }

    @MainActor private func decode(_ value: NibValues.Value, forKey key: String) -> Any? {
        if let property = value.property {
            let decoded = decoder.value(of: property)
            if property.isShared { value.shared = decoded }
            return decoded
        }
        if let slot = value.slot { return decoder.decode(slot) }
        if let list = value.list {
            // What is not on this kind of screen is made all the same, as on iOS: outlets may lead to it.
            return list.map { ($0, decoder.decode($0)) }.filter { values.variations.includes($0.0.id) }.compactMap(\.1)
        }
        guard let text = value.text else {
            if key == Self.elementKey { return object.element }
            return object.children.filter { $0.key != nil }.compactMap(decoder.decode)
        }
        if Self.references.contains(key) { return decoder.decode(id: text) }
        if Self.images.contains(key) { return decoder.image(named: text) }
        if key == "buttonType", text == "roundedRect", decoder.showsPlainButtons { return "system" }
        value.shared = text
        return text
    }

    /// Attributes that hold the id of another object.
    private static let references: Set = ["textLabel", "detailTextLabel", "imageView"]

    /// Attributes that hold the name of an image.
    private static let images: Set = ["image", "highlightedImage", "selectedImage", "backgroundImage"]
}

extension IBValue {
    /// Whether what it decodes to can be cached: a value, or an immutable object.
    fileprivate nonisolated var isShared: Bool {
        switch self {
        case .state, .group: false
        default: true
        }
    }
}
