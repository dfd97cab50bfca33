/// What an object tells its delegate, or a closure that it was given in its place.
public nonisolated struct DelegateCall: Hashable, Sendable, CustomStringConvertible {
    /// Who is told.
    public enum Receiver: Hashable, Sendable {
        /// The delegate.
        case delegate(TraceObject)
        /// Whoever gave the closure: a closure doesn't say.
        case closure
        /// There is none.
        case nobody
    }

    /// The method of the delegate that is called, or the property with the closure.
    public let method: String
    /// Who is told.
    public let receiver: Receiver

    /// The call in a line.
    public var description: String {
        switch receiver {
        case .delegate(let object): "\(method) → \(object.name)"
        case .closure: "\(method) → a closure"
        case .nobody: "\(method) → nil: there is no delegate"
        }
    }
}
