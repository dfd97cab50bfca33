/// A reader that finds the meaning of elements, and collects the parts of a document.
final class IBReader {
    /// The most values, slots and lists of an object.
    static let maximumValues = 1_000
    /// Elements that only concern Interface Builder itself.
    private static let editorOnly: Set = [
        "classes", "customFonts", "dependencies", "designables", "inferredMetricsTieBreakers",
        "simulatedMetricsContainer",
    ]
    /// The effect of a view, an element without a key, has this one.
    nonisolated static let keyOfEffect = "effect"
    private nonisolated static let effects: Set = ["blurEffect", "vibrancyEffect"]
    /// Elements of an object without meaning while they are empty: lists of animations, and properties that are nil.
    private nonisolated static let empty: Set = ["animations", "nil"]
    /// The elements that hold lists of objects, as far as they are known.
    private nonisolated static let collections: Set = [
        "cells", "gestureRecognizers", "items", "keyCommands", "layoutGuides", "objects", "prototypes", "sections",
        "segments", "subviews", "toolbarItems", "viewControllers",
    ]
    /// All elements without a key that may stand in an object.
    nonisolated static let wrappers = collections.union(["connections", "constraints", "userDefinedRuntimeAttributes"])
        .sorted()

    /// The name of the file for messages.
    let file: String
    /// The object being read.
    private(set) var owner: IBObject?
    /// A Boolean value that indicates whether elements that aren't understood are listed. Those of an object that was
    /// read before are listed already.
    private let isListing: Bool
    /// The objects that were read and wait for the one they are in.
    private var waiting: [IBObject] = []

    private(set) var allObjects: [IBObject] = []
    private(set) var elementsByID: [String: IBElement] = [:]
    private(set) var objects: [IBObject] = []
    private(set) var scenes: [IBScene] = []
    var resources = IBResources()
    private(set) var device: IBDevice?
    private(set) var tintColor: IBColor?
    private(set) var unread: [IBUnread] = []
    private(set) var warnings: [IBFault] = []
    /// The ids that are used twice, each where it is the second time.
    private var duplicates: [IBFault] = []

    /// Creates a reader for the values of an object.
    init(of owner: IBObject) {
        file = owner.node.arena.file
        self.owner = owner
        isListing = false
    }

    // Nonisolated, as those of objects.
    nonisolated deinit {}

    /// Reads a `<document>` element of a kind.
    init(_ root: IBElement, kind: IBDocument.Kind) throws(NibError) {
        file = root.arena.file
        isListing = true
        // About so many elements have an id.
        elementsByID.reserveCapacity(root.arena.nodes.count / 4)
        for child in root.children {
            switch (child.name, kind) {
            case ("objects", .xib): objects += try topLevelObjects(of: child)
            case ("scenes", .storyboard): try readScenes(child)
            case ("customFonts", _):
                for font in child.children {
                    if let file = font["key"] { resources.fontFiles[file] = font.location } else { skip(font) }
                }
            case ("resources", _): try readResources(child)
            case ("device", _):
                device = child["id"].map {
                    IBDevice(id: $0, isLandscape: child["orientation"] == "landscape")
                }
            case ("color", _) where child["key"] == "tintColor": tintColor = try color(child)
            case (let name, _) where Self.editorOnly.contains(name): break
            default: skip(child)
            }
        }
        if !duplicates.isEmpty { throw NibError(duplicates) }
    }

    private func readScenes(_ element: IBElement) throws(NibError) {
        for scene in element.children {
            guard scene.name == "scene" else {
                skip(scene)
                continue
            }
            var objects: [IBObject] = []
            for child in scene.children {
                switch child.name {
                case "objects": objects += try topLevelObjects(of: child)
                case "point": break  // where the scene lies on Interface Builder's canvas
                default: skip(child)
                }
            }
            let sceneID = scene["sceneID"] ?? ""
            scenes.append(IBScene(sceneID: sceneID, objects: objects, node: scene))
        }
    }

    private func topLevelObjects(of element: IBElement) throws(NibError) -> [IBObject] {
        let start = waiting.count
        for child in element.children {
            warnIfNameless(child)
            try readObject(child)
        }
        return takeWaiting(from: start)
    }

    /// Reads an object, which then waits for the one it is in.
    private func readObject(_ element: IBElement) throws(NibError) {
        let object = IBObject(element, parent: owner)
        register(element, as: object.id)
        element.note(.object(UInt32(allObjects.count)))
        allObjects.append(object)
        let (outer, start) = (owner, waiting.count)
        owner = object
        defer { owner = outer }
        skipText(of: element)
        var names = NamesOfValues()
        for child in element.children { try read(child, after: &names) }
        object.children = takeWaiting(from: start)
        waiting.append(object)
    }

    private func takeWaiting(from start: Int) -> [IBObject] {
        guard start < waiting.count else { return [] }
        defer { waiting.removeSubrange(start...) }
        return Array(waiting[start...])
    }

