package import InterfaceBuilder
package import TerminalUIKit

extension NibInspection {
    /// Something of the document that can be shown by itself.
    package struct Showable {
        package let object: IBObject
        /// The scene it is in, nil in a xib.
        package let scene: IBScene?
        /// A Boolean value that indicates whether it fills the screen of a device.
        package let isScreen: Bool
        /// The size in the file, in points.
        package let size: CGSize
        /// The parts that were covered when its frames were stored, as far as the frames tell.
        private let bars: StoredBars?
        /// The file's device.
        private let device: IBDevice?
        /// The parts that this device covers, as the file's Xcode had them. A screen of any size had a status bar.
        private let coveredInFile: (top: CGFloat, sides: CGFloat, bottom: CGFloat)?
        /// The size of the screen of the file's device, in points.
        private var screen: CGSize? { device?.size }
        /// A Boolean value that indicates whether it is lower than the screen by the part above a sheet.
        fileprivate let isSheet: Bool
        /// The traits for which its frames were stored: those of the device, or of a screen of any size, for which
        /// Xcode drew until version 8.
        private let traits: UITraitCollection

        /// A Boolean value that indicates whether the bar above it has a large title.
        fileprivate let hasLargeTitle: Bool

        fileprivate init(
            _ object: IBObject, of document: IBDocument, scene: IBScene? = nil, isControllersView: Bool,
            hasLargeTitle: Bool = false
        ) {
            self.object = object
            self.scene = scene
            self.hasLargeTitle = hasLargeTitle
            let (device, screen) = (document.device, document.device?.size)
            self.device = device
            let view = object.isViewController ? object.slots["view"] : object
            let own = view?.frame?.size
            let isScreen = object.isViewController || isControllersView || own != nil && own == screen
            self.isScreen = isScreen
            let size =
                [own, screen].lazy.compactMap(\.self).first { $0.width > 0 && $0.height > 0 }
                ?? UIScreen.main.bounds.size
            self.size = size
            let above = isScreen ? screen.map { $0.width == size.width ? $0.height - size.height : 0 } ?? 0 : 0
            let system = SystemVersion(toolsVersion: document.toolsVersion)
            let covered = system < .iOS16 ? device?.covered : device?.coveredSinceXcode14
            let top = covered?.top ?? 0
            isSheet = above > 0 && (top...top + Self.sheetDistance).contains(above)
            let isForAnyScreen = device == nil && document.attributes["useTraitCollections"] == "YES"
            coveredInFile = isForAnyScreen ? (top: 20, sides: 0, bottom: 0) : covered
            let traits = isForAnyScreen ? .ofAnyScreen : UITraitCollection(screenSize: screen ?? size)
            self.traits = traits
            bars = view.flatMap {
                StoredBars(
                    $0, hasController: isScreen, traits: traits, statusBar: covered?.top ?? 20, system: system)
            }
        }

        /// Returns the size of the screen around it: at the size in the file that of the file's device, otherwise the
        /// size itself.
        fileprivate func screen(at size: CGSize) -> CGSize { size == self.size ? screen ?? size : size }

        /// Returns the traits that apply at a size.
        fileprivate func traits(at size: CGSize) -> UITraitCollection {
            size == self.size ? traits : UITraitCollection(screenSize: size)
        }

        /// A Boolean value that indicates whether Interface Builder infers a bar above it.
        private var hasBar: Bool { object.slots["navigationItem"] != nil && object.element != "navigationController" }

        /// Returns the covered insets at a size, and whether a bar is among them.
        ///
        /// At the size in the file, its frames tell. Where they don't, and it is lower than the screen, it is a sheet,
        /// or opaque bars are beside it. Otherwise, the covered part of a device and a bar lie over it.
        fileprivate func cover(at size: CGSize, on device: IBDevice?) -> (insets: UIEdgeInsets, isUnderBar: Bool) {
            let stored = size == self.size ? bars : nil
            let nothing = (top: 0 as CGFloat, sides: 0 as CGFloat, bottom: 0 as CGFloat)
            let covered = isScreen ? (device == self.device ? coveredInFile : device?.covered) ?? nothing : nothing
            let title = hasLargeTitle ? UINavigationBar.largeTitleHeight : 0
            let plainBar = UINavigationBar.height(for: traits(at: size), in: World.current.systemVersion)
            let bar = isScreen && hasBar ? plainBar + title : 0
            var (top, bottom) = (covered.top + bar, covered.bottom)
            if isScreen, let screen, screen.width == size.width, size.height < screen.height, size == self.size {
                (top, bottom) = isSheet ? (hasBar ? Self.sheetBarHeight : 0, bottom) : (0, 0)
            }
            bottom = stored?.bottom ?? bottom
            top = stored?.top ?? stored?.shift.map { max(0, $0 + bottom) } ?? top
            let isUnderBar = bar > 0 && covered.top > 0 && top == covered.top + bar
            let insets = UIEdgeInsets(
                top: isUnderBar ? covered.top : top, left: covered.sides, bottom: bottom, right: covered.sides)
            return (insets, isUnderBar)
        }

        /// The maximum distance of a sheet from the status bar.
        private static let sheetDistance: CGFloat = 10
        /// The height of a navigation bar in a sheet.
        fileprivate static let sheetBarHeight: CGFloat = 56
    }

