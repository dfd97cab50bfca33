/// The content of an outlet of a type.
final class OutletStorage<Value>: AnyOutlet {
    /// The value of an empty outlet.
    private let empty: Value
    private var strong: Value
    private(set) weak var weak: AnyObject?

    init(_ empty: Value, name: String?, accepting accepted: Any.Type, keeps: Bool) {
        // Only an object can be referred to weakly: `weak var labels: [UILabel]` doesn't even compile.
        let keeps = keeps || Value.self is any OutletCollection.Type
        self.empty = empty
        strong = empty
        super.init(name: name, accepting: accepted, keeps: keeps)
    }

    nonisolated deinit {}

    var value: Value {
        get {
            if keeps { return strong }
            guard let weak else { return empty }
            return weak as? Value ?? empty
        }
        set {
            origin = nil
            if keeps { strong = newValue } else { weak = Self.object(in: newValue) }
        }
    }

    /// The object that a value is, or contains as an optional. Nil for other values.
    private static func object(in value: Value) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        let content: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : value as Any
        return content.flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
    }

    override var connectedObjects: [AnyObject] {
        if let object = Self.object(in: value) { return [object] }
        return (value as? any OutletCollection)?.objects ?? []
    }

    override func connect(to object: AnyObject, from origin: OutletOrigin?) -> Bool {
        if let new = object as? Value {
            guard isAccepted(object) else { return false }
            if keeps { strong = new } else { weak = object }
        } else {
            // In two steps: no collection at all would be cast to an optional that is nil.
            guard let longer = (value as? any OutletCollection)?.appending(object), let new = longer as? Value
            else { return false }
            value = new
        }
        self.origin = origin
        return true
    }

    private func isAccepted(_ object: AnyObject) -> Bool {
        func isInstance<Accepted>(of type: Accepted.Type) -> Bool { object is Accepted }
        return accepted == Value.self || isInstance(of: accepted)
    }

    override func disconnect() { value = empty }
}
