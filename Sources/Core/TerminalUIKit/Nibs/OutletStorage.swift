/// What is in an outlet of a type.
final class OutletStorage<Value>: AnyOutlet {
    /// What stands for nothing.
    private let empty: Value
    private var strong: Value
    private weak var weak: AnyObject?
    /// What was connected weakly, as it was given: good while the object is there, and read sooner than that is cast.
    nonisolated(unsafe) private let bits: UnsafeMutablePointer<Value>?

    init(_ empty: Value, name: String?, accepting accepted: Any.Type, keeps: Bool) {
        // Only an object can be referred to weakly: `weak var labels: [UILabel]` doesn't even compile.
        let keeps = keeps || Value.self is any OutletCollection.Type
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
            keep(newValue, Self.object(in: newValue), in: bits)
        }
    }

    /// Keeps a value with the object that it is.
    private func keep(_ new: Value, _ object: AnyObject?, in bits: UnsafeMutablePointer<Value>) {
        weak = object
        withUnsafePointer(to: new) { new in
            UnsafeMutableRawPointer(bits).copyMemory(from: new, byteCount: MemoryLayout<Value>.size)
        }
    }

    /// The object that a value is, or has if it is an optional; nil for all that isn't one.
    private static func object(in value: Value) -> AnyObject? {
        if TypeKind.classOfValues(of: Value.self) != nil { return unsafeBitCast(value, to: AnyObject?.self) }
        let mirror = Mirror(reflecting: value)
        let content: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : value as Any
        return content.flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
    }

    override var connectedObjects: [AnyObject] {
        if let object = Self.object(in: value) { return [object] }
        return (value as? any OutletCollection)?.objects ?? []
    }

    override func connect(to object: AnyObject, from origin: OutletOrigin?) -> Bool {
        if let new = value(of: object) {
            guard isAccepted(object) else { return false }
            if let bits { keep(new, object, in: bits) } else { strong = new }
        } else {
            // In two steps: no collection at all would be cast to an optional that is nil.
            guard let longer = (value as? any OutletCollection)?.appending(object), let new = longer as? Value
            else { return false }
            value = new
        }
        self.origin = origin
        return true
    }

    /// An object as a value; nil if it is of another type.
    private func value(of object: AnyObject) -> Value? {
        // To cast to a type that is not known when this is compiled takes long.
        guard let wanted = TypeKind.classOfValues(of: Value.self) else { return object as? Value }
        var type: AnyClass? = type(of: object)
        while let known = type, known != wanted { type = _getSuperclass(known) }
        return type == nil ? nil : unsafeBitCast(object, to: Value.self)
    }

    private func isAccepted(_ object: AnyObject) -> Bool {
        func isInstance<Accepted>(of type: Accepted.Type) -> Bool { object is Accepted }
        return accepted == Value.self || isInstance(of: accepted)
    }

    override func disconnect() { value = empty }
}
