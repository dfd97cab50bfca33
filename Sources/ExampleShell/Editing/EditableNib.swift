internal import InterfaceBuilder
internal import PlainText

/// The text of a nib, in which objects, connections and attributes are found by the names a learner has for them.
struct EditableNib {
    let markup: IBMarkup
    let file: String

    init(_ text: String, file: String) {
        markup = IBMarkup(text)
        self.file = file
    }

    /// All names that a change may begin with: ids, labels, classes, outlets, and elements that are there once.
    var names: [String] {
        objects.flatMap { names(of: $0) } + connections.compactMap { connectionName($0) }
    }

    var attributeNames: [String] {
        Array(Set(objects.flatMap { markup.elements[$0].attributes.map(\.name) })).sorted()
    }

    // MARK: Finding

    private static let connectionElements: Set = ["outlet", "outletCollection", "action", "segue"]

    /// The outlets, actions and segues.
    var connections: [Int] {
        markup.elements.indices.filter { Self.connectionElements.contains(markup.elements[$0].name) }
    }

    /// What has an id and is no connection.
    var objects: [Int] {
        markup.elements.indices.filter {
            markup.elements[$0]["id"] != nil && !Self.connectionElements.contains(markup.elements[$0].name)
        }
    }

    private func connectionName(_ index: Int) -> String? {
        let element = markup.elements[index]
        return element["property"] ?? element["selector"] ?? element["identifier"]
    }

    private func names(of index: Int) -> [String] {
        let element = markup.elements[index]
        let own = [element["id"], element["userLabel"], element["customClass"], element.name].compactMap(\.self)
        let outlets = connections.filter { markup.elements[$0]["destination"] == element["id"] }
        return own + outlets.compactMap { markup.elements[$0]["property"] }
    }

    /// The object with a name: its id before anything else. A wrong name may be a slip of others, too.
    private func object(named name: String, or others: [String] = []) throws -> Int {
        let objects = objects
        if let object = objects.first(where: { markup.elements[$0]["id"] == name }) { return object }
        let found = objects.filter { names(of: $0).contains(name) }
        if found.count > 1 { throw ambiguous(name, places: found.compactMap { markup.elements[$0]["id"] }) }
        guard let object = found.first else {
            let nearest = probableName(for: name, among: names) ?? probableName(for: name, among: others)
            throw unknown(name, nearest: nearest)
        }
        return object
    }

    /// The element and the attribute that a path leads to: from an object by the keys of what is in it.
    func attribute(at path: String) throws -> (element: Int, name: String) {
        let parts = path.split(separator: ".").map(String.init)
        guard parts.count > 1 else {
            let name = path.shortened(to: 60)
            throw CommandError("\"\(name)\" names no attribute; write OBJECT.ATTRIBUTE, such as phaseLabel.text")
        }
        let element = try parts[1..<parts.count - 1].reduce(try object(named: parts[0])) { element, key in
            let children = markup.elements.indices.filter { markup.elements[$0].parent == element }
            if let child = children.first(where: { markup.elements[$0]["key"] == key }) { return child }
            let keys = children.compactMap { markup.elements[$0]["key"] }
            throw unknown(key, nearest: probableName(for: key, among: keys))
        }
        return (element, parts[parts.count - 1])
    }

    // MARK: Removing

    /// The text without what has a name: a connection, an attribute, or an object with all that leads to it.
    func removing(_ name: String) throws -> String {
        let found = connections.filter { connectionName($0) == name || markup.elements[$0]["id"] == name }
        if found.count > 1 { throw ambiguous(name, places: found.compactMap { markup.elements[$0]["id"] }) }
        if !found.isEmpty { return markup.removing(found) }
        if name.contains("."), let place = try? attribute(at: name) {
            guard markup.elements[place.element][place.name] != nil else {
                let names = markup.elements[place.element].attributes.map(\.name)
                throw unknown(name, nearest: probableName(for: place.name, among: names))
            }
            return markup.removing(place.name, of: place.element)
        }
        let having = objects.filter { markup.elements[$0][name] != nil }
        if having.count == 1 { return markup.removing(name, of: having[0]) }
        if having.count > 1, !names.contains(name) {
            throw ambiguous(
                name, places: having.compactMap { index in markup.elements[index]["id"].map { "\($0).\(name)" } })
        }
        return removing(object: try object(named: name, or: attributeNames))
    }

    /// As Interface Builder removes an object: with its connections, those that lead to it, and its constraints.
    private func removing(object: Int) -> String {
        let inside = Set(markup.elements.indices.filter { isInside($0, object) })
        let ids = Set(inside.compactMap { markup.elements[$0]["id"] })
        let references = ["destination", "firstItem", "secondItem"]
        let leading = markup.elements.indices.filter { index in
            !inside.contains(index)
                && references.contains { markup.elements[index][$0].map(ids.contains) ?? false }
        }
        return markup.removing([object] + leading)
    }

    private func unknown(_ name: String, nearest: String?) -> CommandError {
        let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
        return CommandError("\(file) has no \"\(name.shortened(to: 60))\"\(hint)")
    }

    private func ambiguous(_ name: String, places: [String]) -> CommandError {
        let list = places.joined(separator: " or ")
        return CommandError("\"\(name.shortened(to: 60))\" could be \(list); name one of them")
    }

    private func isInside(_ index: Int, _ object: Int) -> Bool {
        sequence(first: index) { markup.elements[$0].parent }.contains(object)
    }
}
