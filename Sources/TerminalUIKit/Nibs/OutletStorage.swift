/// What is in an outlet of a type.
final class OutletStorage<Value>: AnyOutlet {
    /// What stands for nothing.
    private let empty: Value
    private var strong: Value
    private weak var weak: AnyObject?
    /// What was connected weakly, as it was given: good while the object is there, and read sooner than that is cast.
    nonisolated(unsafe) private let bits: UnsafeMutablePointer<Value>?

    init(_ empty: Value, name: String?, accepting accepted: Any.Type, keeps: Bool) {
        self.empty = empty
        strong = empty
        bits = keeps ? nil : .allocate(capacity: 1)
        super.init(name: name, accepting: accepted, keeps: keeps)
    }

    nonisolated deinit { bits?.deallocate() }

    var value: Value {
        get {
            guard let bits else { return strong }
            guard let weak else { return empty }
            return withExtendedLifetime(weak) { bits.pointee }
        }
        set {
            origin = nil
            guard let bits else { return strong = newValue }
            weak = Self.object(in: newValue)
            if let weak { UncalledMethods.warn(about: weak) }
            withUnsafePointer(to: newValue) { new in
                UnsafeMutableRawPointer(bits).copyMemory(from: new, byteCount: MemoryLayout<Value>.size)
            }
        }
    }

    /// The object that a value is, or has if it is an optional; nil for all that isn't one.
    private static func object(in value: Value) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        let content: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : value as Any
        return content.flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
    }

    override var connectedObjects: [AnyObject] {
        if let collection = value as? any OutletCollection { return collection.objects }
        return Self.object(in: value).map { [$0] } ?? []
    }

    override func connect(to object: AnyObject, from origin: OutletOrigin?) -> Bool {
        guard let new = value(with: object) else { return false }
        value = new
        self.origin = origin
        return true
    }

    override func disconnect() { value = empty }

    /// What there is with one more object connected; nil if that is of another type.
    private func value(with object: AnyObject) -> Value? {
        if let new = object as? Value { return isAccepted(object) ? new : nil }
        // In two steps: no collection at all would be cast to an optional that is nil.
        guard let collection = value as? any OutletCollection else { return nil }
        return collection.appending(object) as? Value
    }

    private func isAccepted(_ object: AnyObject) -> Bool {
        func isInstance<Accepted>(of type: Accepted.Type) -> Bool { object is Accepted }
        return accepted == Value.self || isInstance(of: accepted)
    }
}
