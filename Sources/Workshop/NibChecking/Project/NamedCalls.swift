/// The calls of a project's sources, by the names that they name.
package struct NamedCalls {
    /// The calls that load a nib or a storyboard.
    package private(set) var loads: [String: [SourceCall]] = [:]
    /// A Boolean value that indicates whether code loads a nib whose name isn't known.
    package private(set) var hasUnknownLoads = false
    /// The registrations, by nibs and by classes.
    package private(set) var (nibs, classes): ([String: [SourceCall]], [String: [SourceCall]]) = ([:], [:])
    /// The registrations of nibs, by the types whose code they are in.
    package private(set) var nibsByType: [String: [SourceCall]] = [:]
    /// The identifiers that code registers, or nil if one isn't known.
    package private(set) var identifiers: Set<String>? = []

    init(_ sources: SourceIndex) {
        let members = Self.members(sources)
        for call in sources.calls {
            switch call.kind {
            case .registration, .unknownRegistration:
                let identifier = sources.text(call.value, in: call)
                if identifier == nil { identifiers = nil } else { identifiers?.insert(identifier!) }
            default: break
            }
            switch call.kind {
            case .nib, .controller, .storyboard:
                if let name = sources.text(call.value, in: call) {
                    loads[name, default: []].append(call)
                } else if case .nib = call.kind {
                    hasUnknownLoads = true
                }
            case .registration(.nib(let value), _):
                nibsByType[call.type, default: []].append(call)
                if let name = sources.text(value, in: call) { nibs[name, default: []].append(call) }
            case .registration(.name(let path), _):
                if let name = members[path.split(separator: ".").suffix(2).joined(separator: ".")] {
                    nibsByType[call.type, default: []].append(call)
                    nibs[name, default: []].append(call)
                }
            case .registration(.type(let name), _): classes[name, default: []].append(call)
            default: break
            }
        }
    }

    /// Returns the nibs that members of types return, `DishCell.nib`, if each returns only one.
    private static func members(_ sources: SourceIndex) -> [String: String] {
        var found: [String: Set<String?>] = [:]
        for call in sources.calls {
            guard case .nib = call.kind, !call.type.isEmpty else { continue }
            let member = call.variable ?? call.member.replacing(#/^static /#, with: "")
            found["\(call.type).\(member)", default: []].insert(sources.text(call.value, in: call))
        }
        return found.compactMapValues { $0.count == 1 ? $0.first! : nil }
    }
}

/// The classes of a project's nibs, with those above them.
package struct NibFamilies {
    /// The outlets that are connected for a class or one that inherits it.
    package private(set) var outlets: [String: Set<String>] = [:]
    /// The actions that are connected for a class or one that inherits it.
    package private(set) var actions: [String: Set<String>] = [:]
    /// The first of the classes in nibs that inherit a class.
    package private(set) var first: [String: String] = [:]
    /// The identifiers of the segues in the scenes of a controller's class, or one that inherits it.
    package private(set) var segues: [String: Set<String>] = [:]

    init(_ nibs: NibIndex, _ sources: SourceIndex) {
        for name in nibs.othersClasses {
            for owner in sources.names(above: name) {
                outlets[owner, default: []].formUnion(nibs.outlets[name] ?? [])
            }
        }
        for name in nibs.objects.keys.sorted() {
            for owner in sources.names(above: name) {
                outlets[owner, default: []].formUnion(nibs.outlets[name] ?? [])
                actions[owner, default: []].formUnion(nibs.actions[name] ?? [])
                if let scenes = nibs.scenesSegues[name] {
                    segues[owner, default: []].formUnion(scenes.flatMap(\.segues))
                }
                if first[owner] == nil || owner == name { first[owner] = name }
            }
        }
    }
}
