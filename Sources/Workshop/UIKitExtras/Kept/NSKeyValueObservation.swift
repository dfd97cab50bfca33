#if !canImport(ObjectiveC)
    /// An observation of a property, which ends when code releases it.
    ///
    /// Swift's properties don't tell that they change. So the values are compared after each layout of the window.
    public final class NSKeyValueObservation: NSObject {
        /// Compares the value with the earlier one, and returns whether it told of a change, or nil if the object is
        /// gone.
        fileprivate var check: (() -> Bool?)?

        /// Creates an observation of the value that a closure returns for an object that is alive.
        fileprivate init<Object: AnyObject, Value>(
            of object: Object, _ value: @escaping (Object) -> Value,
            _ tell: @escaping (Object, _ old: Value, _ new: Value) -> Void
        ) {
            super.init()
            var old = value(object)
            check = { [weak object] in
                guard let object else { return nil }
                let new = value(object)
                guard !isSame(old, new) else { return false }
                let before = old
                old = new
                tell(object, before, new)
                return true
            }
        }

        /// Ends the observation.
        public func invalidate() { check = nil }
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
        /// The old value.
        public let oldValue: Value?
    }

    extension NSObjectProtocol where Self: NSObject {
        /// Calls a closure when a property has changed, after the next layout.
        public func observe<Value>(
            _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
            changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation {
            func change(_ old: Value?, _ new: Value) -> NSKeyValueObservedChange<Value> {
                NSKeyValueObservedChange(
                    newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil)
            }
            if options.contains(.initial) { changeHandler(self, change(nil, self[keyPath: keyPath])) }
            let observation = NSKeyValueObservation(of: self, { $0[keyPath: keyPath] }) {
                changeHandler($0, change($1, $2))
            }
            Observations.current.add(observation)
            return observation
        }
    }

    extension NSObject {
        /// Calls a responder's method when a view's property has changed, after the next layout.
        ///
        /// - Parameter keyPath: `bounds`, `center`, `contentOffset`, `contentSize`, `frame`, `hidden` or `text`.
        public func addObserver(
            _ observer: UIResponder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
            context: UnsafeMutableRawPointer?
        ) {
            guard let value = Self.values[keyPath] else {
                return Log.write("\(type(of: self)): changes of \(keyPath) can't be observed here")
            }
            func change(_ old: Any?, _ new: Any) -> [NSKeyValueChangeKey: Any] {
                var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
                if options.contains(.new) { change[.newKey] = new }
                if options.contains(.old) { change[.oldKey] = old }
                return change
            }
            if options.contains(.initial) {
                observer.observeValue(forKeyPath: keyPath, of: self, change: change(nil, value(self)), context: context)
            }
            let observation = NSKeyValueObservation(of: self, value) { [weak observer] in
                observer?.observeValue(forKeyPath: keyPath, of: $0, change: change($1, $2), context: context)
            }
            Observations.current.add(observation, of: self, keyPath, for: observer)
        }

        /// Ends the calls for a property.
        public func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
            Observations.current.remove(of: self, keyPath, for: observer)
        }

        private static let values: [String: (NSObject) -> Any] = [
            "bounds": { ($0 as? UIView)?.bounds as Any }, "center": { ($0 as? UIView)?.center as Any },
            "contentOffset": { ($0 as? UIScrollView)?.contentOffset as Any },
            "contentSize": { ($0 as? UIScrollView)?.contentSize as Any }, "frame": { ($0 as? UIView)?.frame as Any },
            "hidden": { ($0 as? UIView)?.isHidden as Any },
            "text": { ($0 as? UITextField)?.text ?? ($0 as? UITextView)?.text ?? ($0 as? UILabel)?.text ?? "" },
        ]
    }

    /// The observations in a world.
    private final class Observations {
        private struct Weak {
            weak var observation: NSKeyValueObservation?
        }

        private struct Named {
            weak var object: NSObject?
            let keyPath: String
            weak var observer: UIResponder?
            let observation: NSKeyValueObservation
        }

        private var released: [Weak] = []
        private var named: [Named] = []
        private var isChecking = false

        static var current: Observations {
            // A world like another one has its own.
            if World.current.layoutEnded != nil, let known = World.current[Observations.self] { return known }
            let new = Observations()
            World.current[Observations.self] = new
            World.current.layoutEnded = { new.check() }
            return new
        }

        func add(_ observation: NSKeyValueObservation) { released.append(Weak(observation: observation)) }

        func add(
            _ observation: NSKeyValueObservation, of object: NSObject, _ keyPath: String, for observer: UIResponder
        ) {
            named.append(Named(object: object, keyPath: keyPath, observer: observer, observation: observation))
        }

        func remove(of object: NSObject, _ keyPath: String, for observer: UIResponder) {
            named.removeAll { $0.object === object && $0.keyPath == keyPath && $0.observer === observer }
        }

        /// Tells of all changes, and returns whether there were any.
        private func check() -> Bool {
            guard !isChecking else { return false }
            isChecking = true
            defer { isChecking = false }
            released.removeAll { $0.observation?.check == nil }
            named.removeAll { $0.object == nil || $0.observer == nil }
            let observations = released.compactMap(\.observation) + named.map(\.observation)
            return observations.reduce(false) { $1.check?() == true || $0 }
        }
    }

    /// Returns a Boolean value that indicates whether two values are the same, as far as they can be compared.
    private func isSame(_ old: Any, _ new: Any) -> Bool {
        func isEqual<Value: Equatable>(_ old: Value) -> Bool { new as? Value == old }
        guard let old = old as? any Equatable else { return true }
        return isEqual(old)
    }
#endif
