/// An object as a traced step names it: the object itself may be gone when the step is read.
public nonisolated struct TraceObject: Hashable, Sendable {
    /// Its class.
    public let className: String
    /// Its number among the objects of its class; nil for what has none.
    public let number: Int?
    /// A Boolean value that indicates whether a table or grid shows the object for one row or item after another.
    public var isCell: Bool { unsafeBitCast(type, to: AnyClass.self) is any ReusableCell.Type }

    /// Its class, which is asked only if need be: to look for a protocol takes long the first time.
    private let type: ObjectIdentifier

    /// Takes down the name of an object.
    @MainActor public init(_ object: AnyObject) {
        className = World.current.classNames(object)
        number = (object as? UIResponder)?.serialNumber
        type = ObjectIdentifier(Swift.type(of: object))
    }

    /// `UILabel #3`
    public var name: String { number.map { "\(className) #\($0)" } ?? className }
}
