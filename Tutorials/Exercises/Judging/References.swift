import TerminalUIKit

/// The references between objects, found by reflection. Weak and unowned properties don't count. The captures of a
/// closure are invisible, but the closure itself isn't.
enum References {
    /// One object keeps another.
    struct Reference {
        let from: AnyObject
        /// The property that it does so by.
        let name: String
        let to: AnyObject
    }

    /// Returns the shortest ring of references from an object to itself, or nil if there is none. Storage of UIKit and
    /// Swift is skipped: an outlet itself refers to its object.
    ///
    /// - Complexity: O(*n*), where *n* is the number of objects that it keeps, directly or not.
    static func ring(through object: AnyObject) -> [Reference]? {
        var cameBy: [ObjectIdentifier: Reference] = [:]
        var next = [object]
        while !next.isEmpty {
            var later: [AnyObject] = []
            for reference in next.flatMap(references) {
                if reference.to === object { return way(back: reference, from: object, cameBy) }
                guard cameBy[ObjectIdentifier(reference.to)] == nil else { continue }
                cameBy[ObjectIdentifier(reference.to)] = reference
                later.append(reference.to)
            }
            next = later
        }
        return nil
    }

    private static func way(
        back last: Reference, from object: AnyObject, _ cameBy: [ObjectIdentifier: Reference]
    ) -> [Reference] {
        var way = [last]
        while way[0].from !== object, let reference = cameBy[ObjectIdentifier(way[0].from)] {
            if isStorage(reference.to) {
                way[0] = Reference(from: reference.from, name: reference.name, to: way[0].to)
            } else {
                way.insert(reference, at: 0)
            }
        }
        return way
    }

    private static func isStorage(_ object: AnyObject) -> Bool {
        let name = String(reflecting: type(of: object))
        return !(object is UIResponder) && ["TerminalUIKit.", "Swift.", "Foundation."].contains { name.hasPrefix($0) }
    }

    /// Returns the strong references of an object.
    static func references(of object: AnyObject) -> [Reference] {
        kept(by: object).map { Reference(from: object, name: $0, to: $1) }
    }

    /// The properties of an object that hold a closure, UIKit's own aside.
    static func closures(of object: AnyObject) -> [String] {
        fields(of: object, Mirror(reflecting: object)).filter { owner, _, value in
            let mirror = Mirror(reflecting: value)
            let held: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : value
            return !String(reflecting: owner).hasPrefix("TerminalUIKit.")
                && held.map { "\(type(of: $0))".contains(" -> ") } == true
        }.compactMap { _, label, _ in label.map(name) }
    }

    /// The objects in a value, each with the name of the property that it is in, and not what these keep in turn.
    private static func kept(by value: Any, in property: String? = nil) -> [(String, AnyObject)] {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class, let property { return [(property, value as AnyObject)] }
        return fields(of: value, mirror).flatMap { _, label, child in
            kept(by: child, in: property ?? label.map(name) ?? "")
        }
    }

    /// Returns the fields of a value, with the superclass's first: the type that declares the field, its label, and its
    /// value.
    private static func fields(of value: Any, _ mirror: Mirror) -> [(Any.Type, String?, Any)] {
        // Types with their own mirrors, such as a date, hide their fields. Collections keep all their elements.
        let hasFields = mirror.displayStyle == .class || mirror.displayStyle == .struct
        if hasFields, value is any CustomReflectable { return [] }
        var index = 0
        return Array(sequence(first: mirror, next: \.superclassMirror)).reversed().flatMap { level in
            // A field that isn't strong may refer to a released object, so its value isn't read.
            level.children.indices.compactMap { position in
                defer { index += 1 }
                guard !hasFields || isStrong(index, of: type(of: value)) else { return nil }
                let (label, child) = level.children[position]
                return (level.subjectType, label, child)
            }
        }
    }

    /// The name of a property as one knows it; that of `label` is stored as `_label` if it is wrapped.
    private static func name(of stored: String) -> String {
        let known = ["presented": "presentedViewController", "storedSubviews": "subviews"]
        return known[stored] ?? (stored.hasPrefix("_") ? String(stored.dropFirst()) : stored)
    }

    private static func isStrong(_ index: Int, of type: Any.Type) -> Bool {
        var field = Field()
        _ = metadata(of: type, index, &field)
        field.free?(field.name)
        return field.isStrong
    }
}

/// Swift's description of a stored property.
private struct Field {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = true
    var isVariable = true
}

/// Describes a stored property: what a mirror asks, too, and doesn't tell.
///
/// - Parameter index: Which it is, those of the superclasses first.
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func metadata(of type: Any.Type, _ index: Int, _ field: UnsafeMutablePointer<Field>) -> Any.Type
