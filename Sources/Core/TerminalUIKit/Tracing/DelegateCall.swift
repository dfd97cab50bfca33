/// A call of a delegate method, or of a closure in its place.
public nonisolated struct DelegateCall: Hashable, Sendable, CustomStringConvertible {
    /// The receivers of a call.
    public enum Receiver: Hashable, Sendable {
        /// The delegate.
        case delegate(TraceObject)
        /// The closure itself, because its owner isn't known.
        case closure
        /// No receiver.
        case nobody
    }

    /// The method of the delegate that is called, or the property with the closure.
    public let method: String
    /// The receiver of the call.
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
