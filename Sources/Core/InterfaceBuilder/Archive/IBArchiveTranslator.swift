/// Translates an archive into the elements of a modern document, so that all other code reads only one format.
///
/// Each element keeps the place of its source. An object keeps the number from its record as its id, as in Xcode.
final class IBArchiveTranslator {
    let archive: IBArchive
    /// The numbers that records give objects, by the objects' ids in the archive.
    private var numbers: [String: String] = [:]
    /// The names in the outline, by numbers.
    private var names: [String: String] = [:]
    /// The values of objects by their numbers: `7.CustomClassName`.
    private var flattened: [String: IBElement] = [:]
    /// The connections, by their source's id in the archive.
    var connections: [String: [IBElement]] = [:]
    /// The constraints, by the id of the view that has them.
    var constraints: [String: [IBElement]] = [:]
    /// The number of objects around the current one, each with a list of its own, and the objects made so far.
    private var (depth, made) = (0, 0)

    /// The `<document>` that an `<archive>` stands for, if its numbers are some, and its references lead somewhere.
    static func document(from archive: IBElement, file: String) throws(NibError) -> IBElement {
        try IBArchiveTranslator(IBArchive(archive, file: file)).document(at: archive)
    }

    private init(_ archive: IBArchive) throws(NibError) {
        self.archive = archive
        guard let container = try archive.value("IBDocument.Objects", of: archive.root) else { return }
        try readRecords(of: container)
        flattened = try archive.dictionary(archive.value("flattenedProperties", of: container))
        for record in try archive.list(archive.value("connectionRecords", of: container)) { try readConnection(record) }
    }

    private func document(at root: IBElement) throws(NibError) -> IBElement {
        let roots = try archive.list(archive.value("IBDocument.RootObjects", of: archive.root))
        let objects = try roots.map { element throws(NibError) in try object(element) }
        return root.making("document", root.attributes, [root.making("objects", [:], objects)])
    }

    // MARK: Records

    private func readRecords(of container: IBElement) throws(NibError) {
        guard let set = try archive.value("objectRecords", of: container) else { return }
        for record in try archive.list(archive.value("orderedObjects", of: set)) {
            guard let number = try archive.integer("objectID", of: record),
                let object = try archive.value("object", of: record), let id = object["id"]
            else { continue }
            numbers[id] = "\(number)"
            names["\(number)"] = try archive.value("objectName", of: record)?.text
        }
        // When all numbers are known.
        for record in try archive.list(archive.value("orderedObjects", of: set)) {
            guard let object = try archive.value("object", of: record),
                object["class"] == "IBNSLayoutConstraint"
            else { continue }
            try readConstraint(object)
        }
    }

    /// The id an object has in a modern document.
    func modernID(of element: IBElement) -> String? { element["id"].map { numbers[$0] ?? $0 } }

    // MARK: Objects

    /// An object of the archive, in the slot it fills. Its element has the name of its class, unless told otherwise.
    func object(_ element: IBElement, key: String? = nil, name: String? = nil) throws(NibError) -> IBElement {
        depth += 1
        defer { depth -= 1 }
        // References may lead back, or to the same from everywhere: a small archive can stand for an endless document.
        guard depth <= IBElementParser.maximumDepth / 2, made <= IBElementParser.maximumElements else {
            throw tooMuch(at: element)
        }
        let className = element["class"] ?? ""
        var builder = ElementBuilder(element: name ?? Self.elementName(ofClass: className), className: className)
        builder.attributes["key"] = key
        if let id = modernID(of: element) {
            builder.attributes["id"] = id
            builder.attributes["customClass"] = flattened["\(id).CustomClassName"]?.text
            builder.attributes["userLabel"] = names[id]
            try addRuntimeAttributes(flattened["\(id).IBAttributePlaceholdersKey"], to: &builder, at: element)
        }
        // Interface Builder wrote only what isn't the default of its time.
        if className == "IBUIActivityIndicatorView" { builder.attributes["hidesWhenStopped"] = "YES" }
        let slots = try slots(of: element)
        // The first of several values with one key counts: one more is enough for the reader to tell of it.
        var counts: [String: Int] = [:]
        for child in element.children {
            guard let key = child["key"], case let count = counts[key, default: 0] + 1, count <= 2 else { continue }
            counts[key] = count
            try add(child, as: key, of: element, slots: slots, to: &builder)
        }
        let id = element["id"] ?? ""
        builder.wrap("constraints", constraints[id] ?? [], at: element)
        builder.wrap("connections", connections[id] ?? [], at: element)
        self.made += builder.children.reduce(1) { $0 + 1 + $1.children.reduce(0) { count, _ in count + 1 } }
        let made = element.making(builder.element, builder.attributes, builder.children)
        if element.arena.isFull { throw tooMuch(at: element) }
        return made
    }

    private func tooMuch(at element: IBElement) -> NibError {
        archive.failure("an object in itself, or in too many others", at: element)
    }

    /// The parts of an object that are made so far.
    struct ElementBuilder {
        /// The name of its element.
        let element: String
        /// The class in the archive.
        let className: String
        var attributes: IBKeyed<String> = [:]
        var children: [IBElement] = []

        /// Adds elements in one of their own, if there are any.
        mutating func wrap(_ name: String, _ elements: [IBElement], at place: IBElement) {
            guard !elements.isEmpty else { return }
            children.append(place.making(name, [:], elements))
        }
    }

    /// The subviews that fill slots, too, by their ids in the archive.
    private func slots(of element: IBElement) throws(NibError) -> [String: String] {
        var slots: [String: String] = [:]
        for (key, slot) in Self.slotKeys {
            guard let id = try archive.value(key, of: element)?["id"] else { continue }
            slots[id] = slot
        }
        return slots
    }

    /// Adds the values that are to be set by key path, which Interface Builder keeps beside the objects.
    private func addRuntimeAttributes(
        _ placeholders: IBElement?, to builder: inout ElementBuilder, at place: IBElement
    ) throws(NibError) {
        guard let placeholders else { return }
        var attributes: [IBElement] = []
        for (_, placeholder) in try archive.dictionary(placeholders).sorted(by: { $0.key < $1.key }) {
            for attribute in try archive.list(archive.value("userDefinedRuntimeAttributes", of: placeholder)) {
                guard let keyPath = try archive.value("keyPath", of: attribute)?.text else { continue }
                attributes.append(try runtimeAttribute(attribute, keyPath: keyPath))
            }
        }
        builder.wrap("userDefinedRuntimeAttributes", attributes, at: place)
    }
}
