package import InterfaceBuilder
internal import PlainText

/// The text of a nib, in which objects, connections and attributes are found by the names a learner has for them.
package struct EditableNib {
    package let markup: IBMarkup
    package let file: String

    package init(_ text: String, file: String) {
        markup = IBMarkup(text)
        self.file = file
    }

    /// The names with which a change may begin: the names of objects and of connections.
    var names: [String] {
        objects.flatMap { givenNames(of: $0) + shownNames(of: $0) } + connections.compactMap { connectionName($0) }
    }

    var attributeNames: [String] {
        Array(Set(objects.flatMap { markup.elements[$0].attributes.map(\.name) })).sorted()
    }

    // MARK: Finding

    private static let connectionElements: Set = ["outlet", "outletCollection", "action", "segue"]

    /// The outlets, actions and segues.
    package var connections: [Int] {
        markup.elements.indices.filter { Self.connectionElements.contains(markup.elements[$0].name) }
    }

    /// The elements with an id, without connections and the device that Interface Builder shows.
    package var objects: [Int] {
        markup.elements.indices.filter { index in
            let element = markup.elements[index]
            return element["id"] != nil && element.name != "device" && !Self.connectionElements.contains(element.name)
        }
    }

    /// The name of a connection: the name of its outlet, its method or its segue.
    func connectionName(_ index: Int) -> String? {
        let element = markup.elements[index]
        return element["property"] ?? element["selector"] ?? element["identifier"]
    }

    /// The names that an object has in the file: its id, label, class and element, and the outlets that lead to it.
    private func givenNames(of index: Int) -> [String] {
        let element = markup.elements[index]
        let outlets = connections.filter { markup.elements[$0]["destination"] == element["id"] }
        let firstResponder = element["placeholderIdentifier"] == "IBFirstResponder" ? "First Responder" : nil
        let label = element["userLabel"] ?? firstResponder
        return outlets.compactMap { markup.elements[$0]["property"] }
            + [label, element["customClass"], element.name, element["id"]].compactMap(\.self)
    }

    /// Returns the other names by which `xib` shows an object: its text, its reuse identifier, and its place in another
    /// object.
    private func shownNames(of index: Int) -> [String] {
        let element = markup.elements[index]
        return [writing(on: index), element["reuseIdentifier"], element["key"]].compactMap(\.self)
    }

    /// The text, title or placeholder that is written on an object.
    package func writing(on index: Int) -> String? {
        let element = markup.elements[index]
        return element["text"] ?? element["title"] ?? element["placeholder"]
            ?? children(of: index).first { markup.elements[$0].name == "state" }
            .flatMap { markup.elements[$0]["title"] }
    }

    /// Returns the objects with a name: the one with the id, or else those named so in the file, or else those shown by
    /// it.
    private func objects(named name: String) -> [Int] {
        let objects = objects
        if let object = objects.first(where: { markup.elements[$0]["id"] == name }) { return [object] }
        let given = objects.filter { givenNames(of: $0).contains(name) }
        if !given.isEmpty { return given }
        return objects.filter { index in
            let names = shownNames(of: index)
            return names.contains(name) || names.contains { "\(markup.elements[index].name) \"\($0)\"" == name }
        }
    }

    /// The names of an object that lead to no other, those first that say most to a learner.
    func ownNames(of index: Int) -> [String] {
        let given = givenNames(of: index)
        return (given.dropLast() + shownNames(of: index) + given.suffix(1)).reduce(into: []) { names, name in
            if !names.contains(name), objects(named: name) == [index] { names.append(name) }
        }
    }

    /// The object with a name. A wrong name may be a slip of others, too.
    private func object(named name: String, or others: [String] = []) throws -> Int {
        let found = objects(named: name)
        guard found.count < 2 else { throw ambiguous(name, places: found.compactMap(typedName)) }
        guard let object = found.first else {
            let nearest = probableName(for: name, among: names) ?? probableName(for: name, among: others)
            throw unknown(name, nearest: nearest, among: objects.compactMap(typedName))
        }
        return object
    }

    /// Returns the element and the attribute to which a path leads. The path begins with an object, followed by the
    /// keys of its inner elements. The attribute's name is enough if only one object has it.
    func attribute(at path: String) throws -> (element: Int, name: String) {
        let parts = path.split(separator: ".").map(String.init)
        guard parts.count > 1 else { return (try object(having: path), path) }
        // There may be dots in a name, too.
        let length = (1..<parts.count).first { !objects(named: parts[..<$0].joined(separator: ".")).isEmpty } ?? 1
        let name = parts[..<length].joined(separator: ".")
        let object = try object(named: name)
        let element = try parts[length..<parts.count - 1].reduce(object) { element, key in
            let children = children(of: element)
            if let child = children.first(where: { markup.elements[$0]["key"] == key }) { return child }
            let keys = children.compactMap { markup.elements[$0]["key"] }
            throw unknown(key, in: name, nearest: probableName(for: key, among: keys), among: keys)
        }
        return (element, parts[parts.count - 1])
    }

    /// The only object that has an attribute.
    private func object(having attribute: String) throws -> Int {
        let having = objects.filter { markup.elements[$0][attribute] != nil }
        if having.count == 1 { return having[0] }
        guard having.isEmpty else { throw ambiguous(attribute, places: places(of: attribute, in: having)) }
        let name = attribute.shortened(to: 60)
        if let object = objects(named: attribute).first {
            let names = markup.elements[object].attributes.map(\.name).joined(separator: ", ")
            throw CommandError("\"\(name)\" names no attribute; write \(name).ATTRIBUTE; it has \(names)")
        }
        if let nearest = probableName(for: attribute, among: attributeNames) {
            throw unknown(attribute, nearest: nearest, among: [])
        }
        throw CommandError("\"\(name)\" names no attribute; write OBJECT.ATTRIBUTE, such as \(example.path)")
    }

    /// A path to an attribute of an object, and a value for it: a text, if an object has one.
    var example: (path: String, value: String) {
        let object = objects.first { markup.elements[$0]["text"] != nil }
        if let text = object.flatMap({ places(of: "text", in: [$0]).first }) { return (text, "Moon") }
        return places(of: "hidden", in: objects).last.map { ($0, "YES") } ?? ("phaseLabel.text", "Moon")
    }

    private func places(of attribute: String, in objects: [Int]) -> [String] {
        objects.compactMap { ownNames(of: $0).first.map { "\($0).\(attribute)".asWord } }
    }

    /// The first name of an object, as it is typed.
    private func typedName(of index: Int) -> String? { ownNames(of: index).first?.asWord }

    /// The elements that are directly in an element.
    func children(of element: Int) -> [Int] { markup.elements.indices.filter { markup.elements[$0].parent == element } }

    // MARK: Removing

    /// Returns the text without the thing that has a name: a connection, an attribute, or an object with all
    /// connections to it.
    func removing(_ name: String) throws -> String {
        let found = connections.filter { connectionName($0) == name || markup.elements[$0]["id"] == name }
        if found.count > 1 { throw ambiguous(name, places: found.compactMap { markup.elements[$0]["id"] }) }
        if !found.isEmpty { return markup.removing(found) }
        if name.contains("."), let place = try? attribute(at: name) {
            guard markup.elements[place.element][place.name] != nil else {
                let names = markup.elements[place.element].attributes.map(\.name)
                let object = name.dropLast(place.name.count + 1)
                let nearest = probableName(for: place.name, among: names)
                throw unknown(place.name, in: String(object), nearest: nearest, among: names)
            }
            return removing(place.name, of: place.element)
        }
        let having = objects.filter { markup.elements[$0][name] != nil }
        if having.count == 1 { return removing(name, of: having[0]) }
        if having.count > 1, !names.contains(name) {
            throw ambiguous(name, places: places(of: name, in: having))
        }
        return removing(object: try object(named: name, or: attributeNames))
    }

    /// Returns the text without an attribute. Interface Builder has one field for a class's module, whose text can't be
    /// removed while the target provides it.
    private func removing(_ attribute: String, of element: Int) -> String {
        let text = markup.removing(attribute, of: element)
        guard attribute == "customModule", markup.elements[element]["customModuleProvider"] != nil else { return text }
        return IBMarkup(text).removing("customModuleProvider", of: element)
    }

    /// Returns the text without an object, as Interface Builder removes it: with its connections, those that lead to
    /// it, and its constraints.
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

    /// The most names that a message lists.
    private static let mostListed = 12

    private func unknown(
        _ name: String, in object: String? = nil, nearest: String?, among names: [String]
    ) -> CommandError {
        let list = names.isEmpty ? "" : "; it has \(names.joined(separator: ", "))"
        let rest = names.count > Self.mostListed ? "; \"xib \(file)\" shows the names" : list
        let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? rest
        return CommandError("\(object?.shortened(to: 60) ?? file) has no \"\(name.shortened(to: 60))\"\(hint)")
    }

    private func ambiguous(_ name: String, places: [String]) -> CommandError {
        let others = places.count > Self.mostListed ? ["another"] : []
        let list = (places.prefix(Self.mostListed) + others).joined(separator: " or ")
        return CommandError("\"\(name.shortened(to: 60))\" could be \(list); name one of them")
    }

    private func isInside(_ index: Int, _ object: Int) -> Bool {
        sequence(first: index) { markup.elements[$0].parent }.contains(object)
    }
}
