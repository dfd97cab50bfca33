import InterfaceBuilder

/// Serves the keys that `init?(coder:)` asks for from one object of a nib.
///
/// A key is the name Interface Builder gives a property: an XML attribute, a child with `key=`, or the list of children
/// in an element of that name. What is itself an object is decoded on the way: the nib is unarchived depth first.
///
/// `NSCoder` is not isolated, so neither is this; it is made, used and dropped within one load on the main thread.
nonisolated final class NibCoder: NSCoder, @unchecked Sendable {
    private let object: IBObject
    private let decoder: NibDecoder
    /// What the object has otherwise on this kind of screen, the most particular last.
    private let variations: [IBVariation]

    @MainActor init(_ object: IBObject, decoder: NibDecoder) {
        self.object = object
        self.decoder = decoder
        variations = object.variations.counting(on: decoder.screen)
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

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool {
        MainActor.assumeIsolated {
            note(key)
            return attribute(key) != nil || property(key) != nil || object.slots[key] != nil
                || object.collections[key] != nil || [Self.elementKey, Self.slotsKey].contains(key)
        }
    }

    override func decodeObject(forKey key: String) -> Any? {
        // The value does not leave the main thread: the whole load runs on it.
        nonisolated(unsafe) var result: Any?
        MainActor.assumeIsolated {
            note(key)
            result = value(forKey: key)
        }
        return result
    }

    override func decodeBool(forKey key: String) -> Bool {
        MainActor.assumeIsolated {
            note(key)
            if case .bool(let value) = varied(key) { return value }
            // A view with a fixed frame has no constraints in the file: Xcode makes some from its mask.
            if key == "translatesAutoresizingMaskIntoConstraints", attribute("fixedFrame") == "YES" {
                return true
            }
            return attribute(key) == "YES"
        }
    }

    override func decodeInteger(forKey key: String) -> Int {
        MainActor.assumeIsolated {
            note(key)
            return switch varied(key) {
            case .integer(let value): value
            case .autoresizingMask(let mask): Int(bitPattern: mask.rawValue)
            default: attribute(key).flatMap(Int.init) ?? 0
            }
        }
    }

    override func decodeDouble(forKey key: String) -> Double {
        MainActor.assumeIsolated {
            note(key)
            return switch varied(key) {
            case .integer(let value): Self.believable(Double(value)) ?? 0
            case .real(let value): Self.believable(value) ?? 0
            default: attribute(key).flatMap(Double.init).flatMap(Self.believable) ?? 0
            }
        }
    }

    /// A number as it is, or the nearest that nothing overflows at; nil for none.
    private static func believable(_ number: Double) -> Double? {
        number.isNaN ? nil : min(max(number, -1e9), 1e9)
    }

    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

    /// Tells whoever looks at the document that somebody wants to know this.
    @MainActor private func note(_ key: String) {
        guard let inspection = decoder.inspection else { return }
        inspection.note(key: name(of: key), of: object)
        if key == Self.slotsKey { object.slots.keys.forEach { inspection.note(key: $0, of: object) } }
    }

    @MainActor private func value(forKey key: String) -> Any? {
        if let property = property(key) { return decoder.value(of: property) }
        if let slot = object.slots[key] { return decoder.decode(slot) }
        if let list = object.collections[key] {
            // What is not on this kind of screen is made all the same, as on iOS: outlets may lead to it.
            return list.map { ($0, decoder.decode($0)) }.filter { variations.includes($0.0.id) }.compactMap(\.1)
        }
        if key == Self.elementKey { return object.element }
        if key == Self.slotsKey { return object.children.filter { $0.key != nil }.compactMap(decoder.decode) }
        guard let text = attribute(key) else { return nil }
        if Self.references.contains(key) { return decoder.decode(id: text) }
        if Self.images.contains(key) { return decoder.image(named: text) }
        if key == "buttonType", text == "roundedRect", decoder.inspection?.showsPlainButtons == true { return "system" }
        return text
    }

    /// A keyed child. What a button shows in a state has a key of its own, `state.highlighted`: Interface Builder calls
    /// the state and the attribute alike, but an archive holds only one value under one key.
    @MainActor private func property(_ key: String) -> IBValue? {
        varied(name(of: key))
    }

    /// What Interface Builder calls a key.
    private func name(of key: String) -> String {
        let prefix = "state."
        return key.hasPrefix(prefix) ? String(key.dropFirst(prefix.count)) : key
    }

    /// A value, as it is on this kind of screen.
    @MainActor private func varied(_ key: String) -> IBValue? {
        variations.reversed().lazy.compactMap { $0.properties[key] }.first ?? object.properties[key]
    }

    /// An attribute, as it is on this kind of screen.
    @MainActor private func attribute(_ key: String) -> String? {
        variations.reversed().lazy.compactMap { $0.attributes[key] }.first ?? object.attributes[key]
    }

    /// Attributes that hold the id of another object.
    private static let references: Set = ["textLabel", "detailTextLabel", "imageView"]

    /// Attributes that hold the name of an image.
    private static let images: Set = ["image", "highlightedImage", "selectedImage", "backgroundImage"]
}
