import InterfaceBuilder
import PlainText

/// Serves the keys that `init?(coder:)` asks for from one object of a nib.
///
/// Values that are objects are decoded on the way, so that the nib is unarchived depth first.
///
/// `NSCoder` is not isolated, so neither is this. It is made, used and dropped within one load on the main thread.
nonisolated final class NibCoder: NSCoder, @unchecked Sendable {
    private let object: IBObject
    private let values: NibValues
    let decoder: NibDecoder
    private let observer: (any NibObserver)?
    /// The keys that were asked for, or nil if they aren't recorded.
    private var askedKeys: [String]?

    @MainActor init(_ object: IBObject, _ values: NibValues, decoder: NibDecoder, isOfUnknownClass: Bool = false) {
        self.object = object
        self.values = values
        self.decoder = decoder
        self.isOfUnknownClass = isOfUnknownClass
        observer = decoder.observer
        askedKeys = observer?.notesKeys == true ? [] : nil
        super.init()
    }

    /// A Boolean value that indicates whether the class that the nib names is not in the program.
    let isOfUnknownClass: Bool
    /// A Boolean value that indicates whether the nib is only looked at, as in Interface Builder.
    var isLookedAt: Bool { observer != nil }

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool { value(forKey: key) != nil }

    override func decodeObject(forKey key: String) -> Any? {
        guard let value = value(forKey: key) else { return nil }
        if let shared = value.shared { return shared }
        // The object does not leave the main thread: the whole load runs on it.
        nonisolated(unsafe) var result: Any?
        MainActor.assumeIsolated { result = decode(value, forKey: key) }
        return result
    }

    override func decodeBool(forKey key: String) -> Bool {
        value(forKey: key)?.flag ?? values.isFixed(by: key)
    }

    override func decodeInteger(forKey key: String) -> Int {
        guard let value = value(forKey: key) else { return 0 }
        return switch value.property {
        case .integer(let number): number
        case .autoresizingMask(let mask): Int(bitPattern: mask.rawValue)
        default: value.integer ?? 0
        }
    }

    override func decodeDouble(forKey key: String) -> Double {
        guard let value = value(forKey: key) else { return 0 }
        let number: Double? =
            switch value.property {
            case .integer(let number): Double(number)
            case .real(let number): number
            default: value.number
            }
        return number?.withinMeasure ?? 0
    }

    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

    /// Decodes an object, or a value, of a type, or nil if there isn't one, or one of another type. A value that can be
    /// cached is cast once.
    @MainActor func decode<Value>(_ type: Value.Type, forKey key: String) -> Value? {
        guard let value = value(forKey: key) else { return nil }
        if let known = value.decoded as? Decoded<Value> { return known.value }
        let found = (value.shared ?? decode(value, forKey: key)) as? Value
        if value.shared != nil, let found { value.decoded = Decoded(found) }
        return found
    }

    /// Decodes a value of an enumeration by its name, or nil if absent or unknown.
    @MainActor func decodeName<Value: NibEnum>(forKey key: String) -> Value? {
        guard let value = value(forKey: key) else { return nil }
        // An observer of a document may be given other names.
        if observer == nil, let known = value.decoded as? Decoded<Value> { return known.value }
        guard let name = decodeObject(forKey: key) as? String else { return nil }
        guard let found = Value.nibNames[name] else {
            note(name, as: key, among: Value.nibNames.keys.sorted())
            return nil
        }
        if observer == nil { value.decoded = Decoded(found) }
        return found
    }

    /// Reports an unknown name of a value to the inspection, if there is one. It is a misspelling if it is near to a
    /// known name. Otherwise, perhaps only UIKit knows it.
    @MainActor private func note(_ name: String, as key: String, among names: [String], within most: Int? = nil) {
        let nearest = nearestName(to: name, among: names, within: most ?? max(1, name.count / 3))
        observer?.note(
            IBFault(
                "no \(key) of a \(object.element) is called `\(name)`", rule: "unknown-value",
                severity: nearest == nil ? .note : .warning, file: decoder.observer?.document.file ?? "",
                location: object.location, objectID: object.id, suggestion: nearest))
    }

    /// Reports the names of system colors and font weights that aren't here. If the document gives the components of a
    /// color, Xcode knows it.
    @MainActor private func noteUnknownNames(in value: IBValue, of key: String) {
        switch value {
        case .color(.system(let name)) where decoder.value(of: value) == nil:
            // Most names differ only in a short word.
            note(name, as: key, among: UIColor.systemNames, within: 2)
        case .font(let font):
            if let weight = font.weight, !UIFont.Weight.nibNames.contains(weight) {
                note(weight, as: "font weight", among: UIFont.Weight.nibNames)
            }
        case .state(let state):
            for (key, value) in state.group.properties { noteUnknownNames(in: value, of: key) }
        case .group(let group):
            for (key, value) in group.properties { noteUnknownNames(in: value, of: key) }
        default: break
        }
    }

    /// A decoded value, in a class: it takes less to tell what that is.
    private final class Decoded<Value> {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    /// The rectangle under a key, or nil if there isn't one.
    func rect(forKey key: String) -> CGRect? {
        if case .rect(let rect) = value(forKey: key)?.property { rect } else { nil }
    }

    /// Returns the value under a key, or nil if there isn't one.
    private func value(forKey key: String) -> NibValues.KeyedValue? {
        askedKeys?.append(NibValues.name(of: key))
        return values.value(forKey: key)
    }

    /// Tells the inspection which keys were asked for, if it wants to know.
    @MainActor func reportKeys() {
        guard var keys = askedKeys else { return }
        if keys.contains(NibValues.slotsKey) { keys += object.slots.keys }
        observer?.note(keys: keys, of: object)
    }

    @MainActor private func decode(_ value: NibValues.KeyedValue, forKey key: String) -> Any? {
        if let property = value.property {
            if observer != nil { noteUnknownNames(in: property, of: key) }
            let decoded = decoder.value(of: property)
            if property.isShared { value.shared = decoded }
            return decoded
        }
        if let slot = value.slot { return decoder.decode(slot) }
        if let list = value.list {
            // Objects that are not on this kind of screen are made all the same, as on iOS, because outlets may lead to
            // them.
            var instances: [NSObject] = []
            for object in list {
                if let instance = decoder.decode(object), values.includes(object) { instances.append(instance) }
            }
            return instances
        }
        guard let text = value.text else {
            if key == NibValues.elementKey { return object.element }
            return object.children.filter { $0.key != nil }.compactMap(decoder.decode)
        }
        if Self.references.contains(key) { return decoder.decode(id: text) }
        if key == "buttonType", text == "roundedRect", decoder.showsPlainButtons { return "system" }
        if Self.images.contains(key) { return image(named: text, for: value) }
        value.shared = text
        return text
    }

    @MainActor private func image(named name: String, for value: NibValues.KeyedValue) -> UIImage? {
        // An observer of a document may have other pictures.
        guard observer == nil else { return decoder.image(named: name) }
        if let known = value.decoded as? UIImage { return known }
        let image = decoder.image(named: name)
        value.decoded = image
        return image
    }

    /// Attributes that hold the id of another object.
    private static let references: Set = ["textLabel", "detailTextLabel", "imageView"]

    /// Attributes that hold the name of an image.
    private static let images: Set = ["image", "highlightedImage", "selectedImage", "backgroundImage"]
}

extension IBValue {
    /// A Boolean value that indicates whether the decoded value can be cached, because it is a value or an immutable
    /// object.
    fileprivate nonisolated var isShared: Bool {
        switch self {
        case .state, .group: false
        default: true
        }
    }
}
