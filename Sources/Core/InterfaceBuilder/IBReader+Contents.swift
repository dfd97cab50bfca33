/// The contents of an object that are decoded after the document was read. Their problems were reported before.
extension IBReader {
    /// The values in the object by their keys.
    var properties: IBKeyed<IBValue> {
        IBKeyed(
            elements.compactMap { element in
                guard case .property = element.node.use else { return nil }
                return (try? value(element)).map { (element[.key] ?? Self.keyOfEffect, $0) }
            })
    }

    /// The objects in it that have keys.
    var slots: IBKeyed<IBObject> {
        IBKeyed(children.filter { $0.node.parent?.number == number }.map { ($0.key ?? "", $0) })
    }

    /// The objects in its lists.
    var collections: IBKeyed<[IBObject]> {
        var collections: IBKeyed<[IBObject]> = [:]
        var rest = children[...]
        for list in elements {
            guard case .collection = list.node.use else { continue }
            if list.firstChild != nil { rest = rest.drop { $0.node.parent?.number != list.number } }
            let members = rest.prefix { $0.node.parent?.number == list.number }
            collections.add(Array(members), to: list.name)
            rest = rest.dropFirst(members.count)
        }
        return collections
    }

    /// The connections that start from it.
    var connections: [IBConnection] { members(of: .connections).compactMap { try? connection($0) } }
    /// The constraints it owns.
    var constraints: [IBConstraint] { members(of: .constraints).compactMap { try? constraint($0) } }
    /// The values that the object overrides.
    var variations: [IBVariation] {
        elements.filter { $0.node.name == .variation }.compactMap { try? variation($0) }
    }
    /// The values to set by key path.
    var runtimeAttributes: [IBRuntimeAttribute] {
        members(of: .runtimeAttributes).compactMap { try? runtimeAttribute($0) }
    }

    private var number: UInt32? { owner?.node.number }
    private var children: [IBObject] { owner?.children ?? [] }
    private var elements: [IBElement] { owner.map { Array($0.node.children) } ?? [] }

    private func members(of list: IBWord) -> [IBElement] {
        elements.filter { $0.node.name == list }.flatMap { Array($0.children) }
    }
}
