import InterfaceBuilder

/// A key of a path that an object on the path lacks.
struct UndefinedKey {
    /// The object that lacks the key.
    let object: any NibObject
    /// The key.
    let key: String
    /// A Boolean value that indicates whether the value was only to be read, because the path goes on.
    let isRead: Bool

    /// The exception that key–value coding raises.
    var exception: UIKitException { .unknownKey(key, of: Trace.name(of: object), isRead: isRead) }
}

extension UIKitException {
    /// Returns the exception that key–value coding raises for a key that an object with a name lacks.
    static func unknownKey(_ key: String, of object: String, isRead: Bool = false) -> UIKitException {
        let method = isRead ? "valueForUndefinedKey:" : "setValue:forUndefinedKey:"
        return UIKitException(
            name: "NSUnknownKeyException",
            reason: "[<\(object)> \(method)]: this class is not key value coding-compliant for the key \(key).")
    }
}
