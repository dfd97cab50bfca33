/// One XML element as it is in the file, before it is interpreted: its place in an arena.
nonisolated struct IBElement {
    /// The arena that contains the element.
    let arena: IBArena
    /// The number in the arena.
    let number: UInt32

    /// The data in the arena.
    var node: IBArena.Node { arena.nodes[Int(number)] }
    /// The element's name.
    var name: String { arena.vocabulary.names[Int(node.name.number)] }
    /// The text directly inside it, in one piece.
    var text: String { arena.string(node.text) }
    /// The place where the start tag begins.
    var location: IBLocation { arena.location(at: Int(node.place), isEndOfTag: true) }

    // MARK: Attributes

    /// The attributes.
    var attributes: IBKeyed<String> {
        IBKeyed(
            arena.attributes(of: number).map { index in
                let attribute = arena.attributes[index]
                return (arena.vocabulary.names[Int(attribute.name.number)], arena.string(attribute.value))
            })
    }

    /// The attributes without the key that it has in its parent.
    var attributesBesidesKey: IBKeyed<String> {
        var attributes = attributes
        attributes["key"] = nil
        return attributes
    }

    /// The value of an attribute, entities replaced, as it lies in the arena's text, or nil if there isn't one.
    func span(_ name: IBWord) -> IBArena.Span? {
        for index in arena.attributes(of: number) where arena.attributes[index].name == name {
            return arena.attributes[index].value
        }
        return nil
    }

    /// The value of an attribute, entities replaced, or nil if there isn't one.
    subscript(name: IBWord) -> String? { span(name).map(arena.string) }

    /// The value of an attribute, entities replaced, or nil if there isn't one.
    subscript(name: String) -> String? {
        let names = arena.vocabulary.names
        for index in arena.attributes(of: number) {
            let attribute = arena.attributes[index]
            if names[Int(attribute.name.number)] == name { return arena.string(attribute.value) }
        }
        return nil
    }

    // MARK: Relatives

    /// The element it is in, or nil for the root.
    var parent: IBElement? { relative(node.parent) }
    /// The first of the elements directly inside it, or nil if there aren't any.
    var firstChild: IBElement? { relative(node.firstChild) }
    /// The elements directly inside it.
    var children: some Sequence<IBElement> {
        sequence(state: firstChild) { next in
            defer { next = next.flatMap { $0.relative($0.node.next) } }
            return next
        }
    }

    private func relative(_ number: UInt32) -> IBElement? {
        number == IBArena.none ? nil : IBElement(arena: arena, number: number)
    }

    // MARK: The element

    /// A Boolean value that indicates whether the element is an object instead of a value: it has an id or, like some
    /// cells' content views, only a frame.
    var isObject: Bool {
        span(.id) != nil || children.contains { $0.node.name == .rect && $0[.key] == "frame" }
    }

    /// The usual form of elements with this name.
    var form: IBForm { arena.vocabulary.form(of: node.name) }
    /// A Boolean value that indicates whether the element needs no message as a value.
    var isPlain: Bool { form.fits(self) }

    /// Notes the use of the element.
    func note(_ use: IBArena.Use) { arena.nodes[Int(number)].use = use }

    /// Adds an element to the arena that was made of this one, and has its place in the file.
    func making(_ name: String, _ attributes: IBKeyed<String> = [:], _ children: [IBElement] = []) -> IBElement {
        let made = arena.append(arena.vocabulary.word(name), place: node.place)
        for (name, var value) in attributes {
            arena.attributes.append(.init(name: arena.vocabulary.word(name), value: value.withUTF8(arena.append)))
        }
        var previous = IBArena.none
        for child in children {
            arena.link(child.number, in: made, after: previous)
            previous = child.number
        }
        return IBElement(arena: arena, number: made)
    }
}
