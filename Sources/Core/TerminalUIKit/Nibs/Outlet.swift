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
    package private(set) weak var object: AnyObject?

    // The initializers say how to cast, because they know the type inside an optional. A cast to a class or a protocol
    // takes half as long as one to an optional, and doesn't search the program for protocols.
    /// Returns an object of the accepted type as a value.
    private let value: (AnyObject) -> Value
    /// Returns the object that a value is or contains, or nil.
    private let content: (Value) -> AnyObject?

    /// Creates a strong or weak outlet.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until the nib sets another one.
    ///   - ownership: The kind of the reference, strong or weak.
    @_disfavoredOverload
    public convenience init(wrappedValue: Value, _ ownership: Ownership = .strong) {
        self.init(
            wrappedValue, ownership, name: nil, accepting: Value.self, value: { $0 as! Value }, content: Self.object)
    }

    /// Creates a strong or weak outlet.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until the nib sets another one.
    ///   - ownership: The kind of the reference, strong or weak.
    public convenience init<Wrapped>(wrappedValue: Wrapped?, _ ownership: Ownership = .strong)
    where Value == Wrapped? {
        self.init(wrappedValue, ownership, name: nil, accepting: Wrapped.self)
    }

    /// Creates an empty outlet, strong or weak.
    public convenience init<Wrapped>(_ ownership: Ownership) where Value == Wrapped? {
        self.init(wrappedValue: nil, ownership)
    }

    /// An empty outlet that is connected by another name than its property's, perhaps only to a narrower type.
    convenience init<Wrapped>(
        name: String, _ ownership: Ownership = .strong, accepting accepted: Any.Type = Wrapped.self
    ) where Value == Wrapped? {
        self.init(nil, ownership, name: name, accepting: accepted)
    }

    private convenience init<Wrapped>(
        _ value: Wrapped?, _ ownership: Ownership, name: String?, accepting accepted: Any.Type
    ) where Value == Wrapped? {
        self.init(
            value, ownership, name: name, accepting: accepted, value: { $0 as? Wrapped },
            content: { $0.flatMap(Self.object) })
    }

    private init(
        _ initial: Value, _ ownership: Ownership, name: String?, accepting accepted: Any.Type,
        value: @escaping (AnyObject) -> Value, content: @escaping (Value) -> AnyObject?
    ) {
        (empty, strong, self.value, self.content) = (initial, initial, value, content)
        super.init(name: name, accepting: accepted, isWeak: ownership == .weak)
    }

    nonisolated deinit {}

    /// The connected object.
    public var wrappedValue: Value {
        get {
            guard isWeak, let object else { return strong }
            return value(object)
        }
        set {
            origin?.isReplaced = true
            object = isWeak ? content(newValue) : nil
            strong = object == nil ? newValue : empty
        }
    }

    // Only an object can be referred to weakly: `weak var labels: [UILabel]` doesn't even compile.
    override var keeps: Bool { !isWeak || Value.self is any OutletCollection.Type }

    /// Returns a value that is an object, or nil for all other values.
    private static func object<Content>(_ content: Content) -> AnyObject? {
        let content: Any = content
        return type(of: content) is AnyClass ? content as AnyObject : nil
    }

    override var connectedObjects: [AnyObject] {
        if let object = content(wrappedValue) { return [object] }
        return (wrappedValue as? any OutletCollection)?.objects ?? []
    }

    override func connect(to object: AnyObject, from origin: OutletOrigin?) -> Bool {
        if isAccepted(object) {
            if isWeak { self.object = object } else { strong = value(object) }
        } else {
            // In two steps: no collection at all would be cast to an optional that is nil.
            guard let longer = (strong as? any OutletCollection)?.appending(object), let new = longer as? Value
            else { return false }
            strong = new
        }
        if let origin { self.origin = origin } else { self.origin?.isReplaced = true }
        return true
    }

    private func isAccepted(_ object: AnyObject) -> Bool {
        func isInstance<Accepted>(of type: Accepted.Type) -> Bool { object is Accepted }
        return isInstance(of: accepted)
    }

    override func disconnect() { wrappedValue = empty }
}
