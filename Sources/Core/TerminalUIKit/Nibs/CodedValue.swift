/// A value that a coder holds by itself, not as an object.
package nonisolated protocol CodedValue: Equatable {
    /// Returns the value that a coder holds under a key, or nil if it is no such value.
    @MainActor static func decoded(by coder: NSCoder, forKey key: String) -> Self?
    /// Puts the value under a key.
    @MainActor func encode(with coder: NSCoder, forKey key: String)
}

extension Bool: CodedValue {
    package static func decoded(by coder: NSCoder, forKey key: String) -> Bool? { coder.decodeBool(forKey: key) }
    package func encode(with coder: NSCoder, forKey key: String) { coder.encode(self, forKey: key) }
}

extension Int: CodedValue {
    package static func decoded(by coder: NSCoder, forKey key: String) -> Int? { coder.decodeInteger(forKey: key) }
    package func encode(with coder: NSCoder, forKey key: String) { coder.encode(self, forKey: key) }
}

extension CodedValue where Self: BinaryFloatingPoint {
    package static func decoded(by coder: NSCoder, forKey key: String) -> Self? {
        Self(coder.decodeDouble(forKey: key))
    }
    package func encode(with coder: NSCoder, forKey key: String) { coder.encode(Double(self), forKey: key) }
}

extension CGFloat: CodedValue {}
extension Double: CodedValue {}
extension Float: CodedValue {}

extension CGRect: CodedValue {
    package static func decoded(by coder: NSCoder, forKey key: String) -> CGRect? { coder.decodeCGRect(forKey: key) }
    package func encode(with coder: NSCoder, forKey key: String) { coder.encode(self, forKey: key) }
}

extension CGSize: CodedValue {
    package static func decoded(by coder: NSCoder, forKey key: String) -> CGSize? { coder.decodeCGSize(forKey: key) }
    package func encode(with coder: NSCoder, forKey key: String) { coder.encode(self, forKey: key) }
}

extension UIEdgeInsets: CodedValue {
    package static func decoded(by coder: NSCoder, forKey key: String) -> UIEdgeInsets? {
        coder.decodeUIEdgeInsets(forKey: key)
    }
    package func encode(with coder: NSCoder, forKey key: String) { coder.encode(self, forKey: key) }
}

extension NibEnum {
    package static func decoded(by coder: NSCoder, forKey key: String) -> Self? { coder.decodeEnum(forKey: key) }
    package func encode(with coder: NSCoder, forKey key: String) { coder.encode(self, forKey: key) }
}
