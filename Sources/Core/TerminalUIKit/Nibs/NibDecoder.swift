import InterfaceBuilder
import PlainText

/// One load of a nib: makes its objects, connects them, and calls `awakeFromNib()` on them.
final class NibDecoder {
    let document: IBDocument
    let file: NibFile
    let contents: NibContents
    /// The scene of a storyboard that the objects are in.
    let scene: StoryboardScene?
    /// The function that creates the scene's controller, or returns nil for `init(coder:)`.
    var creator: ((NSCoder) -> NSObject?)?
    /// The named and system colors the document carries.
    var resources: IBResources { document.resources }
    /// The traits of the screen, in the words of nibs.
    private(set) lazy var screen = UITraitCollection.current.nibNames
    private let owner: AnyObject?
    private let externalObjects: [String: Any]
    private(set) lazy var classes = NibClasses(
        target: file.module, searching: observer == nil ? [] : [file.module, NibClasses.module].compactMap(\.self))
    /// The observer that collects faults in place of failures, or nil unless the document is looked at.
    let observer: (any NibObserver)?
    /// The states of the entries, by their numbers.
    private var states: [State]
    /// The constraints made, by their ids.
    var constraints: [String: NSLayoutConstraint] = [:]
    private var faults: [IBFault] = []
    private(set) lazy var count = NibLoadCount(document.file, owner: owner)

    /// The state of an object.
    private struct State {
        var instance: NSObject?
        /// A Boolean value that indicates whether the object's `init?(coder:)` is running.
        var isUnderWay = false
        /// A Boolean value that indicates whether the object stands in for one that this UIKit does not have, or for
        /// one of a document that is only looked at. Its outlets and actions aren't connected.
        var isStandIn = false
        /// The custom class that the program doesn't have, or nil if the object is of the class that the nib names.
        var unknownClass: String?
        /// A Boolean value that indicates whether another object took the place of this one in `awakeAfter(using:)`.
        var isReplaced = false
    }

    /// Prepares a load of a nib, or of the objects of a scene. Other placeholders than File's Owner have identifiers.
    init(
        _ contents: NibContents, of file: NibFile, owner: AnyObject?, externalObjects: [String: Any] = [:],
        scene: StoryboardScene? = nil
    ) {
        self.contents = contents
        self.file = file
        self.scene = scene
        document = file.document
        observer = World.current.observer.flatMap { $0.document === file.document ? $0 : nil }
        self.owner = owner
        self.externalObjects = externalObjects
        states = Array(repeating: State(), count: contents.entries.count)
        contents.prepare(for: .current, owner: owner)
    }

    nonisolated deinit {}

    /// Loads the nib, and gives the top-level objects in document order, without the placeholders. Throws all problems,
    /// before any object receives `awakeFromNib()`.
    func load() throws(NibError) -> [Any] {
        // Counted before its objects are made: they may load other nibs.
        _ = count
        // Placeholders are no objects of the nib's.
        let count = contents.entries.count { $0.object.placeholderIdentifier == nil }
        return try Trace.loading(document.file, objects: count, owner: owner, loadContents)
    }

    private func loadContents() throws(NibError) -> [Any] {
        var objects: [Any] = []
        for root in contents.roots {
            if let object = decode(root) { objects.append(object) }
        }
        for entry in contents.constrained { makeConstraints(of: entry.object) }
        // As `-[UINib instantiateWithOwner:options:]` does: key-value pairs are applied before connections are made.
        for entry in contents.attributed { setRuntimeAttributes(of: entry.object) }
        for object in contents.neighbors { connect(object) }
        for entry in contents.connected { connect(entry.object) }
        if observer != nil { checkOwner() }
        guard faults.isEmpty || observer != nil else { throw NibError(faults) }
        if let surroundings = contents.surroundings {
            // Stand-ins accept everything, in later loads, too.
            for entry in contents.entries where !isStandIn(entry.object) {
                surroundings[entry.object.id] = states[entry.number].instance
            }
        }
        // With missing objects, `awakeFromNib()` of an object might fail in any way.
        if faults.isEmpty {
            for entry in contents.entries { awake(entry) }
        }
        return objects
    }

    // MARK: Decoding

    /// The object a nib's object has become, created lazily.
    func decode(_ object: IBObject) -> NSObject? {
        guard let entry = contents.entry(of: object) else { return prototype(object) }
        let number = entry.number
        if let instance = states[number].instance { return instance }
        guard entry.placeholder == nil else { return nil }
        switch making(of: entry) {
        case .decoding(let type):
            guard !states[number].isUnderWay else {
                fault(
                    "it is asked for while it is being made: it refers to itself, or two refer to each other",
                    in: object)
                return nil
            }
            states[number].isUnderWay = true
            defer { states[number].isUnderWay = false }
            let coder = NibCoder(
                object, values(of: entry), decoder: self,
                isOfUnknownClass: states[number].isStandIn && object.customClass != nil)
            defer { coder.reportKeys() }
            let created = object === scene?.controllerObject ? creator?(coder) : nil
            guard let instance = created ?? type.init(coder: coder) else {
                fault("init(coder:) of \(type) gave no object", in: object)
                return nil
            }
            Trace.emit(.decode, instance, id: object.id, "<\(object.element)> init(coder:)")
            states[number].instance = replacement(for: instance, of: entry, coder: coder)
            observer?.note(states[number].instance, of: object)
        case .plain(_, let make):
            let instance = make()
            states[number].instance = instance
            if let recognizer = instance as? UIGestureRecognizer {
                let coder = NibCoder(object, values(of: entry), decoder: self)
                recognizer.decodeProperties(from: coder)
                coder.reportKeys()
            }
            Trace.emit(.decode, instance, id: object.id, "<\(object.element)> init()")
        case nil:
            break
        }
        return states[number].instance
    }

