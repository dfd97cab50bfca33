/// An object as a traced step names it: the object itself may be gone when the step is read.
public nonisolated struct TraceObject: Hashable, Sendable {
    /// Its class.
    public let className: String
    /// Its number among the objects of its class; nil for what has none.
    public let number: Int?
    /// Its class, which is asked only if need be: to look for a protocol takes long the first time.
    let type: ObjectIdentifier

    /// `UILabel #3`
    public var name: String { number.map { "\(className) #\($0)" } ?? className }
}
