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
public struct Outlet<Value> {
    /// The ways to hold the connected object.
    public enum Ownership: Sendable {
        /// Strongly: the outlet keeps it alive.
        case strong
        /// Weakly: the outlet is nil when the object is deallocated. A collection is strong all the same.
        case weak
    }

    private let storage: OutletStorage<Value>

    /// Creates a strong outlet.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, .strong) }

    /// Creates a strong or weak outlet.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until the nib sets another one.
    ///   - ownership: The kind of the reference, strong or weak.
    public init(wrappedValue: Value, _ ownership: Ownership) {
        self.init(wrappedValue: wrappedValue, ownership, name: nil, accepting: Value.self)
    }

    /// Creates an empty outlet, strong or weak.
    public init(_ ownership: Ownership) where Value: ExpressibleByNilLiteral {
        self.init(wrappedValue: nil, ownership)
    }

    /// An empty outlet that is connected by another name than its property's, perhaps only to a narrower type.
    init(name: String, _ ownership: Ownership = .strong, accepting accepted: Any.Type = Value.self)
    where Value: ExpressibleByNilLiteral {
        self.init(wrappedValue: nil, ownership, name: name, accepting: accepted)
    }

    private init(wrappedValue: Value, _ ownership: Ownership, name: String?, accepting accepted: Any.Type) {
        storage = OutletStorage(wrappedValue, name: name, accepting: accepted, keeps: ownership == .strong)
    }

    /// The connected object.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    /// The object of a weak outlet, which takes no cast.
    var object: AnyObject? { storage.weak }
}

extension Outlet: OutletProperty {
    var anyOutlet: AnyOutlet { storage }
}
