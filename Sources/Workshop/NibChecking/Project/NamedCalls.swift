/// The calls of a project's sources, by the names that they name.
package struct NamedCalls {
    /// The calls that load a nib or a storyboard.
    package private(set) var loads: [String: [SourceCall]] = [:]
    /// A Boolean value that indicates whether code loads a nib whose name isn't known.
    package private(set) var hasUnknownLoads = false
    /// The registrations, by nibs and by classes.
    package private(set) var (nibs, classes): ([String: [SourceCall]], [String: [SourceCall]]) = ([:], [:])

    init(_ sources: SourceIndex) {
        for call in sources.calls {
            switch call.kind {
            case .nib, .controller, .storyboard:
                if let name = sources.text(call.value, in: call) {
                    loads[name, default: []].append(call)
                } else if case .nib = call.kind {
                    hasUnknownLoads = true
                }
            case .registration(.nib(let value), _):
                if let name = sources.text(value, in: call) { nibs[name, default: []].append(call) }
            case .registration(.type(let name), _): classes[name, default: []].append(call)
            default: break
            }
        }
    }
}

/// The classes of a project's nibs, with those above them.
package struct NibFamilies {
    /// The outlets that are connected for a class or one that inherits it.
    package private(set) var outlets: [String: Set<String>] = [:]
    /// The first of the classes in nibs that inherit a class.
    package private(set) var first: [String: String] = [:]

    init(_ nibs: NibIndex, _ sources: SourceIndex) {
        for name in nibs.objects.keys.sorted() {
            for owner in sources.names(above: name) {
                outlets[owner, default: []].formUnion(nibs.outlets[name] ?? [])
                if first[owner] == nil || owner == name { first[owner] = name }
            }
        }
    }
}
