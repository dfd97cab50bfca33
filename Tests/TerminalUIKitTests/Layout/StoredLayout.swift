import Foundation
import InterfaceBuilder

@testable import TerminalUIKit

/// A screen of a file, laid out here and compared with the frames that Xcode stored for it.
struct StoredLayout {
    /// A view that constraints place, and where both put it, in points of its superview.
    struct Place {
        let object: IBObject
        let stored: CGRect
        let found: CGRect
        /// Whether the view is as large as its text, or stands beside one that is.
        let isText: Bool

        /// How far the farthest edge is from where it is stored.
        var error: CGSize {
            CGSize(
                width: max(abs(stored.minX - found.minX), abs(stored.maxX - found.maxX)),
                height: max(abs(stored.minY - found.minY), abs(stored.maxY - found.maxY)))
        }
        var isWithinPoint: Bool { error.width <= 1.01 && error.height <= 1.01 }
        var isWithinCell: Bool { error.width <= 8.01 && error.height <= 16.01 }
        /// Whether the view had room and has none now.
        var hasVanished: Bool { stored.width > 0 && stored.height > 0 && (found.width <= 0 || found.height <= 0) }
    }

    /// The views that the file says by constraints where they are.
    private(set) var places: [Place] = []

    private static let texts: Set = ["label", "button", "textField", "textView", "segmentedControl"]

    /// Lays a screen out as Xcode does.
    ///
    /// - Parameters:
    ///   - root: The view that fills it.
    ///   - document: Without connections: none of the classes they lead to are here.
    ///   - insets: What bars and the device take away.
    ///   - size: Another size than the file's.
    init(_ root: IBObject, of document: IBDocument, insets: UIEdgeInsets, size: CGSize? = nil) throws {
        guard case .rect(let frame) = root.properties["frame"] else { return }
        let size = size ?? frame.size
        try UITraitCollection(screenSize: size).performAsCurrent {
            try TextMetrics.typographic.used {
                let decoder = NibDecoder(
                    NibPart([root]), of: NibFile(document: document, module: nil), owner: nil)
                guard let view = try decoder.load().first as? UIView else { return }
                let window = UIWindow(frame: CGRect(origin: .zero, size: size))
                window.deviceInsets = insets
                let controller = UIViewController()
                if root.key == "view" || root.element == "view" { controller.view = view }
                view.translatesAutoresizingMaskIntoConstraints = true
                view.frame = window.bounds
                window.addSubview(view)
                // What depends on a size that is only found has settled then.
                for _ in 0..<3 {
                    view.setNeedsLayout()
                    window.layoutIfNeeded()
                }
                compare(root, with: decoder)
                controller.view = nil
            }
        }
    }

    private mutating func compare(_ object: IBObject, with decoder: NibDecoder) {
        for child in object.children {
            // Xcode says that it has not updated this frame, or can't say.
            if child.attributes["misplaced"] == "YES" || child.attributes["ambiguous"] == "YES" { continue }
            guard !child.isPrototype, child.variations.isEmpty else { continue }
            if let view = decoder.instance(for: child) as? UIView, view.superview != nil,
                !view.translatesAutoresizingMaskIntoConstraints, case .rect(let stored) = child.properties["frame"]
            {
                places.append(
                    Place(object: child, stored: stored, found: view.frame, isText: Self.texts.contains(child.element)))
            }
            compare(child, with: decoder)
        }
    }
}

