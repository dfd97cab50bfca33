import InterfaceBuilder

/// Loads a document for somebody who wants to see what it says, whatever is wrong with it.
///
/// Nothing is refused: what is wrong is noted. File's Owner and the other placeholders accept every outlet and action;
/// what tables and collections would make many of is shown once. Nobody is told of the loads, and they don't count.
package final class NibInspection {
    /// The inspection that goes on, if one does.
    private(set) static var current: NibInspection?

    /// The document.
    package let document: IBDocument
    /// What is wrong, in the order in which it was found.
    package private(set) var faults: [NibError.Fault] = []
    /// What is wrong with the layout, and what that is filed under: `ambiguous`, `contradiction`.
    package private(set) var layoutFaults: [(rule: String, fault: NibError.Fault)] = []
    /// What was logged, as on a device.
    package private(set) var log: [String] = []
    /// The objects that something else stands for, as what they should be is not here, and its class.
    package private(set) var standIns: [(object: IBObject, type: any NSCoding.Type)] = []
    /// What the classes here lack that UIKit's have, as far as a connection wants it: `outlet refreshControl of
    /// UITableView`, with the object whose connection it is.
    package private(set) var lacks: [(object: IBObject, member: String)] = []
    /// Where views are, after layout, in their superviews.
    package private(set) var frames: [String: CGRect] = [:]

    package let file: NibFile
    private var askedKeys: [ObjectIdentifier: Set<String>] = [:]
    private var instances: [ObjectIdentifier: NSObject] = [:]
    /// What was noted of loads that serve several parts, by the kind of screen.
    private var loads: [[String: String]: [ObjectIdentifier: NSObject]] = [:]
    /// Whether there are too many parts for each to have a load of its own, as every load makes all objects.
    package private(set) lazy var hasTooManyParts = document.objects.count * document.allObjects.count > 20_000
    /// What was noted already.
    private var noted: Set<Note> = []
    /// The constraints made last.
    private(set) var constraints: [NotedConstraint] = []
    /// What answers the questions of tables and collections, which hold it weakly.
    private var previews: [ObjectIdentifier: AnyObject] = [:]

    /// Prepares to look at a document.
    package init(_ document: IBDocument) {
        self.document = document
        file = NibFile(document: document, module: nil)
    }

    /// Does something while loads of the document are inspected. All that is loaded must be gone when it ends.
    package func run<Result>(_ work: () throws -> Result) rethrows -> Result {
        let (outer, sink) = (NibInspection.current, Log.sink)
        NibInspection.current = self
        Log.sink = { [unowned self] in log.append($0) }
        defer {
            (instances, loads, constraints, previews) = ([:], [:], [], [:])
            (NibInspection.current, Log.sink) = (outer, sink)
        }
        return try Trace.unnoticed(work)
    }

    /// Whether an object's element has a class here, whatever class of its own the object should be of.
    package static func hasClass(for object: IBObject) -> Bool {
        NibClasses.builtInNames[object.element] != nil || NibClasses.recognizers[object.element] != nil
            || object.element == "stackView"
    }

    /// Something that is noted once, however often it is found.
    private enum Note: Hashable {
        case fault(String, IBLocation?)
        case layout(String, IBLocation?)
        case badlyPlaced(String)
        case standIn(ObjectIdentifier)
        case lack(ObjectIdentifier, String)
    }

    // MARK: What loads tell

    package func note(_ fault: NibError.Fault) {
        if noted.insert(.fault(fault.message, fault.location)).inserted { faults.append(fault) }
    }

    func note(_ fault: NibError.Fault, rule: String) {
        guard noted.insert(.layout(fault.message, fault.location)).inserted else { return }
        layoutFaults.append((rule, fault))
        if let id = fault.objectID { noted.insert(.badlyPlaced(id)) }
    }

    func note(_ constraint: NSLayoutConstraint, made description: IBConstraint, of owner: IBObject) {
        constraints.append(NotedConstraint(owner: owner, description: description, constraint: constraint))
    }

    func note(_ object: IBObject, replacedBy type: any NSCoding.Type) {
        if noted.insert(.standIn(ObjectIdentifier(object))).inserted { standIns.append((object, type)) }
    }

    func note(lack member: String, of object: IBObject) {
        if noted.insert(.lack(ObjectIdentifier(object), member)).inserted { lacks.append((object, member)) }
    }

    func note(_ instance: NSObject?, of object: IBObject) {
        instances[ObjectIdentifier(object)] = instance
    }

    /// An object's class asks for a key.
    func note(key: String, of object: IBObject) {
        askedKeys[ObjectIdentifier(object), default: []].insert(key)
    }

    /// Keeps what has become of the objects on this kind of screen.
    package func rememberLoad() {
        loads[UITraitCollection.current.nibNames] = instances
    }

    /// Brings back what has become of the objects on this kind of screen.
    ///
    /// - Returns: Whether they were loaded on such a one.
    package func recallLoad() -> Bool {
        guard let load = loads[UITraitCollection.current.nibNames] else { return false }
        instances = load
        return true
    }

    // MARK: What is found

    /// Whether something stands for an object, as what it should be is not here.
    func hasStandIn(for object: IBObject) -> Bool { noted.contains(.standIn(ObjectIdentifier(object))) }

    /// Whether something is wrong with the layout of an object.
    func hasLayoutFault(_ object: IBObject) -> Bool { noted.contains(.badlyPlaced(object.id)) }

    /// What an object has become; nil if it has not been made.
    package func instance(of object: IBObject) -> NSObject? { instances[ObjectIdentifier(object)] }

    /// Notes where the views of some objects are now.
    package func noteFrames(of objects: [IBObject]) {
        for object in objects {
            if let view = instance(of: object) as? UIView, view.window != nil { frames[object.id] = view.frame }
        }
    }

    /// Keeps what answers a view's questions.
    package func keep(_ preview: AnyObject, for view: UIView) {
        previews[ObjectIdentifier(view)] = preview
    }

    /// What the file says of objects that no class has asked for, an object's in alphabetical order.
    ///
    /// Nothing is said of objects whose element has no class here: all of theirs is kept.
    package var unusedKeys: [(object: IBObject, key: String)] {
        document.allObjects.flatMap { object -> [(object: IBObject, key: String)] in
            guard let asked = askedKeys[ObjectIdentifier(object)], NibClasses.builtInNames[object.element] != nil else {
                return []
            }
            let keys = Set(object.attributes.keys).union(object.properties.keys).union(object.slots.keys)
                .union(object.collections.keys)
            return keys.subtracting(asked).subtracting(Self.editorsKeys).filter { !$0.hasPrefix("simulated") }.sorted()
                .map { (object, $0) }
        }
    }

    /// What matters to Interface Builder alone, or to the loader.
    private static let editorsKeys: Set = [
        "ambiguous", "canvasLocation", "colorLabel", "customClass", "customModule", "customModuleProvider",
        "fixedFrame", "frameLayoutGuide", "contentLayoutGuide", "gestureRecognizers", "hasAttributedTitle", "id", "key",
        "keyboard", "layoutGuides", "misplaced", "placeholderIntrinsicHeight", "placeholderIntrinsicWidth", "safeArea",
        "sceneMemberID", "storyboardIdentifier", "tableViewCell", "userComments", "userLabel",
        "useStoryboardIdentifierAsRestorationIdentifier", "usesAttributedText", "verifyAmbiguity", "viewLayoutGuide",
    ]
}
