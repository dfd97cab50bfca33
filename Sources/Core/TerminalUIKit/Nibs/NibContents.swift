import InterfaceBuilder

/// The objects of a document that one load makes.
///
/// A xib is loaded at once. A storyboard is loaded in parts, as its compiled form is on iOS. First comes a scene's
/// controller, then the controller's view when it is needed, and a cell whenever no cell waits in a table.
final class NibContents {
    /// The objects that are handed out, in document order.
    let roots: [IBObject]
    /// Everything in the roots, in document order, except what other loads make.
    let entries: [NibEntry]
    /// The entries with constraints, with connections, and with runtime attributes. Few have any.
    let constrained, connected, attributed: [NibEntry]
    /// Objects of other loads whose connections may lead here.
    let neighbors: [IBObject]
    /// The objects that other loads have made.
    let surroundings: NibSurroundings?
    private let numbers: [ObjectIdentifier: Int]
    private let ids: Set<String>
    /// The kind of screen and the class of the owner for which the entries hold results.
    private(set) var traits: UITraitCollection?
    private var owner: ObjectIdentifier?

    /// A whole document, or a part of one, without an object inside that another load makes, as prototypes always are.
    /// Connections may lead to neighbors of other loads. O(*n*) for *n* objects.
    init(
        _ roots: [IBObject], except later: IBObject? = nil, neighbors: [IBObject] = [],
        surroundings: NibSurroundings? = nil
    ) {
        var entries: [NibEntry] = []
        func add(_ object: IBObject) {
            entries.append(NibEntry(object, number: entries.count))
            for child in object.children where child !== later && !child.isPrototype { add(child) }
        }
        roots.forEach(add)
        self.roots = roots
        self.entries = entries
        constrained = entries.filter { !$0.object.constraints.isEmpty }
        connected = entries.filter { !$0.object.connections.isEmpty }
        attributed = entries.filter { !$0.object.runtimeAttributes.isEmpty }
        self.neighbors = neighbors
        self.surroundings = surroundings
        numbers = Dictionary(uniqueKeysWithValues: entries.lazy.map { (ObjectIdentifier($0.object), $0.number) })
        ids = Set(entries.lazy.flatMap { [$0.object.id] + $0.object.constraints.map(\.id) })
    }

    nonisolated deinit {}

    /// The objects that a load makes.
    var objects: [IBObject] { entries.map(\.object) }

    /// The entry of an object, or nil if this load does not make it.
    func entry(of object: IBObject) -> NibEntry? {
        guard let number = numbers[ObjectIdentifier(object)] else { return nil }
        return entries[number]
    }

    /// Invalidates the results for another kind of screen, or when another module is searched for classes.
    func prepare(for traits: UITraitCollection, owner: AnyObject?) {
        let owner = owner.map { ObjectIdentifier(type(of: $0)) }
        guard traits !== self.traits || owner != self.owner else { return }
        (self.traits, self.owner) = (traits, owner)
        for entry in entries { entry.forget() }
    }

    /// Returns a Boolean value that indicates whether this load makes a connection, because it makes the later of its
    /// ends.
    func makes(_ connection: IBConnection, from source: IBObject, in document: IBDocument) -> Bool {
        let id = connection.destination
        if ids.contains(id) { return true }
        guard entry(of: source) != nil else { return false }
        let isKnown = document.object(withID: id) != nil || document.constraint(withID: id) != nil
        // This load reports an id that no object has.
        return !isKnown || surroundings?[id] != nil || document.object(withID: id)?.placeholderIdentifier != nil
    }
}