    /// The objects to show, in document order: the top-level views and controllers of a xib, the scenes of a
    /// storyboard.
    package var showables: [Showable] {
        let outlets = document.objects.flatMap(\.connections).filter { $0.kind == .outlet(property: "view") }
        let controllersViews = Set(outlets.map(\.destination))
        let largeTitles = document.controllersWithLargeTitles
        return switch document.kind {
        case .xib:
            document.objects.filter(\.isShown).map {
                Showable($0, of: document, isControllersView: controllersViews.contains($0.id))
            }
        case .storyboard:
            document.scenes.compactMap { scene in
                scene.viewController.map {
                    Showable(
                        $0, of: document, scene: scene, isControllersView: controllersViews.contains($0.id),
                        hasLargeTitle: largeTitles.contains($0.id))
                }
            }
        }
    }

    /// Loads a xib without a view to show.
    package func loadWhole() {
        // A look at the document accepts everything.
        _ = try? UINib(document).objects(withOwner: nil)
    }

    /// Loads a showable, lays it out, and notes where its views are, in an otherwise empty window. A device covers some
    /// of it, if it fills a screen.
    package func load(_ showable: Showable, size: CGSize, on device: IBDevice? = nil) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let cover = showable.cover(at: size, on: device)
        window.deviceInsets = cover.insets
        window.tintColor = document.globalTintColor
        if World.current.textMetrics != .columns {
            let scale = device == document.device ? storedScale : device?.scale
            let older: [SystemVersion: Int] = [.iOS7: 7, .iOS9: 9, .iOS10: 10]
            World.current.textMetrics = TextMetrics(scale: scale ?? 2, iOS: older[World.current.systemVersion] ?? 11)
        }
        showable.traits(at: size).performAsCurrent {
            NibWatch.shared.run(.loading) {
                load(showable, into: window, isUnderBar: cover.isUnderBar)
            }
            NibWatch.shared.run(.layout) { layOut(showable, in: window) }
        }
        return window
    }

    private func load(_ showable: Showable, into window: UIWindow, isUnderBar: Bool) {
        do {
            let root = try showable.scene.map(controller) ?? topLevelObject(showable)
            switch root {
            case let controller as UIViewController:
                guard isUnderBar else { return show(controller, in: window) }
                let container = UINavigationController(rootViewController: controller)
                container.navigationBar.prefersLargeTitles = showable.hasLargeTitle
                show(container, in: window)
            case let cell as UITableViewCell:
                // The cell has the margins of the screen that will be around it, unless it is as narrow as the first
                // iPhone. Before iOS 13, it has those for its own width.
                let (own, around) = (window.bounds.width, showable.screen(at: window.bounds.size).width)
                let isAlone = own <= 320 || World.current.systemVersion < .iOS13
                // Since Xcode 26, a cell that preserves margins has those of its canvas.
                let isOnCanvas =
                    !isAlone && cell.preservesSuperviewLayoutMargins && World.current.systemVersion >= .iOS26
                let side =
                    isOnCanvas
                    ? UIView.sideMargin(ofScreen: around) : UITableViewCell.sideMargin(ofWidth: isAlone ? own : around)
                window.layoutMargins = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
                cell.frame = window.bounds
                window.addSubview(cell)
                window.makeKeyAndVisible()
            case let view as UIView where World.current.systemVersion < .iOS11:
                // Until Xcode 8 the view of a xib had the margins of any view.
                view.frame = window.bounds
                window.addSubview(view)
                window.makeKeyAndVisible()
            case let view as UIView:
                // Interface Builder gives every other view the margins of a controller's.
                let controller = UIViewController()
                controller.view = view
                show(controller, in: window)
            default: break
            }
        } catch let error as NibError {
            error.faults.forEach(note)
        } catch {
            note(
                IBFault(
                    "\(error)", file: document.file, location: showable.object.location, objectID: showable.object.id))
        }
        World.current.endEvent()
    }

    private func layOut(_ showable: Showable, in window: UIWindow) {
        let objects = showable.scene?.allObjects ?? showable.object.withDescendants
        if window.bounds.size == showable.size {
            for object in objects where hasStandIn(for: object) && !object.isMarked {
                if let size = object.frame?.size { (instance(of: object) as? UIView)?.noteSize(size) }
            }
            for object in objects where showable.isSheet && object.element == "navigationBar" {
                let size = CGSize(width: window.bounds.width, height: Showable.sheetBarHeight)
                (instance(of: object) as? UIView)?.noteSize(size)
            }
        }
        window.layoutIfNeeded()
        guard !isOnlyDrawn else { return }
        noteFrames(of: objects)
        noteLayout(of: objects, in: window)
        if window.bounds.size == showable.size { noteMisplaced(showable.object) }
    }

    private func controller(of scene: IBScene) throws -> NSObject? {
        try UIStoryboard(document).viewController(in: scene)
    }

    /// Returns the top-level object of a part of the file. A xib is loaded as a whole, because connections may lead
    /// anywhere in it, and again for each part, because one may be in another. If that would be too much, all parts on
    /// one kind of screen come from one load.
    private func topLevelObject(_ showable: Showable) throws -> NSObject? {
        if hasTooManyShowables, recallLoad() { return instance(of: showable.object) }
        _ = try UINib(document).objects(withOwner: nil)
        if hasTooManyShowables { rememberLoad() }
        return instance(of: showable.object)
    }

    private func show(_ controller: UIViewController, in window: UIWindow) {
        loadViews(of: controller)
        // The view is as large as in the file, whatever will be around it later.
        controller.view.translatesAutoresizingMaskIntoConstraints = true
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    /// Loads the views of a controller and of all it contains. One that can't be loaded is an empty one.
    private func loadViews(of controller: UIViewController) {
        var isLoaded = false
        do {
            try controller.loadViewOrThrow()
            isLoaded = true
        } catch let error as NibError {
            error.faults.forEach(note)
        } catch {
            note(IBFault("\(error)", file: document.file))
        }
        if !isLoaded { controller.view = UIView(frame: UIScreen.main.bounds) }
        giveList(to: controller, noting: isLoaded)
        previewLists(in: controller.view)
        controller.children.forEach(loadViews)
    }

    /// Gives a controller of a list one if it has another view, with which it would end the program.
    private func giveList(to controller: UIViewController, noting: Bool) {
        let frame = controller.view.frame
        let list: UIView
        switch controller {
        case is UITableViewController where !(controller.view is UITableView): list = UITableView(frame: frame)
        case is UICollectionViewController where !(controller.view is UICollectionView):
            list = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        default: return
        }
        // Without a view in the file a controller makes its own.
        if noting, let object = lists[ObjectIdentifier(controller)], instance(of: object) === controller,
            let view = object.slots["view"]
        {
            note(
                IBFault(
                    "the view of a \(type(of: controller)) is no list: the program ends on iOS", severity: .error,
                    file: document.file, location: view.location, objectID: view.id))
        }
        controller.view = list
    }

    // MARK: Lists

    /// Shows the cells in the file in tables and collections, unless a class in the program provides them.
    private func previewLists(in view: UIView) {
        if let object = lists[ObjectIdentifier(view)], instance(of: object) === view, !object.isPrototype {
            switch view {
            case let table as UITableView: preview(table, object)
            case let collection as UICollectionView: preview(collection, object)
            default: break
            }
        }
        view.subviews.forEach(previewLists)
    }

    private func preview(_ table: UITableView, _ object: IBObject) {
        guard !table.hasStaticCells, isUnanswered(table.dataSource, besides: UITableViewController.self)
        else { return }
        let preview = TablePreview(prototypes(of: object, in: "prototypes"))
        keep(preview, for: table)
        table.dataSource = preview
        table.delegate = preview
    }

    private func preview(_ collection: UICollectionView, _ object: IBObject) {
        guard isUnanswered(collection.dataSource, besides: UICollectionViewController.self) else { return }
        let preview = CollectionPreview(
            cells: prototypes(of: object, in: "cells"), header: prototype(object.slots["sectionHeaderView"]),
            footer: prototype(object.slots["sectionFooterView"]))
        keep(preview, for: collection)
        collection.dataSource = preview
        collection.delegate = preview
    }

    /// Returns a Boolean value that indicates whether a list has no data source, or only a controller without rows.
    private func isUnanswered(_ source: AnyObject?, besides controller: AnyClass) -> Bool {
        source.map { type(of: $0) == controller } ?? true
    }

    private func prototypes(of list: IBObject, in collection: String) -> [PreviewedPrototype] {
        (list.collections[collection] ?? []).compactMap(prototype)
    }

    private func prototype(_ object: IBObject?) -> PreviewedPrototype? {
        object.map { PreviewedPrototype(object: $0, nib: UINib(document, objects: [$0])) }
    }
}
