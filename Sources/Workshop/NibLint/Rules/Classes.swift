internal import InterfaceBuilder
internal import NibChecking

enum GenericClasses: IBRule, ProjectRule {
    static let name = "generic-class"
    static let page = """
        Custom classes that are generic.

        ```swift
        class ListCell<Model>: UITableViewCell {}
        ```

        The run time of Objective-C doesn't know a generic class by its name. iOS logs "Unknown class ListCell in \
        Interface Builder file." and uses UIKit's own class. Connections to members that this class lacks raise an \
        exception.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        document.allObjects.compactMap { object in
            guard object.placeholderIdentifier == nil, let name = object.customClass,
                let declared = project.contents.sources.classes[name], declared.isGeneric, !declared.hasPlainName,
                let place = declared.place
            else { return nil }
            return finding(
                "class `\(name)` (\(place)) is generic: a nib can't name it", .error, about: object, in: document)
        }
    }
}

enum RefusedCoders: IBRule, ProjectRule {
    static let name = "refused-coder"
    static let page = """
        Classes whose `init(coder:)` ends the program.

        ```swift
        class DishCell: UITableViewCell {
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        ```

        ```xml
        <tableViewCell customClass="DishCell" id="KGk-i7-Jjw">
        ```

        iOS creates an object of a nib with `init(coder:)`, so loading the nib ends the app. Call \
        `super.init(coder:)`. For a controller that needs other values, set an `@IBSegueAction` at the segue.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        let segues = document.allObjects.flatMap(\.connections).filter(\.isSegue)
        return document.allObjects.compactMap { object in
            guard object.placeholderIdentifier == nil, object.element != "customObject", let name = object.customClass,
                let declared = project.contents.sources.classes[name], declared.refusesCoder, !declared.isRepeated,
                let place = declared.place
            else { return nil }
            // Code that asks for a scene may create the controller with another initializer.
            let isScene = document.scenes.contains { $0.viewController === object }
            let isLedTo = segues.contains {
                $0.destination == object.id && $0.attributes["destinationCreationSelector"] == nil
            }
            if isScene, !isLedTo || object.storyboardIdentifier != nil { return nil }
            return finding(
                "`init(coder:)` of \(name) (\(place)) ends the program, and a nib creates objects with it", .error,
                about: object, in: document)
        }
    }
}

enum UnknownModules: IBRule, ProjectRule {
    static let name = "unknown-module"
    static let page = """
        Classes of the project in a module that isn't one of its targets.

        ```xml
        <button customClass="GlowButton" customModule="OldMenu" id="But-to-001">
        ```

        iOS looks for `OldMenu.GlowButton`, logs "Unknown class _TtC7OldMenu10GlowButton in Interface Builder file." \
        and uses UIKit's own class. Connections to members that this class lacks raise an exception. In Xcode, turn on \
        Inherit Module From Target. The rule needs an Xcode project whose settings name the modules.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        let (targets, sources) = (project.contents.targets, project.contents.sources)
        guard !targets.isEmpty, targets.knowsModules, project.contents.isWhole, !project.contents.hidesCode
        else { return [] }
        return document.allObjects.compactMap { object in
            guard object.placeholderIdentifier == nil, let name = object.customClass, let module = object.customModule,
                object.attributes["customModuleProvider"] != "target", !targets.modules.contains(module),
                let declared = sources.classes[name], let place = declared.place, !declared.hasPlainName
            else { return nil }
            return finding(
                "no target has the module `\(module)`, in which the file looks for `\(name)` (\(place))", .error,
                about: object, in: document)
        }
    }
}

enum SelfLoading: IBRule, ProjectRule {
    static let name = "loads-itself"
    static let page = """
        Views whose initializer loads the nib that they are in.

        ```swift
        class CardView: UIView {
            required init?(coder: NSCoder) {
                super.init(coder: coder)
                Bundle.main.loadNibNamed("CardView", owner: self)
        ```

        ```xml
        <view customClass="CardView" id="iN0-l3-epB">
        ```

        To load the nib, iOS creates the view with `init(coder:)`, which loads the nib again, without end. The app \
        ends with a stack overflow. Set the class at File's Owner, not at the view.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        guard document.kind == .xib else { return [] }
        var known: [String: SourceCall?] = [:]
        return document.roots.flatMap(\.withDescendants).compactMap { object in
            guard let name = object.customClass, object.placeholderIdentifier == nil else { return nil }
            // To find calls, the class's files are read once more.
            lazy var calls = MemberCalls(of: name, in: project.contents.sources)
            let load =
                known[name]
                ?? project.calls.loads[document.nibName]?.first { call in
                    guard case .nib = call.kind, call.type == name else { return false }
                    let initializers = ["init(coder:)", "initWithCoder:"]
                    if initializers.contains(call.member) { return true }
                    // Code that counts subviews may ask whether the view comes from the nib.
                    return initializers.lazy.compactMap { calls.way(from: $0, to: call.member) }.first
                        .map { !$0.contains("subviews") } ?? false
                }
            known[name] = .some(load)
            guard let load else { return nil }
            return finding(
                "the initializer of \(name) loads this nib (\(load.place)), which creates it again, without end",
                .error, about: object, in: document)
        }
    }
}

enum DeviceNibs: IBRule, ProjectRule {
    static let name = "device-nib"
    static let page = """
        Nibs for one kind of device, of which there is none for the other.

        ```text
        DishCell~iphone.xib
        ```

        On an iPad, code that loads `DishCell` raises "Could not load NIB in bundle", and the app ends. Rename the \
        file to `DishCell.xib`, or add `DishCell~ipad.xib`. The rule ignores projects whose targets don't run on \
        an iPad.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        let stem = document.nibName
        guard let suffix = ["~iphone", "~ipad"].first(where: { stem.lowercased().hasSuffix($0) }) else { return [] }
        let name = String(stem.dropLast(suffix.count))
        let targets = project.contents.targets
        guard project.nibs.nibs(named: name).allSatisfy({ $0.device == suffix }), targets.isEmpty || targets.runsOnPad,
            let object = document.allObjects.first
        else { return [] }
        let other = suffix == "~ipad" ? "iPhones" : "iPads"
        return [
            IBFault(
                "there is no nib `\(name)` for \(other)", rule: self.name, severity: .warning, file: document.file,
                location: object.location)
        ]
    }
}

enum PrototypesInXibs: IBRule {
    static let name = "prototype-in-xib"
    static let page = """
        Prototypes of a table or collection view in a xib.

        ```xml
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <tableView id="Tab-le-001"><prototypes>
        ```

        Only storyboards have prototypes. A list in a xib can't dequeue them: iOS raises "unable to dequeue a cell \
        with identifier". Put the cell into a nib of its own and register it.
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        guard document.kind == .xib else { return [] }
        return document.allObjects.filter(\.isPrototype).map {
            finding("a prototype in a xib: only storyboards have prototypes", about: $0, in: document)
        }
    }
}
