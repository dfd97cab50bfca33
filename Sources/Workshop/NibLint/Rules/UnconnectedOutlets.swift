internal import Foundation
internal import InterfaceBuilder
internal import NibChecking
internal import PlainText

enum UnconnectedOutlets: IBRule, ProjectRule {
    static let name = "unconnected-outlet"
    static let page = """
        Outlets that no nib of their class connects.

        ```swift
        class DishCell: UITableViewCell {
            @IBOutlet weak var titleLabel: UILabel!
            @IBOutlet weak var priceLabel: UILabel!
        ```

        ```xml
        <tableViewCell customClass="DishCell" id="KGk-i7-Jjw">
            <connections><outlet property="titleLabel" destination="Lab-el-001" id="Out-le-001"/>
        ```

        On iOS, the outlet stays nil. Reading it ends the app: "Unexpectedly found nil while implicitly unwrapping an \
        Optional value". This is an error if a file of the class reads the outlet, and a warning if only other code \
        may do so. If code uses other outlets of the class and not this one, it is left over, and a note.

        In Objective-C, messages to nil do nothing. A view's outlet is a warning if a file of the class uses it, or \
        code that loads the nib. The nib must also have a view of the type that no outlet leads to. It is a note if \
        code only changes the look of the view, such as its color, or hides it. An optional outlet (`UILabel?`) is a \
        note, too. The rule ignores outlets that code sets, and reports each outlet once, in the first nib of its class.

        If only the nib for another kind of device, or in another language, connects the outlet, this is a warning in \
        the nib that doesn't. A class whose code asks for the kind of device may do without.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        guard project.contents.isWhole, project.nibs.isWhole else { return [] }
        return document.allObjects.flatMap { object -> [IBFault] in
            guard let name = object.customClass, object.placeholderIdentifier != "IBFirstResponder"
            else { return [] }
            let isFirst = project.nibs.isFirst(object, in: document, of: name)
            let variants = project.nibs.variants(of: object, in: document, of: name)
            guard isFirst || !variants.isEmpty else { return [] }
            // A registered nib has no owner: its outlets have a rule of their own.
            if object.placeholderIdentifier == "IBFilesOwner",
                !Registration.all(ofNib: document.nibName, in: project).isEmpty
            {
                return []
            }
            // An outlet that was renamed is reported where the nib has its old name.
            guard let seen = SeenClass(named: name, in: project),
                let renamed = renamedOutlets(of: object, seen: seen)
            else { return [] }
            return
                (isFirst ? findings(about: object, named: name, except: renamed, in: document, of: project) : [])
                + findings(about: object, named: name, except: renamed, beside: variants, in: document, of: project)
        }
    }

    /// Returns the outlets that misspelled connections of an object mean, or nil if one of them may mean any.
    private static func renamedOutlets(of object: IBObject, seen: SeenClass) -> [String]? {
        let names = seen.classes.flatMap { $0.properties.filter(\.value.isExposed).keys }.sorted()
        let renamed = object.connections.compactMap { connection -> String?? in
            guard let outlet = connection.outlet, !connection.isUIKits,
                !seen.properties(outlet).contains(where: \.isExposed)
            else { return nil }
            return .some(nearestName(to: outlet, among: names))
        }
        return renamed.contains(nil) ? nil : renamed.compactMap(\.self)
    }

    /// Returns findings about outlets that only the nib for another kind of device, or in another language, connects.
    private static func findings(
        about object: IBObject, named name: String, except renamed: [String], beside variants: [NibIndex.Object],
        in document: IBDocument, of project: Project
    ) -> [IBFault] {
        let own = Set(object.connections.compactMap(\.outlet))
        let others = Dictionary(variants.flatMap { nib in nib.outlets.map { ($0, nib.nib) } }) { first, _ in first }
        guard !others.keys.allSatisfy(own.contains) else { return [] }
        let sources = project.contents.sources
        let classes = sources.names(above: name).sorted().compactMap { sources.classes[$0] }
        // Something else may keep one kind of device from the code.
        guard !classes.contains(where: \.isRepeated), !sources.names(above: name).contains(where: project.asksForDevice)
        else { return [] }
        let open = classes.flatMap { declared in
            declared.properties.compactMap { property, facts -> (name: String, isSure: Bool, nib: Int)? in
                let names = Self.names(of: property)
                guard let kind = facts.outlet, own.isDisjoint(with: names), !renamed.contains(property),
                    let nib = names.lazy.compactMap({ others[$0] }).first
                else { return nil }
                let isObjectiveC = declared.hasPlainName && facts.type.map(project.isApples) ?? false
                return (property, kind == .unwrapped || isObjectiveC, nib)
            }
        }
        let uses = classes.map { OutletUse.all(of: open.map(\.name).sorted(), in: $0, sources) }
        return open.sorted { $0.name < $1.name }.compactMap { outlet in
            let use = uses.compactMap { $0[outlet.name] }
            guard outlet.isSure, use.contains(where: \.isRead), !use.contains(where: \.isSet) else { return nil }
            let url = project.nibs.nibs[outlet.nib].url
            let isSameName = url.deletingPathExtension().lastPathComponent == document.nibName
            let nib = url.pathComponents.suffix(isSameName ? 2 : 1).joined(separator: "/")
            return IBFault(
                "only \(nib) connects the outlet `\(outlet.name)` of \(name), and code reads it", rule: self.name,
                severity: .warning, file: document.file, location: object.location, objectID: object.id)
        }
    }

    private static func findings(
        about object: IBObject, named name: String, except renamed: [String], in document: IBDocument,
        of project: Project
    ) -> [IBFault] {
        let sources = project.contents.sources
        return sources.names(above: name).sorted().flatMap { owner -> [IBFault] in
            // One of several classes with the name may be the nib's.
            guard let declared = sources.classes[owner], let place = declared.place, !declared.isRepeated else {
                return []
            }
            // The outlet of a base class may be connected in a nib of another class that inherits it.
            guard project.families.first[owner] == name else { return [] }
            let connected = project.families.outlets[owner] ?? []
            let outlets = declared.properties.filter { $0.value.outlet != nil }
            let open = outlets.filter { connected.isDisjoint(with: Self.names(of: $0.key)) }
            if open.isEmpty { return [] }
            var uses = OutletUse.all(of: outlets.keys.sorted(), in: declared, sources)
            let usesOthers = uses.contains { open[$0.key] == nil && $0.value.isNamed }
            let mayUseOthers = outlets.keys.contains(where: sources.repeats)
            if declared.hasPlainName {
                let loading = Set((project.calls.loads[document.nibName] ?? []).map(\.file))
                for property in OutletUse.read(open.keys.sorted(), of: [owner, name], in: loading) {
                    uses[property]?.isRead = true
                }
            }
            return open.sorted { $0.key < $1.key }.compactMap { property, facts in
                guard !renamed.contains(property), let kind = facts.outlet, let use = uses[property], !use.isSet
                else { return nil }
                let severity: IBFault.Severity
                switch kind {
                case .unwrapped where use.isRead: severity = .error
                case .unwrapped:
                    let isElsewhere = [owner, name].contains {
                        sources.hasUser(of: [$0, property], outside: declared.files)
                    }
                    let isLeftOver = usesOthers && !isElsewhere || mayUseOthers && !sources.repeats(property)
                    severity = isLeftOver ? .note : .warning
                case .optional:
                    // Other code may set a model's object, which is no outlet but for its name.
                    let isView = declared.hasPlainName && facts.type.map(project.isApples) ?? false
                    let isMissed = isView && use.isRead && hasOpenView(facts.type!, beside: object, in: document)
                    severity = isMissed ? .warning : .note
                }
                let verb = declared.hasPlainName ? "uses" : "reads"
                let reading = use.isRead && severity != .note ? ", and code \(verb) it" : ""
                return IBFault(
                    "no nib connects the outlet `\(property)` of \(owner) (\(place))\(reading)", rule: self.name,
                    severity: severity, file: document.file, location: object.location, objectID: object.id)
            }
        }
    }

    /// Returns a Boolean value that indicates whether an outlet may have lost its view: the nib, or the scene, has a
    /// view of its type that no outlet leads to. Without one, the view was removed.
    private static func hasOpenView(_ type: String, beside object: IBObject, in document: IBDocument) -> Bool {
        guard OutletTypes.isViewOfUIKit(type) else { return true }
        let scene = document.scenes.first { $0.allObjects.contains { $0 === object } }
        let objects = scene?.allObjects ?? document.allObjects
        let connected = Set(objects.flatMap(\.connections).filter { $0.outlet != nil }.map(\.destination))
        return objects.contains { $0.uiKitsClass == type && !connected.contains($0.id) }
    }

    /// The names that a nib may have for a property.
    private static func names(of property: String) -> [String] {
        [
            property, property.prefix(1).uppercased() + property.dropFirst(),
            property.hasPrefix("_") ? String(property.dropFirst()) : "_" + property,
        ]
    }
}

extension NibIndex {
    /// Returns a Boolean value that indicates whether an object is the first of its class in the project.
    func isFirst(_ object: IBObject, in document: IBDocument, of name: String) -> Bool {
        guard let first = objects[name]?.first else { return true }
        let path = URL(fileURLWithPath: document.file).standardizedFileURL.path
        return first.id == object.id && nibs[first.nib].url.standardizedFileURL.path == path
    }
}
