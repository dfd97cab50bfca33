package import Foundation
internal import Inspection
package import InterfaceBuilder

/// The facts of all nibs of a project that code, or another nib, refers to.
package struct NibIndex {
    /// A nib, without its views.
    package struct Nib {
        package let url: URL
        /// The name in code, without a suffix for a device.
        package let name: String
        /// The suffix for a device, `~ipad` or `~iphone`, or empty without.
        package let device: String
        /// A Boolean value that indicates whether it could be read. Without, it may have any name in it.
        package fileprivate(set) var isRead = false
        package fileprivate(set) var isStoryboard = false
        package fileprivate(set) var hasInitialScene = false
        package fileprivate(set) var scenes: Set<String> = []
        /// The top-level objects, placeholders aside.
        package fileprivate(set) var roots: [Object] = []
        /// The name without a kind of device, in lowercase.
        fileprivate let commonName: String

        /// Returns a Boolean value that indicates whether another nib is the same for another kind of device, or in
        /// another language.
        package func isVariant(of other: Nib) -> Bool {
            func folder(_ nib: Nib) -> String {
                let folder = nib.url.deletingLastPathComponent()
                return (folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder).path
            }
            guard commonName == other.commonName, isStoryboard == other.isStoryboard, url != other.url else {
                return false
            }
            let names = [url, other.url].map { $0.deletingPathExtension().lastPathComponent.lowercased() }
            return names[0] != names[1] || folder(self) == folder(other)
        }
    }

    package struct Object {
        package let element: String
        package let customClass: String?
        package let customModule: String?
        package let reuseIdentifier: String?
        package let id: String
        /// A Boolean value that indicates whether it is a prototype.
        package let isPrototype: Bool
        /// The names of its outlets.
        package let outlets: [String]
        /// The nib that it is in, by its index.
        package let nib: Int
    }

    package private(set) var nibs: [Nib] = []
    private var nibsByName: [String: [Int]] = [:]
    /// The identifiers of segues.
    package private(set) var segues: Set<String> = []
    /// The identifiers of the segues in each scene, by the classes of the controllers.
    package private(set) var scenesSegues: [String: [(nib: Int, segues: Set<String>)]] = [:]
    /// The objects of a custom class, File's Owners among them.
    package private(set) var objects: [String: [Object]] = [:]
    /// The same objects, by their classes and the common names of their nibs.
    private var objectsByName: [String: [Object]] = [:]
    /// The outlets that are connected, by the classes of their objects.
    package private(set) var outlets: [String: Set<String>] = [:]
    /// The custom classes in nibs for other systems.
    package private(set) var othersClasses: Set<String> = []
    /// The reuse identifiers in nibs for other systems.
    private var othersIdentifiers: Set<String> = []
    /// The cells, by their reuse identifiers.
    package private(set) var cells: [String: [Object]] = [:]
    /// The selectors of the actions to objects of a custom class, by the classes.
    package private(set) var actions: [String: Set<String>] = [:]
    /// The selectors of the other actions, which any object may take, those of unwind segues among them.
    package private(set) var selectors: Set<String> = []
    /// A Boolean value that indicates whether all nibs for iOS could be read, but for those of other people, which
    /// don't name the project's classes.
    package private(set) var isWhole = true

    init(_ urls: [URL]) {
        for url in urls.sorted(by: { $0.path < $1.path }) { add(url) }
    }

    package func nibs(named name: String) -> [Nib] { (nibsByName[name] ?? []).map { nibs[$0] } }

    package func xibs(named name: String) -> [Nib] { nibs(named: name).filter { !$0.isStoryboard } }

    package func storyboards(named name: String) -> [Nib] {
        nibs(named: name).filter { $0.isStoryboard || !$0.isRead && $0.url.pathExtension == "storyboard" }
    }

    /// Returns the objects of a class in the nibs for other kinds of devices, and in other languages, or none if one of
    /// the nibs has several.
    package func variants(of object: IBObject, in document: IBDocument, of name: String) -> [Object] {
        let path = URL(fileURLWithPath: document.file).standardizedFileURL.path
        let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        guard let all = objectsByName["\(name) \(Self.commonName(stem))"], (2...64).contains(all.count),
            let own = all.first(where: { nibs[$0.nib].url.standardizedFileURL.path == path }), own.id == object.id
        else { return [] }
        let others = all.filter { nibs[$0.nib].isVariant(of: nibs[own.nib]) && $0.element == own.element }
        let isAlone = all.count { $0.nib == own.nib } == 1
        return isAlone && Set(others.map(\.nib)).count == others.count ? others : []
    }

    private static func commonName(_ stem: String) -> String {
        stem.lowercased().replacing(#/[_~-]?(ipad|iphone)/#, with: "")
    }

    package var names: Set<String> { Set(nibsByName.keys) }

    private mutating func add(_ url: URL) {
        let stem = url.deletingPathExtension().lastPathComponent
        let device = ["~ipad", "~iphone"].first { stem.lowercased().hasSuffix($0) } ?? ""
        let number = nibs.count
        let commonName = Self.commonName(stem)
        var nib = Nib(url: url, name: String(stem.dropLast(device.count)), device: device, commonName: commonName)
        defer {
            nibs.append(nib)
            nibsByName[nib.name, default: []].append(number)
        }
        guard NibWatch.shared.reads(url.path) else { return isWhole = false }
        do {
            let document = try IBDocument(contentsOfFile: url.path)
            nib.isRead = true
            nib.isStoryboard = document.kind == .storyboard
            nib.hasInitialScene = document.initialViewController != nil
            for object in document.allObjects { add(object, of: document, to: &nib, number) }
            for scene in document.scenes {
                guard let name = scene.viewController?.customClass else { continue }
                let segues = Set(scene.allObjects.flatMap(\.connections).compactMap(\.segue))
                scenesSegues[name, default: []].append((number, segues))
            }
            for object in document.objects where object.placeholderIdentifier == nil && object.isLoaded {
                nib.roots.append(Self.object(object, in: number))
            }
        } catch {
            let text = String(decoding: Project.data(of: url) ?? Data(), as: UTF8.self)
            // A nib that Git could not merge still has its names, those of both branches.
            guard error.faults.contains(where: { $0.rule == "other-system" }) || text.contains(Self.documentType) else {
                if Project.othersFolders.isDisjoint(with: url.pathComponents) { isWhole = false }
                return
            }
            addOthers(in: text, to: &nib, number)
        }
    }

    /// Returns a Boolean value that indicates whether a nib has a cell with a reuse identifier.
    package func hasCell(_ identifier: String) -> Bool {
        cells[identifier] != nil || othersIdentifiers.contains(identifier)
    }

    private static let documentType = "type=\"com.apple.InterfaceBuilder3."

    /// Adds the names in the text of a nib that can't be read, or is for another system, whose code may be in the same
    /// folder.
    private mutating func addOthers(in text: String, to nib: inout Nib, _ number: Int) {
        var names: [Substring: Set<String>] = [:]
        for match in text.matches(of: #/\b(\w+)="([^"]+)"/#) { names[match.1, default: []].insert(String(match.2)) }
        // Which of its objects has which outlet isn't known.
        for name in names["customClass"] ?? [] {
            outlets[name, default: []].formUnion(names["property"] ?? [])
            othersClasses.insert(name)
        }
        selectors.formUnion(names["selector"] ?? [])
        othersIdentifiers.formUnion(names["reuseIdentifier"] ?? [])
        guard nib.url.pathExtension == "storyboard" else { return }
        (nib.isRead, nib.isStoryboard) = (true, true)
        nib.hasInitialScene = names["initialViewController"] != nil
        // A scene's identifier is called `identifier` in storyboards for macOS.
        let identifiers = names["identifier"] ?? []
        nib.scenes = identifiers.union(names["storyboardIdentifier"] ?? [])
        segues.formUnion(identifiers)
        for name in names["customClass"] ?? [] { scenesSegues[name, default: []].append((number, identifiers)) }
    }

    private mutating func add(_ object: IBObject, of document: IBDocument, to nib: inout Nib, _ number: Int) {
        if let scene = object.storyboardIdentifier { nib.scenes.insert(scene) }
        let name = object.customClass
        let found = Self.object(object, in: number)
        if let name, object.placeholderIdentifier != "IBFirstResponder" {
            objects[name, default: []].append(found)
            objectsByName["\(name) \(nib.commonName)", default: []].append(found)
        }
        if let identifier = found.reuseIdentifier, !identifier.isEmpty { cells[identifier, default: []].append(found) }
        for connection in object.connections {
            switch connection.kind {
            case .outlet(let property), .outletCollection(let property):
                if let name { outlets[name, default: []].insert(property) }
            case .action(let selector, _):
                let target = document.object(withID: connection.destination)
                if let name = target?.customClass, target?.placeholderIdentifier != "IBFirstResponder" {
                    actions[name, default: []].insert(selector)
                } else {
                    selectors.insert(selector)
                }
            case .segue(_, let identifier):
                if let identifier { segues.insert(identifier) }
                for key in ["unwindAction", "destinationCreationSelector"] {
                    if let action = connection.attributes[key] { selectors.insert(action) }
                }
            case .unknown: break
            }
        }
    }

    private static func object(_ object: IBObject, in nib: Int) -> Object {
        Object(
            element: object.element, customClass: object.customClass, customModule: object.customModule,
            reuseIdentifier: object.string("reuseIdentifier"), id: object.id, isPrototype: object.isPrototype,
            outlets: object.connections.compactMap(\.outlet), nib: nib)
    }
}

extension IBConnection {
    /// The identifier of a segue, or nil without.
    fileprivate var segue: String? {
        if case .segue(_, let identifier) = kind { identifier } else { nil }
    }
}

extension IBObject {
    /// A Boolean value that indicates whether a nib returns the object when it is loaded, as a view or controller.
    fileprivate var isLoaded: Bool { element != "exit" }
}