    /// Registers an element by its id, if it has one that no other element has. Another element with this id is noted.
    private func register(_ element: IBElement, as id: String) {
        guard !id.isEmpty else { return }
        guard let first = elementsByID.updateValue(element, forKey: id) else { return }
        elementsByID[id] = first
        let message = "the id \(id.quoted) is used twice, first in line \(first.location.line)"
        duplicates += failure(message, at: element.location).faults
    }

    /// The names of what was read of an object.
    private struct NamesOfValues {
        var keys: [IBArena.Span] = []
        var collections: [IBWord] = []
        var count: Int { keys.count + collections.count }
    }

    private func read(_ child: IBElement, after names: inout NamesOfValues) throws(NibError) {
        switch child.node.name {
        case .connections:
            for element in child.children where !(element.form.isConnection && element.isPlain) {
                _ = try connection(element)
            }
        case .constraints:
            for element in child.children {
                if element.node.name != .constraint || !element.isPlain, try constraint(element) == nil { continue }
                register(element, as: element[.id] ?? "")
            }
        case .runtimeAttributes:
            for element in child.children { _ = try runtimeAttribute(element) }
        case .variation:
            _ = try variation(child)
        case let name:
            if let key = child.span(.key) {
                try read(child, as: key, after: &names)
            } else if isCollection(child) {
                try checkCount(of: names, at: child)
                skipText(of: child)
                for element in child.children {
                    if name == .subviews { warnIfNameless(element) }
                    try readObject(element)
                }
                child.note(.collection)
                if !names.collections.contains(name) { names.collections.append(name) }
            } else if Self.effects.contains(child.name), owner?.element == "visualEffectView" {
                try checkCount(of: names, at: child)
                if !child.isPlain { _ = try value(child) }
                child.note(.property)
            } else if !Self.empty.contains(child.name) || child.firstChild != nil {
                skip(child)
            }
        }
    }

    private func read(_ child: IBElement, as key: IBArena.Span, after names: inout NamesOfValues) throws(NibError) {
        try checkCount(of: names, at: child)
        if names.keys.contains(where: { child.arena.areEqual($0, key) }) {
            warn("\(child.arena.string(key).quoted) is set twice; only the first counts", at: child.location)
            return
        }
        if child.isObject {
            try readObject(child)
        } else {
            if !child.isPlain, try value(child) == nil { return skip(child) }
            child.note(.property)
        }
        names.keys.append(key)
    }

    /// Refuses an object of so many values that looking through them would take long.
    private func checkCount(of names: NamesOfValues, at element: IBElement) throws(NibError) {
        if names.count >= Self.maximumValues {
            throw failure("more than \(Self.maximumValues) values in one object", at: element.location)
        }
    }

    /// Returns a Boolean value that indicates whether an element contains a list of objects: it has a known name, or
    /// contains only objects.
    private func isCollection(_ element: IBElement) -> Bool {
        if Self.collections.contains(element.name) { return true }
        return element.arena.attributes(of: element.number).isEmpty && element.firstChild != nil
            && element.children.allSatisfy { $0.span(.id) != nil && $0.span(.key) == nil }
    }
}

// MARK: - Accounts

extension IBReader {
    /// Lists an element as not understood.
    func skip(_ element: IBElement, attribute: String? = nil) {
        unread.append(
            IBUnread(
                element: element.name, attribute: attribute, location: element.location,
                path: (owner.map { Array(sequence(first: $0, next: \.parent)) } ?? []).reversed()
                    .map { $0.id.isEmpty ? $0.element : "\($0.element) \($0.id)" }))
    }

    /// Lists what an element without meaning in children and text has beyond the attributes read of it and the key.
    func skipRest(of element: IBElement, besides attributes: [String]) {
        guard isListing else { return }
        skipAttributes(of: element, besides: attributes)
        skipText(of: element)
        for child in element.children { skip(child) }
    }

    /// Lists the attributes of an element except the key and those that were read.
    func skipAttributes(of element: IBElement, besides attributes: [String]) {
        var others: [String] = []
        for (name, _) in element.attributes where name != "key" && !attributes.contains(name) { others.append(name) }
        if !others.isEmpty { others.sorted().forEach { skip(element, attribute: $0) } }
    }

    /// Lists text where there should be only elements.
    func skipText(of element: IBElement) {
        guard element.node.text.count > 0, !element.text.isBlank else { return }
        warn("stray text in <\(element.name)>", at: element.location)
    }

    /// Notes something wrong that can be passed over.
    func warn(
        _ message: String, rule: String = DocumentProblems.name, at location: IBLocation, object: IBObject? = nil,
        suggestion: String? = nil
    ) {
        warnings.append(
            IBFault(
                message, rule: rule, file: file, location: location, objectID: (object ?? owner)?.id,
                suggestion: suggestion))
    }

    /// An error at a place, about the object being read.
    func failure(_ message: String, at location: IBLocation, suggestion: String? = nil) -> NibError {
        NibError(file: file, location: location, objectID: owner?.id, message: message, suggestion: suggestion)
    }

    private func warnIfNameless(_ element: IBElement) {
        guard element.span(.id)?.count ?? 0 == 0 else { return }
        warn("<\(element.name)> has no id; nothing can be connected to it", at: element.location)
    }
}
