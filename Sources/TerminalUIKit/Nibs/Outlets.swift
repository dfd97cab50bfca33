/// The outlets an object declares, its superclasses' included.
public struct Outlets {
    private let byName: [String: any AnyOutlet]
    /// Their names, the object's own class first, in the order they are declared.
    public let names: [String]

    /// Finds the outlets of an object, by reflection.
    ///
    /// - Complexity: O(*p*) for the first object of a class, where *p* is the number of its stored properties; O(*o*)
    ///   for all others, where *o* is the number of its outlets.
    public init(of object: AnyObject) {
        var found: [String: any AnyOutlet] = [:]
        var names: [String] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        var level = 0
        for place in Self.places(in: object) {
            while level < place.level {
                mirror = mirror?.superclassMirror
                level += 1
            }
            guard let children = mirror?.children else { break }
            let child = children[children.index(children.startIndex, offsetBy: place.index)]
            guard let outlet = child.value as? any AnyOutlet, let label = child.label else { continue }
            let name = outlet.name ?? String(label.dropFirst())
            guard found[name] == nil else { continue }
            found[name] = outlet
            names.append(name)
        }
        byName = found
        self.names = names
    }

    /// Where an outlet is among the stored properties of an object.
    private struct Place {
        /// How many superclasses up it is declared.
        let level: Int
        /// How many properties are declared before it there.
        let index: Int
    }

    private static var placesByClass: [ObjectIdentifier: [Place]] = [:]

    /// Where the outlets of an object are: where they are in all objects of its class.
    private static func places(in object: AnyObject) -> [Place] {
        let key = ObjectIdentifier(type(of: object))
        if let known = placesByClass[key] { return known }
        let mirrors = sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
        let places = mirrors.enumerated().flatMap { level, mirror in
            mirror.children.enumerated().filter { isWrapped($0.element) && $0.element.value is any AnyOutlet }
                .map { Place(level: level, index: $0.offset) }
        }
        // Who describes himself may do it otherwise the next time.
        if !(object is any CustomReflectable) { placesByClass[key] = places }
        return places
    }

    /// Whether a stored property may be a wrapper: that of `label` is stored as `_label`. To ask anything what it is
    /// takes the run time much longer.
    private static func isWrapped(_ property: Mirror.Child) -> Bool { property.label?.hasPrefix("_") == true }

    subscript(name: String) -> (any AnyOutlet)? { byName[name] }

    /// Connects an object to an outlet, or adds it to an outlet collection, as a nib does.
    ///
    /// - Returns: Whether there is an outlet of that name which takes such an object.
    public func connect(_ name: String, to object: AnyObject) -> Bool {
        byName[name]?.connect(to: object, from: nil) ?? false
    }

    /// Where what is in an outlet came from; nil if no nib connected it.
    public func origin(of name: String) -> OutletOrigin? { byName[name]?.origin }

    /// Whether an outlet keeps what is connected to it alive; false if there is no outlet of that name.
    public func keeps(_ name: String) -> Bool { byName[name]?.keeps ?? false }

    /// The outlets that are filled, in the order of ``names``, with what is in them.
    public var connections: [(name: String, objects: [AnyObject])] {
        names.map { (name: $0, objects: byName[$0]!.connectedObjects) }.filter { !$0.objects.isEmpty }
    }
}
