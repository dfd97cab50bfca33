import InterfaceBuilder

/// The objects of a document that one load makes.
///
/// A xib is loaded whole. A storyboard is loaded in parts, as its compiled form is on iOS: a scene's controller first,
/// the controller's view when it is needed, a cell whenever a table has none left.
struct NibContents {
    /// The objects that are handed out, in document order.
    let roots: [IBObject]
    /// Everything in the roots, in document order, except what other loads make.
    let objects: [IBObject]
    /// Objects of other loads whose connections may lead here.
    let neighbours: [IBObject]
    /// What other loads have made.
    let surroundings: NibSurroundings?
    /// The cache of the part's loads.
    let cache = NibCache()

    private let members: Set<ObjectIdentifier>
    private let ids: Set<String>

    /// A whole document, or a part of one, without an object inside that another load makes, as prototypes always are.
    /// Connections may lead to neighbours of other loads. O(*n*) for *n* objects.
    init(
        _ roots: [IBObject], except later: IBObject? = nil, neighbours: [IBObject] = [],
        surroundings: NibSurroundings? = nil
    ) {
        var objects: [IBObject] = []
        func add(_ object: IBObject) {
            objects.append(object)
            for child in object.children where child !== later && !child.isPrototype { add(child) }
        }
        roots.forEach(add)
        self.roots = roots
        self.objects = objects
        self.neighbours = neighbours
        self.surroundings = surroundings
        members = Set(objects.map(ObjectIdentifier.init))
        ids = Set(objects.lazy.flatMap { [$0.id] + $0.constraints.map(\.id) })
    }

    /// Whether this load makes an object.
    func contains(_ object: IBObject) -> Bool { members.contains(ObjectIdentifier(object)) }

    /// Whether this load is the one to make a connection: the one that makes the later of its ends.
    func makes(_ connection: IBConnection, from source: IBObject, in document: IBDocument) -> Bool {
        let id = connection.destination
        guard contains(source) else { return ids.contains(id) }
        let isKnown = document.object(withID: id) != nil || document.constraint(withID: id) != nil
        // An id that nothing has is for this load to complain about.
        return !isKnown || ids.contains(id) || surroundings?[id] != nil
            || document.object(withID: id)?.placeholderIdentifier != nil
    }
}
