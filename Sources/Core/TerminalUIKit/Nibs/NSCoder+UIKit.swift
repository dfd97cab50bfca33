// The members that UIKit adds to NSCoder, and the few defaults nibs need. An attribute that is absent from a nib has
// its default, which is not always zero.
extension NSCoder {
    /// The values that archives hold as objects. An archiver asks at run time whether a type is one of them, and a
    /// program that has Foundation inside (`--static-swift-stdlib`) has those only that something names.
    package static let bridged: [any _ObjectiveCBridgeable.Type] = [
        [Any].self, [AnyHashable: Any].self, Set<AnyHashable>.self, IndexPath.self, IndexSet.self, DateComponents.self,
        URL.self, UUID.self,
    ]

    /// A Boolean value that indicates whether the coder reads a nib, not an archive.
    package var readsNib: Bool { self is NibCoder }

    /// The scene of a storyboard that what it reads is in, or nil for anything else.
    @MainActor var scene: StoryboardScene? { (self as? NibCoder)?.decoder.scene }

    /// Decodes a rectangle, or zero if there isn't one. Archives hold it as text, as UIKit's do.
    public func decodeCGRect(forKey key: String) -> CGRect {
        if let rect = (self as? NibCoder)?.rect(forKey: key) { return rect }
        switch decodeObjectIfPresent(forKey: key) {
        case let text as String:
            // `NSRectFromString` takes a hundred thousand instructions.
            let numbers = text.utf8.split { "{}, ".utf8.contains($0) }.compactMap { Double(Substring($0)) }
            guard numbers.count == 4 else { return .zero }
            return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        case let rect as CGRect: return rect
        default: return .zero
        }
    }

    /// Encodes a rectangle as text.
    public func encode(_ rect: CGRect, forKey key: String) { encode(NSStringFromRect(rect), forKey: key) }

    /// Decodes a size, or zero if there isn't one.
    public func decodeCGSize(forKey key: String) -> CGSize {
        switch decodeObjectIfPresent(forKey: key) {
        case let size as CGSize: size
        case let text as String: NSSizeFromString(text)
        default: .zero
        }
    }

    /// Encodes a size as text.
    public func encode(_ size: CGSize, forKey key: String) { encode(NSStringFromSize(size), forKey: key) }

    /// Decodes distances from edges, or zero if there aren't any.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        switch decodeObject(forKey: key) {
        case let insets as UIEdgeInsets: return insets
        case let parts as [Double] where parts.count == 4:
            return UIEdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
        default: return .zero
        }
    }

    /// Encodes insets as text. UIKit writes a text instead of four numbers.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode([insets.top, insets.left, insets.bottom, insets.right].map(Double.init), forKey: key)
    }

    /// Decodes an object, or nil where there isn't one: on Linux Foundation's unarchiver takes a missing key for
    /// damage.
    package func decodeObjectIfPresent(forKey key: String) -> Any? {
        containsValue(forKey: key) ? decodeObject(forKey: key) : nil
    }

    /// Encodes an attributed text, in a list of its own. An archiver finds objects by their hashes. On Linux, two
    /// attributed strings that are equal have different hashes, which ends the archiver. Equal lists have equal hashes.
    ///
    /// A text with the same attributes throughout is encoded as its characters and these attributes. Linux encodes such
    /// a string without a key that it needs for decoding, which would end the process.
    package func encodeAttributedString(_ string: NSAttributedString?, forKey key: String) {
        let parts = string.map { string -> [Any] in
            let whole = NSRange(location: 0, length: string.length)
            var same = NSRange()
            guard whole.length > 0 else { return [string] }
            let attributes = string.attributes(at: 0, longestEffectiveRange: &same, in: whole)
            return same == whole ? [string.string, attributes] : [string]
        }
        encode(parts.map { $0 as NSArray }, forKey: key)
    }

    /// Decodes an attributed text, from an archive or a nib, or nil if there isn't one.
    package func decodeAttributedString(forKey key: String) -> NSAttributedString? {
        let value = decodeObjectIfPresent(forKey: key)
        guard let parts = value as? [Any] else { return value as? NSAttributedString }
        guard parts.count == 2, let text = parts[0] as? String, let attributes = parts[1] as? [String: Any] else {
            return parts.first as? NSAttributedString
        }
        let keyed = attributes.map { (NSAttributedString.Key(rawValue: $0), $1) }
        return NSAttributedString(string: text, attributes: Dictionary(uniqueKeysWithValues: keyed))
    }

    /// Decodes a list, skipping elements of another type.
    package func decodeList<Element>(of type: Element.Type, forKey key: String) -> [Element]? {
        let value = decodeObjectIfPresent(forKey: key)
        guard self is NibCoder, let objects = value as? [NSObject] else {
            return (value as? [Any])?.compactMap { $0 as? Element }
        }
        var list: [Element] = []
        for object in objects {
            if let element = object as? Element { list.append(element) }
        }
        return list
    }

    package func decodeBool(forKey key: String, default value: Bool) -> Bool {
        containsValue(forKey: key) ? decodeBool(forKey: key) : value
    }

    package func decodeInteger(forKey key: String, default value: Int) -> Int {
        containsValue(forKey: key) ? decodeInteger(forKey: key) : value
    }

    package func decodeCGFloat(forKey key: String, default value: CGFloat) -> CGFloat {
        containsValue(forKey: key) ? CGFloat(decodeDouble(forKey: key)) : value
    }

    /// Decodes an enumeration by the name Interface Builder writes, or nil if absent or unknown.
    package func decodeEnum<Value: NibEnum>(forKey key: String) -> Value? {
        if let coder = self as? NibCoder { return coder.decodeName(forKey: key) }
        return (decodeObjectIfPresent(forKey: key) as? String).flatMap { Value.nibNames[$0] }
    }

    /// Encodes an enumeration by the name Interface Builder writes.
    package func encode<Value: NibEnum>(_ value: Value?, forKey key: String) {
        encode(Value.nibNames.filter { $0.value == value }.keys.min(), forKey: key)
    }
}
