/// An object as a traced step names it: the object itself may be gone when the step is read.
public nonisolated struct TraceObject: Hashable, Sendable {
    /// Its class.
    public let className: String
    /// Its number among the objects of its class; nil for what has none.
    public let number: Int?
    /// Whether a table or grid shows it for one row or item after another.
    public let isCell: Bool

    /// Takes down the name of an object.
    @MainActor public init(_ object: AnyObject) {
        className = World.current.classNames(object)
        number = (object as? UIResponder)?.serialNumber
        isCell = object is any ReusableCell
    }

    /// `UILabel #3`
    public var name: String { number.map { "\(className) #\($0)" } ?? className }
}
