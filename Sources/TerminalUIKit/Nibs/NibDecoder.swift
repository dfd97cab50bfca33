import InterfaceBuilder
import PlainText

/// One load of a nib: makes its objects, connects them, wakes them.
package final class NibDecoder {
    let document: IBDocument
    private let file: NibFile
    let part: NibPart
    /// The scene of a storyboard that the objects are in.
    let scene: StoryboardScene?
    /// The named and system colours the document carries.
    var resources: IBResources { document.resources }
    /// What the screen is like, in the words of nibs.
    private(set) lazy var screen = UITraitCollection.current.nibNames
    private let owner: AnyObject?
    private let externalObjects: [String: Any]
    private(set) lazy var classes = NibClasses(
        modules: [file.module, owner.flatMap { NibFile.moduleName(of: type(of: $0)) }].compactMap(\.self))
    /// Who is told of the load, and has nothing of it refused; nil unless the document is looked at.
    let inspection: NibInspection?
    private var instances: [ObjectIdentifier: NSObject] = [:]
    /// Objects whose `init?(coder:)` is running.
    private var underWay: Set<ObjectIdentifier> = []
    /// Objects that stand in for something this UIKit does not have: nothing is expected of them.
    private var standIns: Set<ObjectIdentifier> = []
    /// Objects whose place another took in `awakeAfter(using:)`.
    private(set) var replaced: Set<ObjectIdentifier> = []
    /// The constraints made, by their ids.
    var constraints: [String: NSLayoutConstraint] = [:]
    private var faults: [NibError.Fault] = []
    private(set) lazy var count = NibLoadCount(document.file, owner: owner)

    /// Prepares a load.
    ///
    /// - Parameters:
    ///   - part: The objects to make.
    ///   - file: The nib they are in.
    ///   - owner: What stands for File's Owner.
    ///   - externalObjects: What stands for other placeholders, by their identifiers.
    ///   - scene: The scene of a storyboard that the objects are in.
    package init(
        _ part: NibPart, of file: NibFile, owner: AnyObject?, externalObjects: [String: Any] = [:],
        scene: StoryboardScene? = nil
    ) {
        self.part = part
        self.file = file
        self.scene = scene
        document = file.document
        inspection = NibInspection.current.flatMap { $0.document === file.document ? $0 : nil }
        self.owner = owner
        self.externalObjects = externalObjects
        part.memory.prepare(for: .current, owner: owner)
    }

    /// Loads the nib.
    ///
    /// - Returns: The top-level objects in document order, without the placeholders.
    /// - Throws: ``NibError`` with everything that is wrong; no object has been woken then.
    package func load() throws(NibError) -> [Any] {
        // Counted before its objects are made: they may load other nibs.
        _ = count
        return try Trace.loading(document.file, objects: part.objects.count, owner: owner, loadParts)
    }

    private func loadParts() throws(NibError) -> [Any] {
        let objects = part.roots.compactMap(decode)
        for object in part.objects { makeConstraints(of: object) }
        for object in part.neighbours + part.objects { connect(object) }
        if inspection != nil { checkOwner() }
        guard faults.isEmpty || inspection != nil else { throw NibError(file: document.file, faults: faults) }
        for object in part.objects { setRuntimeAttributes(of: object) }
        if let surroundings = part.surroundings {
            // Nothing is expected of stand-ins, by later loads either.
            for object in part.objects where !isStandIn(object) {
                surroundings[object.id] = instances[ObjectIdentifier(object)]
            }
        }
        // With something missing, what wakes might do anything.
        if faults.isEmpty {
            for object in part.objects { awake(object) }
        }
        return objects
    }

    // MARK: Decoding

    /// The object a nib's object has become; made when first asked for.
    func decode(_ object: IBObject) -> NSObject? {
        let key = ObjectIdentifier(object)
        if let instance = instances[key] { return instance }
        guard part.contains(object) else { return prototype(object) }
        guard object.placeholderIdentifier == nil else { return nil }
        switch making(of: object) {
        case .decoding(let type):
            guard underWay.insert(key).inserted else {
                fault(
                    "it is asked for while it is being made: it refers to itself, or two refer to each other",
                    in: object)
                return nil
            }
            defer { underWay.remove(key) }
            let coder = NibCoder(object, decoder: self)
            guard let instance = type.init(coder: coder) as? NSObject else {
                fault("init(coder:) of \(type) gave no object", in: object)
                return nil
            }
            Trace.emit(.decode, instance, id: object.id, "<\(object.element)> init(coder:)")
            instances[key] = replacement(for: instance, of: object, coder: coder)
            inspection?.note(instances[key], of: object)
        case .plain(let make):
            instances[key] = make()
            if let recognizer = instances[key] as? UIGestureRecognizer {
                recognizer.decodeProperties(from: NibCoder(object, decoder: self))
            }
            Trace.emit(.decode, instances[key], id: object.id, "<\(object.element)> init()")
        case nil:
            break
        }
        return instances[key]
    }

    /// What an object says, by keys.
    func values(of object: IBObject) -> NibValues { part.memory.values(of: object) }

    /// A prototype as a nib of its own; nil for any other object that is not of this part.
    private func prototype(_ object: IBObject) -> CellPrototype? {
        guard object.isPrototype else { return nil }
        let part = NibPart([object], surroundings: part.surroundings)
        return CellPrototype(
            identifier: object.attributes["reuseIdentifier"] ?? "", nib: UINib(part, of: file, in: scene))
    }

    /// The object with an id, for references from attributes.
    func decode(id: String) -> NSObject? {
        document.object(withID: id).flatMap(decode)
    }

    private func replacement(for instance: NSObject, of object: IBObject, coder: NibCoder) -> NSObject {
        guard let responder = instance as? UIResponder,
            let result = responder.awakeAfter(using: coder) as? NSObject, result !== instance
        else { return instance }
        replaced.insert(ObjectIdentifier(object))
        Trace.emit(
            .awakeAfter, result, id: object.id, to: instance,
            "awakeAfter(using:) of \(type(of: instance)) put this in its place")
        return result
    }

    private func making(of object: IBObject) -> NibClasses.Making? {
        switch part.memory.answer(for: object, from: classes) {
        case .found(let making):
            return making
        case .unusable(let type):
            fault("\(type) can't be made from a nib; expected a class with NSCoding or NibCustomObject", in: object)
            return nil
        case .unknownClass(let name, let type):
            Log.write("Unknown class \(name) in Interface Builder file.")
            Trace.emit(.decode, nil, id: object.id, "class \(name) is unknown; \(type) is used")
            inspection?.note(object, replacedBy: type)
            standIns.insert(ObjectIdentifier(object))
            return .decoding(type)
        case .unknownElement(let type):
            Trace.emit(.decode, nil, id: object.id, "<\(object.element)> has no class here; \(type) keeps its place")
            inspection?.note(object, replacedBy: type)
            standIns.insert(ObjectIdentifier(object))
            return .decoding(type)
        }
    }

    /// Whether an object stands in for something this UIKit does not have, or, in a document that is only looked at,
    /// for somebody who is not there.
    func isStandIn(_ object: IBObject?) -> Bool {
        guard let object else { return false }
        return standIns.contains(ObjectIdentifier(object))
            || inspection != nil && object.placeholderIdentifier != nil
    }

    /// What has become of an object, by this load or an earlier one of the same scene; nil if nothing has.
    func instance(for object: IBObject) -> AnyObject? {
        switch object.placeholderIdentifier {
        case nil: instances[ObjectIdentifier(object)] ?? part.surroundings?[object.id]
        case "IBFilesOwner": owner
        case let identifier?: externalObjects[identifier] as AnyObject?
        }
    }

    // MARK: Finishing

    private func setRuntimeAttributes(of object: IBObject) {
        guard !object.runtimeAttributes.isEmpty, let instance = instance(for: object) as? any NibObject else { return }
        for attribute in object.runtimeAttributes {
            if instance.setInspectable(attribute.keyPath, to: value(of: attribute.value)) {
                Trace.emit(
                    .attribute, instance, id: object.id, key: attribute.keyPath,
                    "\(attribute.keyPath) = \(attribute.value)"
                )
            } else {
                noteMissingProperty(attribute, of: instance, object)
                Log.write(
                    "Failed to set (\(attribute.keyPath)) user defined inspected property on (\(type(of: instance))): "
                        + "[<\(Trace.name(of: instance))> setValue:forUndefinedKey:]: this class is not key value "
                        + "coding-compliant for the key \(attribute.keyPath).")
            }
        }
    }

    private func awake(_ object: IBObject) {
        guard let instance = instances[ObjectIdentifier(object)] as? any NibObject else { return }
        Trace.emit(.awakeFromNib, instance, id: object.id, "awakeFromNib()")
        instance.awakeFromNib()
    }

    func fault(
        _ message: String, in object: IBObject, at location: IBLocation? = nil, suggestion: String? = nil,
        exception: UIKitException? = nil
    ) {
        let fault = NibError.Fault(
            message, location: location ?? object.location, objectID: object.id, suggestion: suggestion,
            exception: exception)
        faults.append(fault)
        inspection?.note(fault)
    }
}
