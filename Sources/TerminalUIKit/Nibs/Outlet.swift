/// A property that a nib fills, found by its name when the nib is loaded: what `@IBOutlet` is in Xcode.
///
/// ```swift
/// @Outlet var label: UILabel?
/// @Outlet(.weak) var delegate: (any UITableViewDelegate)?
/// @Outlet var buttons: [UIButton] = []      // an outlet collection
/// ```
///
/// `@IBOutlet` needs Objective-C's run time to be found by name. A nib sets the value behind the property's back: on
/// iOS `didSet` runs then, here it runs only for what is assigned in code.
@preconcurrency @MainActor @propertyWrapper
public struct Outlet<Value>: AnyOutlet {
    /// How the connected object is held.
    public enum Ownership: Sendable {
        /// Strongly: the outlet keeps it alive.
        case strong
        /// Weakly: the outlet is nil when the object is deallocated.
        case weak
    }

    private final class Storage {
        var strong: Value?
        weak var weak: AnyObject?
        var origin: OutletOrigin?

        // Nonisolated: every outlet has one, and checking for the actor costs more than the rest.
        nonisolated deinit {}
    }

    private let storage = Storage()
    private let empty: Value
    private let ownership: Ownership
    /// The type of what may be connected.
    private let accepted: Any.Type
    /// The name to be found by where it is not that of the property.
    let name: String?

    /// A strong outlet.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, .strong)
    }

    /// A strong or weak outlet.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value until the nib sets another.
    ///   - ownership: Whether it is strong or weak.
    public init(wrappedValue: Value, _ ownership: Ownership) {
        self.init(wrappedValue: wrappedValue, ownership, name: nil)
    }

    /// An empty outlet, strong or weak.
    public init(_ ownership: Ownership) where Value: ExpressibleByNilLiteral {
        self.init(wrappedValue: nil, ownership, name: nil)
    }

    /// An empty outlet that is connected by another name than the property's.
    init(name: String) where Value: ExpressibleByNilLiteral {
        self.init(wrappedValue: nil, .strong, name: name)
    }

    /// An empty outlet that is connected by another name than the property's, and only to objects of a narrower type.
    init(name: String, _ ownership: Ownership, accepting accepted: Any.Type) where Value: ExpressibleByNilLiteral {
        self.init(wrappedValue: nil, ownership, name: name, accepting: accepted)
    }

    private init(
        wrappedValue: Value, _ ownership: Ownership, name: String?, accepting accepted: Any.Type = Value.self
    ) {
        empty = wrappedValue
        self.ownership = ownership
        self.name = name
        self.accepted = accepted
    }

    /// What is connected.
    public var wrappedValue: Value {
        get {
            switch ownership {
            case .strong: storage.strong ?? empty
            case .weak: storage.weak.flatMap { $0 as? Value } ?? empty
            }
        }
        nonmutating set {
            storage.origin = nil
            if ownership == .weak, let delegate = Self.object(in: newValue) { UncalledMethods.warn(about: delegate) }
            switch ownership {
            case .strong: storage.strong = newValue
            case .weak: storage.weak = Self.object(in: newValue)
            }
        }
    }

    private static func object(in value: Value) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value as AnyObject }
        return mirror.children.first.map { $0.value as AnyObject }
    }

    // MARK: AnyOutlet

    var typeName: String {
        let name = "\(accepted)"
        return name.hasPrefix("Optional<") ? String(name.dropFirst("Optional<".count).dropLast()) : name
    }

    var keeps: Bool { ownership == .strong }

    var connectedObjects: [AnyObject] {
        if let collection = wrappedValue as? any OutletCollection { return collection.objects }
        return Self.object(in: wrappedValue).map { [$0] } ?? []
    }

    var origin: OutletOrigin? { storage.origin }

    static func reader(at offset: Int) -> (AnyObject) -> any AnyOutlet {
        { Unmanaged.passUnretained($0).toOpaque().load(fromByteOffset: offset, as: Self.self) }
    }

    func connect(to object: AnyObject, from origin: OutletOrigin?) -> Bool {
        guard connect(to: object) else { return false }
        storage.origin = origin
        return true
    }

    func disconnect() { wrappedValue = empty }

    private func connect(to object: AnyObject) -> Bool {
        if let collection = wrappedValue as? any OutletCollection {
            guard let longer = collection.appending(object) as? Value else { return false }
            wrappedValue = longer
            return true
        }
        guard let value = object as? Value, Self.isInstance(object, of: accepted) else { return false }
        wrappedValue = value
        return true
    }

    private static func isInstance<Accepted>(_ object: AnyObject, of type: Accepted.Type) -> Bool {
        object is Accepted
    }
}
