/// The outlets an object declares, its superclasses' included.
public struct Outlets {
    private let byName: [String: any AnyOutlet]
    /// Their names, the object's own class first, in the order they are declared.
    public let names: [String]

    /// Finds the outlets of an object, by reflection.
    ///
    /// - Complexity: O(*p*), where *p* is the number of its stored properties.
    public init(of object: AnyObject) {
        var found: [String: any AnyOutlet] = [:]
        var names: [String] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            for child in level.children {
                guard let outlet = child.value as? any AnyOutlet, let label = child.label else { continue }
                // A wrapped property `label` is stored as `_label`.
                let name = outlet.name ?? String(label.dropFirst())
                guard found[name] == nil else { continue }
                found[name] = outlet
                names.append(name)
            }
            mirror = level.superclassMirror
        }
        byName = found
        self.names = names
    }

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
