/// An object as a traced step names it: the object itself may be gone when the step is read.
public nonisolated struct TraceObject: Hashable, Sendable {
    /// The class.
    public let className: String
    /// The number among the objects of its class, or nil for objects without a number.
    public let number: Int?
    /// The class, which is asked only if need be, because the first search for a protocol takes long.
    let type: ObjectIdentifier

    /// Compares the number and the class, which the name follows from.
    public static func == (first: TraceObject, second: TraceObject) -> Bool {
        first.number == second.number && first.type == second.type
    }

    /// Hashes the number and the class, which the name follows from.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(number)
    }

    /// `UILabel #3`
    public var name: String { number.map { "\(className) #\($0)" } ?? className }
}
