internal import InterfaceBuilder
internal import NibChecking

enum RegisteredNibs: IBRule, ProjectRule {
    static let name = "registered-nib"
    static let page = """
        Nibs that code registers for a reuse identifier, with another top-level object than one cell or header.

        ```xml
        <objects>
            <tableViewCell reuseIdentifier="Dish" id="KGk-i7-Jjw"/>
            <tapGestureRecognizer id="Tap-Ge-001"/>
        ```

        iOS raises "invalid nib registered for identifier (Dish) - nib must contain exactly one top level object which \
        must be a UITableViewCell instance", and the app ends. A table's header needs a UITableViewHeaderFooterView, \
        and a collection view a UICollectionReusableView, such as a UICollectionViewCell. In Xcode, drag the gesture \
        recognizer onto a view of the cell only in a storyboard. For a nib, create it in code. A plain view isn't a \
        cell: give it a table view cell's class, or start from Xcode's Empty template.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        guard document.kind == .xib, let registered = Registration.all(ofNib: document.nibName, in: project).first
        else { return [] }
        let roots = document.roots
        guard roots.count == 1, let root = roots.first else {
            let names = roots.map(\.name).joined(separator: ", ")
            let message = "code registers this nib (\(registered.place)), so it needs one top-level object; "
            let fault = roots.count > 1 ? roots[1] : document.objects.first
            let count = roots.isEmpty ? "there is none" : "there are \(roots.count): \(names)"
            return fault.map { [finding(message + count, .error, about: $0, in: document)] } ?? []
        }
        guard let all = root.customClass.map(project.ancestors) ?? [root.uiKitsClass] else { return [] }
        // Each class of a collection's cells is a reusable view.
        let isOfCollection = all.contains { $0.hasPrefix("UICollectionView") && $0.hasSuffix("Cell") }
        let needed = registered.reused.rawValue
        if all.contains(needed) || registered.reused == .item && isOfCollection { return [] }
        return [
            finding(
                "code registers this nib (\(registered.place)), and its top-level object is no \(needed)", .error,
                about: root, in: document)
        ]
    }
}

enum RegisteredIdentifiers: IBRule, ProjectRule {
    static let name = "registered-identifier"
    static let page = """
        Cells with another reuse identifier than the one that code registers their nib for.

        ```swift
        tableView.register(UINib(nibName: "DishCell", bundle: nil), forCellReuseIdentifier: "DishCell")
        ```

        ```xml
        <tableViewCell reuseIdentifier="Dish" id="KGk-i7-Jjw">
        ```

        iOS raises "cell reuse indentifier in nib (Dish) does not match the identifier used to register the nib \
        (DishCell)", and the app ends. Write the same identifier, or leave the cell's empty.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        guard document.kind == .xib, document.roots.count == 1, let cell = document.roots.first,
            let own = cell.string("reuseIdentifier"), !own.isEmpty
        else { return [] }
        let registered = Registration.all(ofNib: document.nibName, in: project).filter { $0.reused != .header }
        return registered.compactMap { registration in
            guard let identifier = registration.identifier, identifier != own else { return nil }
            return finding(
                "the reuse identifier is `\(own)`, and code registers the nib for `\(identifier)` "
                    + "(\(registration.place))", .error, about: cell, in: document)
        }
    }
}

enum RegisteredClasses: IBRule, ProjectRule {
    static let name = "registered-class"
    static let page = """
        Cells that a nib or a prototype lays out, but of which code registers only the class.

        ```swift
        tableView.register(DishCell.self, forCellReuseIdentifier: "DishCell")
        ```

        iOS creates such a cell with `init(style:reuseIdentifier:)`. It is empty, and its outlets are nil. Register \
        the nib. A prototype needs no registration: if code registers its class, or a nib, for the same identifier, \
        the prototype is never used.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        document.allObjects.compactMap { cell in
            if cell.isPrototype, let nib = nib(inPlaceOf: cell, of: document, in: project) { return nib }
            guard let name = cell.customClass, cell.placeholderIdentifier == nil else { return nil }
            let outlets = cell.connections.filter { $0.outlet != nil && !$0.isUIKits }
            let severity: IBFault.Severity = outlets.isEmpty ? .warning : .error
            if cell.isPrototype {
                let owners = owners(of: cell, in: document, of: project)
                let registered = Registration.all(ofClass: name, in: project).first {
                    $0.identifier == cell.string("reuseIdentifier") && owners.contains($0.call.type)
                }
                return registered.map {
                    finding(
                        "code registers the class \(name) for the identifier of this prototype (\($0.place)), so the "
                            + "prototype is never used", severity, about: cell, in: document)
                }
            }
            guard document.kind == .xib, cell.parent == nil, !outlets.isEmpty else { return nil }
            // The last registration for an identifier counts, in the list of one controller.
            let others = Registration.all(ofNib: document.nibName, in: project)
            let first = Registration.all(ofClass: name, in: project).first { registered in
                !others.contains {
                    $0.identifier == registered.identifier && project.areRelated($0.call.type, registered.call.type)
                }
            }
            guard let registered = first, !makesItself(name, in: project) else { return nil }
            // Other code may load the nib, and another list may need it.
            let isLoaded = project.calls.loads[document.nibName] != nil || project.calls.hasUnknownLoads
            // A superclass that isn't seen may load the nib of its subclass.
            let isSeen = SeenClass(named: name, in: project)?.isWhole ?? false
            return finding(
                "code registers the class \(name) (\(registered.place)), not this nib, so its cells are empty",
                isSeen ? isLoaded ? .warning : .error : .note, about: cell, in: document)
        }
    }

    /// Returns a finding about a nib that code registers for a prototype's identifier, which replaces the prototype, or
    /// nil if code registers none.
    private static func nib(inPlaceOf cell: IBObject, of document: IBDocument, in project: Project) -> IBFault? {
        guard let identifier = cell.string("reuseIdentifier"), !identifier.isEmpty else { return nil }
        let nibs = Registration.all(ofNibsBy: owners(of: cell, in: document, of: project), in: project)
        return nibs.first { $0.identifier == identifier }.map {
            finding(
                "code registers a nib for this prototype's identifier (\($0.place)), so the prototype is never used",
                .warning, about: cell, in: document)
        }
    }

    /// Returns the names of the class of the controller that a prototype's list belongs to, and of those above it.
    private static func owners(of cell: IBObject, in document: IBDocument, of project: Project) -> Set<String> {
        let controller = document.scenes.first { $0.allObjects.contains { $0 === cell } }?.viewController
        return controller?.customClass.map(project.contents.sources.names) ?? []
    }

    /// Returns a Boolean value that indicates whether a class fills itself with views, or with a nib, or sets its
    /// outlets.
    private static func makesItself(_ name: String, in project: Project) -> Bool {
        let sources = project.contents.sources
        let classes = sources.chain(of: name).classes
        return classes.contains {
            $0.methods["initWithStyle:reuseIdentifier:"] != nil || $0.methods["initWithFrame:"] != nil
        } || sources.calls.contains { $0.type == name && $0.loadsNib }
            || classes.contains { declared in
                let outlets = declared.properties.filter { $0.value.outlet != nil }.keys.sorted()
                return OutletUse.all(of: outlets, in: declared, sources).values.contains(where: \.isSet)
            }
    }
}

enum OwnersOutlets: IBRule, ProjectRule {
    static let name = "owner-outlet"
    static let page = """
        Outlets of File's Owner in a nib that code registers for a reuse identifier, or loads without an owner.

