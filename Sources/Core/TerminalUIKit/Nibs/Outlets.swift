/// The outlets an object declares, its superclasses' included.
public struct Outlets {
    private typealias Named = (name: String, outlet: AnyOutlet)

    private let all: [Named]

    /// Finds the outlets of an object, by reflection.
    ///
    /// A class that describes itself to a mirror (`CustomReflectable`) has the outlets that it shows there.
    ///
    /// - Complexity: O(*p*) for the first object of a class, and O(*o*) after that. *p* is the number of its stored
    ///   properties, up to the last superclass with an outlet, and *o* the number of outlets.
    public init(of object: AnyObject) {
        let places = Self.places(of: object)
        guard !places.isEmpty else {
            all = []
            return
        }
        var all: [Named] = []
        for (mirror, places) in zip(Self.mirrors(of: object), places) {
            let children = mirror.children
            for place in places {
                Self.outlet(children[children.index(children.startIndex, offsetBy: place)]).map { all.append($0) }
            }
        }
        self.all = all
    }

    private static var known: [ObjectIdentifier: [[Int]]] = [:]

    /// Returns the places of outlets among the properties of a class and its superclasses, up to the last that has
    /// one. They are kept by class, because a mirror takes 4 µs for each property.
    private static func places(of object: AnyObject) -> [[Int]] {
        let type: AnyClass = type(of: object)
        if let places = known[ObjectIdentifier(type)] { return places }
        var names: Set<String> = []
        var places = mirrors(of: object).map { mirror in
            mirror.children.enumerated().filter { child in
                outlet(child.element).map { names.insert($0.name).inserted } ?? false
            }.map(\.offset)
        }
        while places.last?.isEmpty == true { places.removeLast() }
        // A class that describes itself may do so otherwise each time.
        if !(type is any CustomReflectable.Type) { known[ObjectIdentifier(type)] = places }
        return places
    }

    /// The mirrors of an object's own class and of those above it, up to those that have no outlets.
    private static func mirrors(of object: AnyObject) -> [Mirror] {
        var mirrors: [Mirror] = []
        var next: Mirror? = Mirror(reflecting: object)
        while let mirror = next, mirror.subjectType != UIView.self, mirror.subjectType != UIResponder.self {
            mirrors.append(mirror)
            next = mirror.superclassMirror
        }
        return mirrors
    }

    /// The outlet that a property is, or nil if it isn't one.
    private static func outlet(_ property: Mirror.Child) -> Named? {
        // A wrapped property is stored with a low line before its name.
        guard let label = property.label, label.hasPrefix("_"), let outlet = property.value as? AnyOutlet
        else { return nil }
        return (outlet.name ?? String(label.dropFirst()), outlet)
    }

    /// The names of the outlets in the order of their declarations, with the object's own class first.
    public var names: [String] { all.map(\.name) }

    /// - Complexity: O(*o*), where *o* is the number of outlets.
    subscript(name: String) -> AnyOutlet? { all.first { $0.name == name }?.outlet }

    /// Connects an object to an outlet, or adds it to an outlet collection, as a nib does.
    ///
    /// - Returns: `true` if there is an outlet of that name which takes such an object.
    public func connect(_ name: String, to object: AnyObject) -> Bool {
        self[name]?.connect(to: object, from: nil) ?? false
    }

    /// Empties an outlet. Ignores a name that isn't one.
    package func disconnect(_ name: String) { self[name]?.disconnect() }
    /// Returns the name of the type of an outlet, such as `UILabel`, or nil if there is no outlet of that name.
    package func typeName(of name: String) -> String? { self[name]?.typeName }
    /// Returns the origin of the object in an outlet, or nil if no nib connected it.
    public func origin(of name: String) -> OutletOrigin? { self[name]?.origin }
    /// Returns a Boolean value that indicates whether an outlet is strong. It is `false` if there is no such outlet.
    public func keeps(_ name: String) -> Bool { self[name]?.keeps ?? false }

    /// The outlets that are filled, in the order of ``names``, with their objects.
    public var connections: [(name: String, objects: [AnyObject])] {
        all.map { (name: $0.name, objects: $0.outlet.connectedObjects) }.filter { !$0.objects.isEmpty }
    }
}
