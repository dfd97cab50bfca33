/// A property that a nib can set by its name: an entry in the table that Objective-C's run time would be.
///
/// ```swift
/// override class var inspectables: [String: Inspectable] {
///     ["stars": Inspectable(\RatingView.stars), "starColor": Inspectable(\RatingView.starColor)]
/// }
/// ```
///
/// In Xcode, remove the table, and mark each property `@IBInspectable`. It is set as code sets it: `didSet` runs.
@preconcurrency @MainActor public struct Inspectable {
    private let assign: (_ object: AnyObject, _ value: Any?) -> Bool
    private let read: (_ object: AnyObject) -> Any?
    /// The type of the property, such as `UIColor` or `Optional<String>`.
    package let type: Any.Type
    /// A Boolean value that indicates whether the property only leads to those of its value, as in `titleLabel.text`.
    let isReadOnly: Bool

    /// Creates the description of a property.
    public init<Object: AnyObject, Value>(_ property: ReferenceWritableKeyPath<Object, Value>) {
        (type, isReadOnly) = (Value.self, false)
        read = { object in (object as? Object).map { $0[keyPath: property] } }
        assign = { object, value in
            guard let object = object as? Object, let value: Value = Self.converted(value) else { return false }
            object[keyPath: property] = value
            return true
        }
    }

    /// Names a property that can't be set. Key–value coding reads it on the way to a property of its value.
    package init<Object: AnyObject, Value>(reading property: KeyPath<Object, Value>) {
        (type, isReadOnly) = (Value.self, true)
        read = { object in (object as? Object).map { $0[keyPath: property] } }
        assign = { _, _ in false }
    }

    /// Sets the property.
    ///
    /// - Parameters:
    ///   - value: A value of its type, a number for any type of number.
    ///   - object: The object that has it.
    /// - Returns: `true` if the object has it, and it takes such a value.
    @discardableResult
    public func set(_ value: Any?, on object: AnyObject) -> Bool { assign(object, value) }

    /// Returns the value of the property, or nil for an object that doesn't have it.
    package func value(of object: AnyObject) -> Any? { read(object) }

    /// A value as one of the property's type, or nil if it isn't one.
    private static func converted<Value>(_ value: Any?) -> Value? {
        // Only an optional property takes nil.
        guard let value else { return (Any?.none as Any) as? Value }
        if let value = value as? Value { return value }
        let number: Double
        switch value {
        case let value as Int: number = Double(value)
        case let value as Double: number = value
        default: return nil
        }
        let numbers: [Any] = [number, CGFloat(number), Float(number)] + (Int(exactly: number).map { [$0] } ?? [])
        if let number = numbers.lazy.compactMap({ $0 as? Value }).first { return number }
        return (Value.self as? any RawRepresentable.Type)?.value(of: numbers).flatMap { $0 as? Value }
    }
}

extension RawRepresentable {
    /// The value of an enumeration, such as `NSTextAlignment`, that one of the numbers stands for.
    fileprivate static func value(of numbers: [Any]) -> Any? {
        numbers.lazy.compactMap { $0 as? RawValue }.first.flatMap { Self(rawValue: $0) }
    }
}
