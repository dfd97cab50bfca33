/// Reads elements for what they mean, and keeps the accounts of a document.
final class IBReader {
    /// The most values, slots and lists of an object.
    static let maximumValues = 1_000
    /// Elements that only concern Interface Builder itself.
    private static let editorOnly: Set = [
        "classes", "dependencies", "designables", "inferredMetricsTieBreakers", "simulatedMetricsContainer",
    ]
    /// The elements that hold lists of objects, as far as they are known.
    private nonisolated static let collections: Set = [
        "cells", "gestureRecognizers", "items", "keyCommands", "layoutGuides", "objects", "prototypes", "sections",
        "segments", "subviews", "viewControllers",
    ]
    /// All elements without a key that may stand in an object.
    nonisolated static let wrappers = collections.union(["connections", "constraints", "userDefinedRuntimeAttributes"])
        .sorted()

    /// The name of the file for messages.
    let file: String
    /// The object being read.
    private(set) var owner: IBObject?
    /// The objects around what is being read, from the outside in.
    private var path: [IBObject] = []

    private(set) var allObjects: [IBObject] = []
    private(set) var objectsByID: [String: IBObject] = [:]
    private(set) var constraintsByID: [String: IBConstraint] = [:]
    private(set) var objects: [IBObject] = []
    private(set) var scenes: [IBScene] = []
    var resources = IBResources()
    private(set) var device: IBDevice?
    private(set) var unread: [IBUnread] = []
    private(set) var warnings: [IBFault] = []
    /// The ids that are used twice, each where it is the second time.
    private var duplicates: [IBFault] = []

    /// Reads a `<document>` element of a kind.
    init(_ root: IBElement, kind: IBDocument.Kind, file: String) throws(NibError) {
        self.file = file
        for child in root.children {
            switch (child.name, kind) {
            case ("objects", .xib): objects += try topLevelObjects(of: child)
            case ("scenes", .storyboard): try readScenes(child)
            case ("resources", _): try readResources(child)
            case ("device", _):
                device = child.attributes["id"].map {
                    IBDevice(id: $0, isLandscape: child.attributes["orientation"] == "landscape")
                }
            case (let name, _) where Self.editorOnly.contains(name): break
            default: skip(child)
            }
        }
        if !duplicates.isEmpty { throw NibError(duplicates) }
        checkReferences(initialViewController: root.attributes["initialViewController"], in: root)
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
            let sceneID = scene.attributes["sceneID"] ?? ""
            scenes.append(IBScene(sceneID: sceneID, objects: objects, location: scene.location))
        }
    }

    private func topLevelObjects(of element: IBElement) throws(NibError) -> [IBObject] {
        try element.children.map { child throws(NibError) in
            warnIfNameless(child)
            return try object(child)
        }
    }

    private func object(_ element: IBElement) throws(NibError) -> IBObject {
        let object = IBObject(element, parent: owner)
        register(object)
        let outer = owner
        owner = object
        path.append(object)
        defer {
            owner = outer
            path.removeLast()
        }
        skipText(of: element)
        for child in element.children { try read(child, into: object) }
        return object
    }

    private func register(_ object: IBObject) {
        allObjects.append(object)
        if isFree(object.id, at: object.location) { objectsByID[object.id] = object }
    }

    /// Whether something can be found by an id: if it has one, and nothing else has. What else has it is noted.
    private func isFree(_ id: String, at location: IBLocation) -> Bool {
        guard !id.isEmpty else { return false }
        guard let first = objectsByID[id]?.location ?? constraintsByID[id]?.location else { return true }
        duplicates += failure("the id \(id.quoted) is used twice, first in line \(first.line)", at: location).faults
        return false
    }

    private func read(_ child: IBElement, into object: IBObject) throws(NibError) {
        switch child.name {
        case "connections":
            object.connections += try child.children.map { element throws(NibError) in try connection(element) }
        case "constraints":
            for element in child.children {
                guard let constraint = try constraint(element) else { continue }
                if isFree(constraint.id, at: constraint.location) { constraintsByID[constraint.id] = constraint }
                object.constraints.append(constraint)
            }
        case "userDefinedRuntimeAttributes":
            for element in child.children {
                if let attribute = try runtimeAttribute(element) { object.runtimeAttributes.append(attribute) }
            }
        case "variation":
            object.variations.append(try variation(child))
        default:
            if let key = child.attributes["key"] {
                try read(child, as: key, into: object)
            } else if isCollection(child) {
                try checkCount(of: object, at: child.location)
                skipText(of: child)
                let list = try child.children.map { element throws(NibError) in
                    if child.name == "subviews" { warnIfNameless(element) }
                    return try add(element, to: object)
                }
                object.collections.add(list, to: child.name)
            } else {
                skip(child)
            }
        }
    }

    private func read(_ child: IBElement, as key: String, into object: IBObject) throws(NibError) {
        try checkCount(of: object, at: child.location)
        if object.slots[key] != nil || object.properties[key] != nil {
            warn("\(key.quoted) is set twice; only the first counts", at: child.location)
        } else if child.isObject {
            object.slots.append(try add(child, to: object), named: key)
        } else if let value = try value(child) {
            object.properties.append(value, named: key)
        } else {
            skip(child)
        }
    }

    /// Refuses an object of so many values that looking through them would take long.
    private func checkCount(of object: IBObject, at location: IBLocation) throws(NibError) {
        if object.slots.count + object.properties.count + object.collections.count >= Self.maximumValues {
            throw failure("more than \(Self.maximumValues) values in one object", at: location)
        }
    }

    private func add(_ element: IBElement, to parent: IBObject) throws(NibError) -> IBObject {
        let child = try object(element)
        parent.children.append(child)
        return child
    }

    /// Whether an element holds a list of objects: a known name, or nothing but objects in it.
    private func isCollection(_ element: IBElement) -> Bool {
        if Self.collections.contains(element.name) { return true }
        return element.attributes.isEmpty && !element.children.isEmpty
            && element.children.allSatisfy { $0.attributes["id"] != nil && $0.attributes["key"] == nil }
    }
}

// MARK: - Accounts

extension IBReader {
    /// Lists an element as not understood.
    func skip(_ element: IBElement, attribute: String? = nil) {
        unread.append(
            IBUnread(
                element: element.name, attribute: attribute, location: element.location,
                path: path.map { $0.id.isEmpty ? $0.element : "\($0.element) \($0.id)" }))
    }

    /// Lists what an element whose children and text mean nothing has beyond the attributes that were read of it; the
    /// key always is.
    func skipRest(of element: IBElement, besides attributes: [String]) {
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
        if !element.text.isBlank { warn("stray text in <\(element.name)>", at: element.location) }
    }

    /// Notes something wrong that can be passed over.
    func warn(_ message: String, at location: IBLocation, object: IBObject? = nil, suggestion: String? = nil) {
        warnings.append(
            IBFault(
                message, rule: Oddities.name, file: file, location: location, objectID: (object ?? owner)?.id,
                suggestion: suggestion))
    }

    /// An error at a place, about the object being read.
    func failure(_ message: String, at location: IBLocation, suggestion: String? = nil) -> NibError {
        NibError(file: file, location: location, objectID: owner?.id, message: message, suggestion: suggestion)
    }

    private func warnIfNameless(_ element: IBElement) {
        guard element.attributes["id"] ?? "" == "" else { return }
        warn("<\(element.name)> has no id; nothing can be connected to it", at: element.location)
    }
}
