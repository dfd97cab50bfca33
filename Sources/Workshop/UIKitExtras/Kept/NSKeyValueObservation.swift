#if !canImport(ObjectiveC)
    /// An observation of a property, which ends when code releases it. Swift's properties can't be observed, so it only
    /// has its initial value.
    public nonisolated final class NSKeyValueObservation: NSObject {
        /// Ends the observation.
        public func invalidate() {}
    }

    /// The options of an observation.
    public nonisolated struct NSKeyValueObservingOptions: OptionSet, Sendable {
        /// Foundation's bits.
        public let rawValue: UInt
        /// Creates options.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The new value.
        public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
        /// The old value.
        public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
        /// The closure is called at once, too.
        public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    }

    /// A change of an observed property.
    public nonisolated struct NSKeyValueObservedChange<Value> {
        /// The new value.
        public let newValue: Value?
        /// The old value, which is nil.
        public let oldValue: Value?
    }

    extension NSObjectProtocol where Self: NSObject {
        /// Calls a closure if the options contain `initial`. Its later calls for changes are absent, which a message in
        /// the log says.
        public func observe<Value>(
            _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
            changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation {
            if options.contains(.initial) {
                let value = options.contains(.new) ? self[keyPath: keyPath] : nil
                changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
            }
            Log.write("\(type(of: self)): changes of a property can't be observed here")
            return NSKeyValueObservation()
        }
    }
#endif
