package import InterfaceBuilder
internal import PlainText
package import TerminalUIKit

/// Loads a document to inspect its contents, whatever is wrong with it.
///
/// The inspection accepts everything, but notes problems. File's Owner and the other placeholders accept every outlet
/// and action. Views that tables and collections would repeat are shown once. The loads are neither reported nor
/// counted.
package final class NibInspection: NibObserver {
    package let document: IBDocument
    /// The faults, in the order in which they were found.
    package private(set) var faults: [IBFault] = []
    /// The log, as on a device.
    package private(set) var log: [String] = []
    /// The objects with a stand-in, because their own class is not here, and the stand-in's class.
    package private(set) var standIns: [(object: IBObject, type: AnyClass)] = []
    /// The members that classes here lack and UIKit's classes have, if a connection needs them:
    /// `outlet refreshControl of UITableView`, with the object that has the connection.
    package private(set) var lacks: [(object: IBObject, member: String)] = []
    /// The frames of views after layout, in their superviews.
    package private(set) var frames: [String: CGRect] = [:]

    /// Finds the pictures of the project, or nil where only the program's own count.
    private let images: ((String) -> UIImage?)?
    /// Finds the measures of the project's fonts, or nil where only those that are known here count.
    private let fonts: ((String) -> FontMeasures?)?
    /// The world of the document, without listeners. Its system is the one that came with the Interface Builder that
    /// wrote the document.
    private let world = World(like: .current)
    /// The keys that objects were asked for. Most objects of a class are asked for the same keys.
    private var askedKeys: [ObjectIdentifier: Set<String>] = [:]
    /// The last keys that the objects of an element were asked for, in their order and as a set.
    private var lastKeys: [String: (list: [String], set: Set<String>)] = [:]
    private var instances: [ObjectIdentifier: NSObject] = [:]
    /// The objects from loads that serve several top-level objects, by the kind of screen.
    private var loads: [[String: String]: [ObjectIdentifier: NSObject]] = [:]
    /// A Boolean value that indicates whether there are too many top-level objects for a load each, because each load
    /// makes all objects.
    private(set) lazy var hasTooManyShowables = document.objects.count * document.allObjects.count > 5_000
    /// The objects that became tables, collections, and controllers of such, by these.
    private(set) var lists: [ObjectIdentifier: IBObject] = [:]
    /// A Boolean value that determines whether frames, layout problems and unread values are ignored.
    package var isOnlyDrawn = false
    package var notesKeys: Bool { !isOnlyDrawn }
    private var noted: Set<Note> = []
    /// The ids of the objects with a problem in the layout.
    var badlyPlaced: Set<String> = []
    /// The constraints made last.
    private(set) var constraints: [ObjectIdentifier: NotedConstraint] = [:]
    /// The ids of the views that the program is to constrain: the document has placeholders.
    private(set) lazy var leftOpen = Set(
        document.allObjects.flatMap { owner in
            owner.constraints.filter(\.placeholder).flatMap { [$0.firstItem ?? owner.id, $0.secondItem] }
        })
    /// The number of pixels to a point for which the document's frames were stored. On a Mac whose screen has fewer
    /// than the device, Interface Builder rounds texts to these. Then hardly any label has a size in between.
    private(set) lazy var storedScale: CGFloat = {
        let device = document.device?.scale ?? 2
        let labels = document.allObjects.filter { $0.element == "label" }
        let lengths = labels.compactMap(\.frame).flatMap { [$0.width, $0.height] }
        guard !lengths.isEmpty else { return device }
        return [1, 2].first { scale in
            scale < device && lengths.count { abs(($0 * scale).rounded() - $0 * scale) > 0.01 } * 20 <= lengths.count
        } ?? device
    }()
    /// The data sources of tables and collections, which hold them weakly.
    private var previews: [ObjectIdentifier: AnyObject] = [:]

    /// Prepares to load a document.
    package init(
        _ document: IBDocument, metrics: TextMetrics = .columns, images: ((String) -> UIImage?)? = nil,
        fonts: ((String) -> FontMeasures?)? = nil
    ) {
        (self.document, self.images, self.fonts) = (document, images, fonts)
        world.textMetrics = metrics
        world.systemVersion = SystemVersion(toolsVersion: document.toolsVersion)
    }

    /// Does something while loads of the document are inspected. All that is loaded must be gone when it ends.
    package func run<Result>(_ work: () throws -> Result) rethrows -> Result {
        world.observer = self
        world.log = { [weak self] in self?.log.append($0) }
        defer {
            (instances, loads, constraints, previews) = ([:], [:], [:], [:])
            world.observer = nil
        }
        return try world.run(work)
    }

    /// A note that is made once, however often its cause is found.
    private enum Note: Hashable {
        case fault(String, IBLocation?)
        case standIn(ObjectIdentifier)
        case lack(ObjectIdentifier, String)
    }

    // MARK: Reports of loads

    package func image(named name: String) -> UIImage? { images?(name) }

    package func measures(ofFont name: String) -> FontMeasures? { fonts?(name) }

    package func note(_ fault: IBFault) {
        if noted.insert(.fault(fault.message, fault.location)).inserted { faults.append(fault) }
    }

    package func note(_ constraint: NSLayoutConstraint, made description: IBConstraint, of owner: IBObject) {
        constraints[ObjectIdentifier(constraint)] = NotedConstraint(
            owner: owner, description: description, constraint: constraint)
    }

    package func note(_ object: IBObject, replacedBy type: AnyClass) {
        if noted.insert(.standIn(ObjectIdentifier(object))).inserted { standIns.append((object, type)) }
    }

    package func note(lack member: String, of object: IBObject) {
        if noted.insert(.lack(ObjectIdentifier(object), member)).inserted { lacks.append((object, member)) }
    }

    package func note(_ instance: NSObject?, of object: IBObject) {
        instances[ObjectIdentifier(object)] = instance
        guard let instance else { return }
        switch instance {
        case is UITableView, is UICollectionView, is UITableViewController, is UICollectionViewController:
            lists[ObjectIdentifier(instance)] = object
        default: break
        }
    }

    package func note(keys: [String], of object: IBObject) {
        var set: Set<String>
        if let last = lastKeys[object.element], last.list == keys {
            set = last.set
        } else {
            set = Set(keys)
            lastKeys[object.element] = (keys, set)
        }
        if let known = askedKeys[ObjectIdentifier(object)], known != set { set.formUnion(known) }
        askedKeys[ObjectIdentifier(object)] = set
    }

    /// Keeps the objects that were made on this kind of screen.
    func rememberLoad() { loads[UITraitCollection.current.nibNames] = instances }

    /// Restores the objects that were made on this kind of screen, and returns whether they were loaded on one.
    func recallLoad() -> Bool {
        guard let load = loads[UITraitCollection.current.nibNames] else { return false }
        instances = load
        return true
    }

    // MARK: Findings

    func hasStandIn(for object: IBObject) -> Bool { noted.contains(.standIn(ObjectIdentifier(object))) }

    package func instance(of object: IBObject) -> NSObject? { instances[ObjectIdentifier(object)] }

    func noteFrames(of objects: [IBObject]) {
        for object in objects {
            // Without an id it would be mistaken for all others without one.
            if !object.id.isEmpty, let view = instance(of: object) as? UIView, view.window != nil {
                frames[object.id] = view.frame
            }
        }
    }

    func keep(_ preview: AnyObject, for view: UIView) { previews[ObjectIdentifier(view)] = preview }

    /// The values in the file that no class has asked for, or that are only stored, in alphabetical order for each
    /// object.
    ///
    /// Objects whose element has no class here aren't listed, because all of their values are kept.
    package var unusedKeys: [(object: IBObject, key: String)] {
        document.allObjects.flatMap { object -> [(object: IBObject, key: String)] in
            guard let asked = askedKeys[ObjectIdentifier(object)], object.isDecoded else {
                return []
            }
            let keys = object.attributes.keys + object.properties.keys + object.slots.keys + object.collections.keys
            let unused = keys.filter {
                (!asked.contains($0) || object.keepsOnly($0))
                    && !Self.editorsKeys.contains($0) && !$0.hasPrefix("simulated")
            }
            return Set(unused).sorted().map { (object, $0) }
        }
    }

    /// The key most like one that no class has asked for, of those that the object's has.
    func nearestKey(to key: String, of object: IBObject) -> String? {
        nearestName(to: key, among: (askedKeys[ObjectIdentifier(object)] ?? []).sorted())
    }

    /// The keys that matter only to Interface Builder, or to the loader.
    private static let editorsKeys: Set = [
        "ambiguous", "canvasLocation", "catalog", "colorLabel", "customClass", "customModule", "customModuleProvider",
        "fixedFrame", "frameLayoutGuide", "contentLayoutGuide", "gestureRecognizers", "hasAttributedTitle", "id", "key",
        "keyboard", "layoutGuides", "misplaced", "placeholderIntrinsicHeight", "placeholderIntrinsicWidth", "safeArea",
        "sceneMemberID", "storyboardIdentifier", "tableViewCell", "userComments", "userLabel",
        "useStoryboardIdentifierAsRestorationIdentifier", "usesAttributedText", "verifyAmbiguity", "viewLayoutGuide",
    ]
}

extension IBObject {
    /// Returns a Boolean value that indicates whether a class here asks for a key, but draws and lays out the same for
    /// each value.
    fileprivate func keepsOnly(_ key: String) -> Bool {
        switch (element, key) {
        case ("navigationItem", "prompt"): true
        case ("tableView", "style"): string(key) == "insetGrouped"
        default: false
        }
    }
}
