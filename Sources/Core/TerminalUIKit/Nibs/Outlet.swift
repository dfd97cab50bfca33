/// A property that a nib fills, found by its name when the nib is loaded. In Xcode, it is `@IBOutlet`.
///
/// ```swift
/// @Outlet var label: UILabel?
/// @Outlet(.weak) var delegate: (any UITableViewDelegate)?
/// @Outlet var buttons: [UIButton] = []      // an outlet collection
/// ```
///
/// `@IBOutlet` needs Objective-C's run time to be found by name. A nib sets the value without the property's setter: on
/// iOS `didSet` runs then, here it runs only for values that code assigns.
@preconcurrency @MainActor @propertyWrapper
public final class Outlet<Value>: AnyOutlet {
    /// The ways to hold the connected object.
    public enum Ownership: Sendable {
        /// Strongly: the outlet keeps it alive.
        case strong
        /// Weakly: the outlet is nil when the object is deallocated. A collection is strong all the same.
        case weak
    }

    /// The value of an empty outlet.
    private let empty: Value
    private var strong: Value
    /// The object of a weak outlet, which takes no cast.
    private(set) weak var object: AnyObject?

    /// Creates a strong or weak outlet.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until the nib sets another one.
    ///   - ownership: The kind of the reference, strong or weak.
    public convenience init(wrappedValue: Value, _ ownership: Ownership = .strong) {
        self.init(wrappedValue, ownership, name: nil, accepting: Value.self)
    }

    /// Creates an empty outlet, strong or weak.
    public convenience init(_ ownership: Ownership) where Value: ExpressibleByNilLiteral {
        self.init(wrappedValue: nil, ownership)
    }

    /// An empty outlet that is connected by another name than its property's, perhaps only to a narrower type.
    convenience init(name: String, _ ownership: Ownership = .strong, accepting accepted: Any.Type = Value.self)
    where Value: ExpressibleByNilLiteral {
        self.init(nil, ownership, name: name, accepting: accepted)
    }

    private init(_ value: Value, _ ownership: Ownership, name: String?, accepting accepted: Any.Type) {
        (empty, strong) = (value, value)
        super.init(name: name, accepting: accepted, isWeak: ownership == .weak)
    }

    nonisolated deinit {}

    /// The connected object.
    public var wrappedValue: Value {
        get {
            guard isWeak, let object else { return strong }
            return object as? Value ?? strong
        }
        set {
            origin = nil
            object = isWeak ? Self.object(in: newValue) : nil
            strong = object == nil ? newValue : empty
        }
    }

    // Only an object can be referred to weakly: `weak var labels: [UILabel]` doesn't even compile.
    override var keeps: Bool { !isWeak || Value.self is any OutletCollection.Type }

    /// The object that a value is, or has if it is an optional, or nil for all that isn't one.
    private static func object(in value: Value) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        let content: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : value as Any
        return content.flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
    }

    override var connectedObjects: [AnyObject] {
        if let object = Self.object(in: wrappedValue) { return [object] }
        return (wrappedValue as? any OutletCollection)?.objects ?? []
    }

    override func connect(to object: AnyObject, from origin: OutletOrigin?) -> Bool {
        if let new = object as? Value {
            guard isAccepted(object) else { return false }
            if isWeak { self.object = object } else { strong = new }
        } else {
            // In two steps: no collection at all would be cast to an optional that is nil.
            guard let longer = (strong as? any OutletCollection)?.appending(object), let new = longer as? Value
            else { return false }
            strong = new
        }
        self.origin = origin
        return true
    }

    private func isAccepted(_ object: AnyObject) -> Bool {
        func isInstance<Accepted>(of type: Accepted.Type) -> Bool { object is Accepted }
        return accepted == Value.self || isInstance(of: accepted)
    }

    override func disconnect() { wrappedValue = empty }
}
