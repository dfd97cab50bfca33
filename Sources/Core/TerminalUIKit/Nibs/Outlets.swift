/// The outlets an object declares, its superclasses' included.
public struct Outlets {
    /// The place of an outlet among the properties of an object.
    private struct Place {
        let name: String
        /// The number of superclasses between the object's class and the class that declares the outlet.
        let depth: Int
        /// The number of stored properties before it in that class.
        let index: Int
    }

    private let object: AnyObject
    private let places: [Place]

    /// Finds the outlets of an object, by reflection.
    ///
    /// A class that describes itself to a mirror (`CustomReflectable`) has the outlets that it shows there.
    ///
    /// - Complexity: O(*p*) for the first object of a class, and O(1) after that. *p* is the number of its stored
    ///   properties, up to the last superclass with an outlet.
    public init(of object: AnyObject) {
        self.object = object
        places = Self.places(of: object)
    }

    private static var known: [ObjectIdentifier: [Place]] = [:]

    /// Returns the places of the outlets of an object. They are kept by class, because a mirror takes 4 µs for each
    /// property.
    private static func places(of object: AnyObject) -> [Place] {
        let type: AnyClass = type(of: object)
        if let places = known[ObjectIdentifier(type)] { return places }
        var places: [Place] = []
        var (next, depth) = (Optional(Mirror(reflecting: object)), 0)
        // These have no outlets, nor have the classes above them.
        while let mirror = next, mirror.subjectType != UIView.self, mirror.subjectType != UIResponder.self {
            for place in Self.places(in: mirror, at: depth) where !places.contains(where: { $0.name == place.name }) {
                places.append(place)
            }
            (next, depth) = (mirror.superclassMirror, depth + 1)
        }
        // A class that describes itself may do so otherwise each time.
        if !(type is any CustomReflectable.Type) { known[ObjectIdentifier(type)] = places }
        return places
    }

    /// The modules whose classes declare their outlets before all other stored properties. Their mirrors are read only
    /// up to there, because Swift looks up the type of each property by its name: 2.5 million instructions for a table.
    private static let modulesWithOutletsFirst = [NibClasses.module, "AQGridView"]

    private static func places(in mirror: Mirror, at depth: Int) -> [Place] {
        let module = (mirror.subjectType as? AnyClass).flatMap { NibFile.moduleName(of: $0) }
        let areFirst = module.map { modulesWithOutletsFirst.contains($0) } ?? false
        var places: [Place] = []
        // A `for` loop would make Swift search the whole program three times for the iterator's protocols.
        var (index, count) = (mirror.children.startIndex, 0)
        while index != mirror.children.endIndex {
            let property = mirror.children[index]
            // A wrapped property is stored with a low line before its name.
            if let label = property.label, label.hasPrefix("_"), let outlet = property.value as? AnyOutlet {
                places.append(Place(name: outlet.name ?? String(label.dropFirst()), depth: depth, index: count))
            } else if areFirst {
                break
            }
            mirror.children.formIndex(after: &index)
            count += 1
        }
        return places
    }

    private func outlet(at place: Place) -> AnyOutlet? {
        var mirror = Mirror(reflecting: object)
        for _ in 0..<place.depth { if let next = mirror.superclassMirror { mirror = next } }
        let properties = mirror.children
        return properties[properties.index(properties.startIndex, offsetBy: place.index)].value as? AnyOutlet
    }

    /// The names of the outlets in the order of their declarations, with the object's own class first.
    public var names: [String] { places.map(\.name) }

    /// - Complexity: O(*o*), where *o* is the number of outlets.
    subscript(name: String) -> AnyOutlet? { places.first { $0.name == name }.flatMap(outlet) }

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
    public func origin(of name: String) -> OutletOrigin? { lastOrigin(of: name).flatMap { $0.isReplaced ? nil : $0 } }
    /// Returns the origin of the object that a nib connected last, also if code has set the outlet since then.
    package func lastOrigin(of name: String) -> OutletOrigin? { self[name]?.origin }
    /// Returns a Boolean value that indicates whether an outlet is strong. It is `false` if there is no such outlet.
    public func keeps(_ name: String) -> Bool { self[name]?.keeps ?? false }

    /// The outlets that are filled, in the order of ``names``, with their objects.
    public var connections: [(name: String, objects: [AnyObject])] {
        places.map { (name: $0.name, objects: outlet(at: $0)?.connectedObjects ?? []) }.filter { !$0.objects.isEmpty }
    }
}