extension StoredLayout {
    /// All screens of a file: its views, or the views of its scenes.
    ///
    /// - Parameter size: Another size than the file's.
    static func screens(of file: URL, size: CGSize? = nil) throws -> [StoredLayout] {
        let text = try String(contentsOf: file, encoding: .utf8)
        let document = try IBDocument(data: Data(text.utf8), file: file.lastPathComponent)
        let bare = try IBDocument(
            data: Data(text.replacing(/(?s)<connections>.*?<\/connections>/, with: "").utf8),
            file: file.lastPathComponent)
        let device = Device(text)
        if document.kind == .xib {
            return try bare.objects.filter { $0.properties["frame"] != nil }.map { root in
                try StoredLayout(root, of: bare, insets: device.insets(of: root, bars: nil), size: size)
            }
        }
        let bars = Bars(document)
        return try bare.scenes.compactMap { scene in
            guard let controller = scene.viewController, let root = controller.slots["view"] else { return nil }
            return try StoredLayout(
                root, of: bare, insets: device.insets(of: root, bars: bars.around(controller)), size: size)
        }
    }

    /// The device a file was drawn for.
    private struct Device {
        private let id: String

        init(_ text: String) {
            id = (text.firstMatch(of: /<device id="(\w+)"/)?.1).map(String.init) ?? ""
        }

        /// What the status bar and the shape of the screen take away from a view that fills the screen.
        func insets(of root: IBObject, bars: (top: CGFloat, bottom: CGFloat)?) -> UIEdgeInsets {
            guard case .rect(let frame) = root.properties["frame"], frame.width >= 320, frame.height >= 480,
                root.properties["simulatedDestinationMetrics"] == nil
            else { return .zero }
            var insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
            switch (id, frame.height) {
            case ("retina6_12", 852), ("retina6_72", 932): (insets.top, insets.bottom) = (59, 34)
            case ("retina6_0", 844), ("retina6_7", 926): (insets.top, insets.bottom) = (47, 34)
            case ("retina6_1", 896): (insets.top, insets.bottom) = (44, 34)
            case ("retina5_9", 812), ("retina6_5", 896): (insets.top, insets.bottom) = (44, 34)
            default: break
            }
            if root.properties["simulatedStatusBarMetrics"] == .null { insets.top = 0 }
            insets.top += bars?.top ?? 0
            insets.bottom += bars?.bottom ?? 0
            return insets
        }
    }

    /// The bars around the controllers of a storyboard, as its segues tell.
    private struct Bars {
        private var inNavigation: Set<String> = []
        private var inTabs: Set<String> = []

        init(_ document: IBDocument) {
            let controllers = document.scenes.compactMap(\.viewController)
            for controller in controllers {
                for connection in controller.connections {
                    guard case .segue(kind: "relationship", _) = connection.kind else { continue }
                    if controller.element == "navigationController" { inNavigation.insert(connection.destination) }
                    if controller.element == "tabBarController" { inTabs.insert(connection.destination) }
                }
            }
            // Who is pushed has the bars of who pushes.
            for _ in controllers {
                for controller in controllers {
                    let all = [controller] + controller.allInside
                    for connection in all.flatMap(\.connections) {
                        guard case .segue(let kind, _) = connection.kind else { continue }
                        let isContained = kind == "relationship" && controller.element == "navigationController"
                        guard isContained || ["show", "push"].contains(kind) else { continue }
                        if inNavigation.contains(controller.id) { inNavigation.insert(connection.destination) }
                        if inTabs.contains(controller.id) { inTabs.insert(connection.destination) }
                    }
                }
            }
        }

        func around(_ controller: IBObject) -> (top: CGFloat, bottom: CGFloat) {
            var top: CGFloat = inNavigation.contains(controller.id) ? 44 : 0
            var bottom: CGFloat = inTabs.contains(controller.id) ? 49 : 0
            if controller.properties["simulatedTopBarMetrics"] != nil {
                top = controller.properties["simulatedTopBarMetrics"] == .null ? 0 : 44
            }
            if controller.properties["simulatedBottomBarMetrics"] != nil {
                bottom = controller.properties["simulatedBottomBarMetrics"] == .null ? 0 : 49
            }
            return (top, bottom)
        }
    }
}

extension IBObject {
    fileprivate var allInside: [IBObject] { children.flatMap { [$0] + $0.allInside } }
}
