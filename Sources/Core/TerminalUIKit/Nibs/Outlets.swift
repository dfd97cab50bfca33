/// The outlets an object declares, its superclasses' included.
public struct Outlets {
    private typealias Named = (name: String, outlet: AnyOutlet)

    private let all: [Named]

    /// Finds the outlets of an object, by reflection.
    ///
    /// A class that describes itself to a mirror (`CustomReflectable`) has the outlets that it shows there.
    ///
    /// - Complexity: O(*p*), where *p* is the number of stored properties, up to the last superclass with an outlet.
    public init(of object: AnyObject) {
        let type = ObjectIdentifier(type(of: object))
        let known = Self.depths[type]
        var found: [Named] = []
        var depth = 0
        if known != 0 {
            let mirrors = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
            for (level, mirror) in mirrors.prefix(known ?? .max).enumerated() {
                let own = Self.outlets(in: mirror).filter { own in !found.contains { $0.name == own.name } }
                if !own.isEmpty { depth = level + 1 }
                found += own
            }
        }
        if known == nil { Self.depths[type] = depth }
        all = found
    }

    /// The number of classes to look through for the outlets of an object of a class, from that class upwards. Most of
    /// UIKit's have none, and a mirror takes 4 µs for each of their properties.
    private static var depths: [ObjectIdentifier: Int] = [:]

    /// The outlets that a class declares, in the order of its properties.
    private static func outlets(in mirror: Mirror) -> [Named] {
        var found: [Named] = []
        for (label, value) in mirror.children {
            // A wrapped property is stored with a low line before its name.
            guard let label, label.hasPrefix("_"), let property = value as? any OutletProperty else { continue }
            found.append((property.anyOutlet.name ?? String(label.dropFirst()), property.anyOutlet))
        }
        return found
    }

    /// Their names, the object's own class first, in the order they are declared.
    public var names: [String] { all.map(\.name) }

    /// - Complexity: O(*o*), where *o* is the number of outlets.
    subscript(name: String) -> AnyOutlet? { all.first { $0.name == name }?.outlet }

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
        all.map { (name: $0.name, objects: $0.outlet.connectedObjects) }.filter { !$0.objects.isEmpty }
    }
}