    /// Returns the values of an object, by keys.
    func values(of object: IBObject) -> NibValues {
        contents.entry(of: object).map(values) ?? NibValues(object, on: .current)
    }

    private func values(of entry: NibEntry) -> NibValues { entry.values(on: contents.traits ?? .current) }

    /// A prototype as a nib of its own, or nil for any other object that is not of this part.
    private func prototype(_ object: IBObject) -> CellPrototype? {
        guard object.isPrototype else { return nil }
        let contents = NibContents([object], surroundings: contents.surroundings)
        return CellPrototype(
            identifier: object.attributes["reuseIdentifier"] ?? "", nib: UINib(contents, of: file, in: scene))
    }

    /// The object with an id, for references from attributes.
    func decode(id: String) -> NSObject? {
        document.object(withID: id).flatMap(decode)
    }

    private func replacement(for instance: NSObject, of entry: NibEntry, coder: NibCoder) -> NSObject {
        guard let responder = instance as? UIResponder,
            let result = responder.awakeAfter(using: coder) as? NSObject, result !== instance
        else { return instance }
        states[entry.number].isReplaced = true
        if observer == nil { (result as? UIView)?.layout.isReplacement = true }
        Trace.emit(.awakeAfter, result, id: entry.object.id, to: instance)
        return result
    }

    private func making(of entry: NibEntry) -> NibClasses.Making? {
        let object = entry.object
        switch entry.answer(from: classes) {
        case .found(let making):
            return making
        case .unusable(let type):
            fault("\(type) can't be made from a nib; expected a class with NSCoding or NibCustomObject", in: object)
            return nil
        case .unknownClass(let name, let making):
            Log.write("Unknown class \(name) in Interface Builder file.")
            Trace.emit(.decode, nil, id: object.id, "class \(name) is unknown; \(making.type) is used")
            observer?.note(object, replacedBy: making.type)
            states[entry.number].isStandIn = observer != nil || !object.hasClass
            states[entry.number].unknownClass = object.customClass
            return making
        case .unknownElement(let type):
            Trace.emit(.decode, nil, id: object.id, "<\(object.element)> has no class here; \(type) keeps its place")
            observer?.note(object, replacedBy: type)
            states[entry.number].isStandIn = true
            return .decoding(type)
        }
    }

    /// Returns a Boolean value that indicates whether an object stands in for one that this UIKit does not have, or for
    /// a placeholder in a document that is only read.
    func isStandIn(_ object: IBObject?) -> Bool {
        guard let object else { return false }
        if let entry = contents.entry(of: object), states[entry.number].isStandIn { return true }
        return observer != nil && object.placeholderIdentifier != nil
    }

    /// The custom class of an object, or nil if the program has the class, or the nib names no class.
    func unknownClass(of object: IBObject?) -> String? {
        object.flatMap(contents.entry).flatMap { states[$0.number].unknownClass }
    }

    /// Returns a Boolean value that indicates whether another object took an object's place in `awakeAfter(using:)`.
    func isReplaced(_ object: IBObject) -> Bool {
        contents.entry(of: object).map { states[$0.number].isReplaced } ?? false
    }

    /// Returns the instance of an object, made by this load or an earlier one of the same scene, or nil if there isn't
    /// one.
    func instance(for object: IBObject) -> AnyObject? {
        let entry = contents.entry(of: object)
        if let entry, let instance = states[entry.number].instance { return instance }
        return switch entry.map(\.placeholder) ?? object.placeholderIdentifier {
        case nil: contents.surroundings?[object.id]
        case "IBFilesOwner": owner
        case let identifier?: externalObjects[identifier] as AnyObject?
        }
    }

    // MARK: Finishing

    private func setRuntimeAttributes(of object: IBObject) {
        guard let instance = nibObject(instance(for: object)) else { return }
        for attribute in object.runtimeAttributes {
            guard let undefined = instance.set(value(of: attribute.value), forKeyPath: attribute.keyPath) else {
                Trace.emit(.attribute, instance, id: object.id, key: attribute.keyPath, attribute.value.text)
                continue
            }
            noteMissingProperty(attribute, of: instance, object)
            Log.write(
                "Failed to set (\(attribute.keyPath)) user defined inspected property on (\(type(of: instance))): "
                    + undefined.exception.reason)
        }
    }

    private func awake(_ entry: NibEntry) {
        guard let instance = nibObject(states[entry.number].instance) else { return }
        Trace.emit(.awakeFromNib, instance, id: entry.object.id)
        instance.awakeFromNib()
    }

    /// An object that can receive `awakeFromNib()`. Most are responders, because to look for a protocol takes long for
    /// each class's first time.
    private func nibObject(_ object: AnyObject?) -> (any NibObject)? {
        if let responder = object as? UIResponder { responder } else { object as? any NibObject }
    }

    func fault(
        _ message: String, in object: IBObject, at location: IBLocation? = nil, suggestion: String? = nil,
        exception: UIKitException? = nil
    ) {
        let fault = IBFault(
            message, file: document.file, location: location ?? object.location, objectID: object.id,
            suggestion: suggestion, exception: exception)
        faults.append(fault)
        observer?.note(fault)
    }
}