        ```xml
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="MenuController">
            <connections><outlet property="titleLabel" destination="Lab-el-001" id="Out-le-001"/>
        ```

        When a table or collection view loads a cell's nib, the nib has no owner. Nor has it one if code writes \
        `owner: nil`. iOS raises `NSUnknownKeyException`, "[<NSObject 0x…> setValue:forUndefinedKey:]: this class is \
        not key value coding-compliant for the key titleLabel.", and the app ends. In a static method, `owner: self` \
        is the class, which has no outlets either. If File's Owner is a cell's class, and the cell in the nib is of \
        none, its class is on the wrong object. Connect the outlets of the cell or view instead.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        guard document.kind == .xib,
            let owner = document.objects.first(where: { $0.placeholderIdentifier == "IBFilesOwner" })
        else { return [] }
        let outlets = owner.connections.filter { $0.outlet != nil }
        guard !outlets.isEmpty,
            let reason = reason(document.nibName, in: project) ?? reason(owner, of: document, in: project)
        else { return [] }
        return outlets.map {
            IBFault(
                "\(reason), so it has no File's Owner for the outlet `\($0.outlet!)`", rule: name, severity: .error,
                file: document.file, location: $0.location, objectID: owner.id)
        }
    }

    /// Returns the words for why a nib has no owner, or nil if it may have one.
    private static func reason(_ nib: String, in project: Project) -> String? {
        if let registered = Registration.all(ofNib: nib, in: project).first {
            return "code registers this nib (\(registered.place))"
        }
        guard let loads = project.calls.loads[nib],
            loads.allSatisfy({ $0.owner == "nil" || $0.owner == "self" && $0.member.hasPrefix("static ") })
        else { return nil }
        return "code loads this nib without an object as its owner (\(loads[0].place))"
    }

    /// Returns the words for why a cell's nib has no owner, or nil if it isn't one, or code loads it.
    private static func reason(_ owner: IBObject, of document: IBDocument, in project: Project) -> String? {
        guard document.roots.count == 1, let cell = document.roots.first, cell.customClass == nil,
            ["tableViewCell", "collectionViewCell"].contains(cell.element),
            project.calls.loads[document.nibName]?.allSatisfy({ $0.owner == nil }) ?? true,
            let name = owner.customClass, project.ancestors(of: name)?.contains(cell.uiKitsClass) == true
        else { return nil }
        return "the cell of this nib isn't a \(name)"
    }
}

enum ColoredHeaders: IBRule, ProjectRule {
    static let name = "header-color"
    static let page = """
        Background colors of section headers and footers.

        ```xml
        <view customClass="DishHeader" id="iN0-l3-epB">
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        ```

        Since iOS 14, UIKit logs "Changing the background color of UITableViewHeaderFooterView is not supported. Use \
        the background view configuration instead." and doesn't show the color. Set the background to Default in \
        Xcode, and the color in code, for example on `backgroundConfiguration`.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        document.allObjects.compactMap { header in
            guard header.placeholderIdentifier == nil, case .color? = header.properties["backgroundColor"],
                let name = header.customClass,
                project.ancestors(of: name)?.contains("UITableViewHeaderFooterView") == true
            else { return nil }
            return finding(
                "a header or footer takes no background color: UIKit logs that and ignores it", about: header,
                in: document)
        }
    }
}
