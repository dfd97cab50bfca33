/// The outlets an object declares, its superclasses' included.
public struct Outlets {
    /// An outlet in all objects of a class.
    private struct Declaration {
        let name: String
        /// Where it is in an object, in bytes.
        let offset: Int

        func outlet(of object: AnyObject) -> AnyOutlet {
            Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: offset, as: AnyOutlet.self)
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
        declarations = Self.declarations(of: type(of: object), in: object)
    }

    private static var declarationsByClass: [ObjectIdentifier: [Declaration]] = [:]

    /// The outlets that a class declares, and those of its superclasses, found in any object of it. No mirror: to make
    /// one, Swift looks for a protocol in each class, and in the type of each property.
    private static func declarations(of type: AnyClass, in object: AnyObject) -> [Declaration] {
        let key = ObjectIdentifier(type)
        if let known = declarationsByClass[key] { return known }
        let superclass: AnyClass? = _getSuperclass(type)
        var found: [Declaration] = []
        for index in (superclass.map(StoredProperty.count) ?? 0)..<StoredProperty.count(of: type) {
            let property = StoredProperty(index, of: type)
            // An outlet consists of its storage. It is stored with a low line before its name.
            guard property.name.hasPrefix("_"), property.onlyContent is AnyOutlet.Type else { continue }
            var declaration = Declaration(name: String(property.name.dropFirst()), offset: property.offset)
            if let name = declaration.outlet(of: object).name {
                declaration = Declaration(name: name, offset: property.offset)
            }
            found.append(declaration)
        }
        for inherited in superclass.map({ declarations(of: $0, in: object) }) ?? []
        where !found.contains(where: { $0.name == inherited.name }) {
            found.append(inherited)
        }
        declarationsByClass[key] = found
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
    /// Returns the origin of the object in an outlet; nil if no nib connected it.
    public func origin(of name: String) -> OutletOrigin? { self[name]?.origin }
    /// Returns a Boolean value that indicates whether an outlet is strong; `false` if there is none with that name.
    public func keeps(_ name: String) -> Bool { self[name]?.keeps ?? false }

    /// The outlets that are filled, in the order of ``names``, with what is in them.
    public var connections: [(name: String, objects: [AnyObject])] {
        declarations.map { (name: $0.name, objects: $0.outlet(of: object).connectedObjects) }
            .filter { !$0.objects.isEmpty }
    }
}
