/// What kind of type a type is: what its description begins with, in Swift's binary interface.
enum TypeKind: UInt {
    case structure = 0x200
    case optional = 0x202

    /// The kind of a type; nil for all others.
    init?(of type: Any.Type) {
        self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
    }

    /// The class that values of a type are of, or that they are of if they are not nil; nil if the type says no class.
    static func classOfValues(of type: Any.Type) -> AnyClass? {
        guard TypeKind(of: type) == .optional else { return type as? AnyClass }
        // The kind, what is common to all optionals, then what this one wraps.
        return unsafeBitCast(type, to: UnsafePointer<Any.Type>.self)[2] as? AnyClass
    }
}
