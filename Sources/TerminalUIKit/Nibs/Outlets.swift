/// The outlets an object declares, its superclasses' included.
public struct Outlets {
    /// An outlet in all objects of a class.
    private struct Declaration {
        /// Where it is: in all objects of the class, in bytes, or in one that describes itself.
        enum Place {
            case offset(Int)
            case found(AnyOutlet)
        }

        let name: String
        let place: Place

        func outlet(of object: AnyObject) -> AnyOutlet {
            switch place {
            case .offset(let offset):
                Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: offset, as: AnyOutlet.self)
            case .found(let outlet): outlet
            }
        }
    }

    private let object: AnyObject
    private let declarations: [Declaration]

    /// Finds the outlets of an object, by reflection.
    ///
    /// - Complexity: O(*p*) for the first object of a class, where *p* is the number of its stored properties; O(1) for
    ///   all others.
    public init(of object: AnyObject) {
        self.object = object
        declarations = Self.declarations(of: object)
    }

    private static var declarationsByClass: [ObjectIdentifier: [Declaration]] = [:]

    private static func declarations(of object: AnyObject) -> [Declaration] {
        let key = ObjectIdentifier(type(of: object))
        if let known = declarationsByClass[key] { return known }
        // A custom mirror may differ each time: it isn't cached.
        let describesItself = object is any CustomReflectable
        let mirrors = Array(sequence(first: Mirror(reflecting: object), next: \.superclassMirror))
        var found: [Declaration] = []
        for (level, mirror) in mirrors.enumerated() {
            let inherited = mirrors[(level + 1)...].reduce(0) { $0 + $1.children.count }
            for (index, property) in mirror.children.enumerated() {
                // An outlet consists of its storage. It is stored with a low line before its name.
                guard let label = property.label, label.hasPrefix("_"),
                    let outlet = Mirror(reflecting: property.value).children.first?.value as? AnyOutlet
                else { continue }
                let name = outlet.name ?? String(label.dropFirst())
                guard !found.contains(where: { $0.name == name }) else { continue }
                let place: Declaration.Place =
                    describesItself
                    ? .found(outlet) : .offset(offsetOfStoredProperty(type(of: object), inherited + index))
                found.append(Declaration(name: name, place: place))
            }
        }
        if !describesItself { declarationsByClass[key] = found }
        return found
    }

    /// Their names, the object's own class first, in the order they are declared.
    public var names: [String] { declarations.map(\.name) }

    /// - Complexity: O(*o*), where *o* is the number of outlets.
    subscript(name: String) -> AnyOutlet? {
        for declaration in declarations where declaration.name == name { return declaration.outlet(of: object) }
        return nil
    }

    /// Connects an object to an outlet, or adds it to an outlet collection, as a nib does.
    ///
    /// - Returns: Whether there is an outlet of that name which takes such an object.
    public func connect(_ name: String, to object: AnyObject) -> Bool {
        self[name]?.connect(to: object, from: nil) ?? false
    }

    /// Empties an outlet. Does nothing if there is none of that name.
    package func disconnect(_ name: String) { self[name]?.disconnect() }

    /// What an outlet takes, such as `UILabel`; nil if there is none of that name.
    package func typeName(of name: String) -> String? { self[name]?.typeName }

    /// Where what is in an outlet came from; nil if no nib connected it.
    public func origin(of name: String) -> OutletOrigin? { self[name]?.origin }

    /// Whether an outlet is strong; false if there is none of that name.
    public func keeps(_ name: String) -> Bool { self[name]?.keeps ?? false }

    /// The outlets that are filled, in the order of ``names``, with what is in them.
    public var connections: [(name: String, objects: [AnyObject])] {
        declarations.map { (name: $0.name, objects: $0.outlet(of: object).connectedObjects) }
            .filter { !$0.objects.isEmpty }
    }
}

/// Where a stored property is in all objects of a class, in bytes, those of the superclasses first: what a mirror asks
/// Swift's run time, too.
@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func offsetOfStoredProperty(_ type: Any.Type, _ index: Int) -> Int
