import Foundation
import InterfaceBuilder
import NibChecking

@testable import Views

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
        /// Whether the view has no size now, though it had more than another screen takes away.
        func hasVanished(lost: CGSize) -> Bool {
            stored.width > max(0, lost.width) && found.width <= 0
                || stored.height > max(0, lost.height) && found.height <= 0
        }
    }

    /// The views that the file says by constraints where they are.
    private(set) var places: [Place] = []
    /// How much less room there is than in the file, in points.
    private var lost = CGSize.zero
    /// The views that have no size here, though there is room for them.
    var vanished: [Place] { places.filter { $0.hasVanished(lost: lost) } }

    private static let texts: Set = ["label", "button", "textField", "textView", "segmentedControl"]

    /// Lays a screen out as Xcode does.
    ///
    /// - Parameters:
    ///   - root: The view that fills it.
    ///   - document: Without connections: none of the classes they lead to is here.
    ///   - insets: What bars and the device take away.
    ///   - size: Another size than the file's.
    init(_ root: IBObject, of document: IBDocument, insets: UIEdgeInsets, size: CGSize? = nil) throws {
        guard case .rect(let frame) = root.properties["frame"] else { return }
        let size = size ?? frame.size
        lost = CGSize(width: frame.width - size.width, height: frame.height - size.height)
        try UITraitCollection(screenSize: size).performAsCurrent {
            try World.current.with(\.textMetrics, .typographic) {
                let decoder = NibDecoder(
                    NibContents([root]), of: NibFile(document: document, module: nil), owner: nil)
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
        let document = try IBDocument(
            data: Data(text.replacing(/(?s)<connections>.*?<\/connections>/, with: "").utf8),
            file: file.lastPathComponent)
        let controllers = document.scenes.compactMap(\.viewController)
        let roots = document.kind == .xib ? document.objects : controllers.compactMap { $0.slots["view"] }
        return try NibInspection(document).run {
            try roots.filter { $0.properties["frame"] != nil }.map { root in
                try StoredLayout(root, of: document, insets: SimulatedBars(around: root).insets, size: size)
            }
        }
    }
}

/// What bars and the device's shape took away from a view when Xcode stored its frames. The file doesn't say: Xcode
/// infers it anew each time. A view that is held at the edge of the safe area tells.
private struct SimulatedBars {
    private(set) var insets = UIEdgeInsets.zero

    init(around root: IBObject) {
        guard case .rect(let frame) = root.properties["frame"] else { return }
        let siblings = root.parent?.collections["layoutGuides"] ?? []
        let safeArea = root.slots["safeArea"]?.id
        let (top, bottom) = (siblings.first { $0.attributes["type"] == "top" }?.id, siblings.last?.id)
        func isEdge(_ id: String?, _ attribute: String?, _ isTop: Bool) -> Bool {
            if id == nil || id == root.id { return attribute == (isTop ? "topMargin" : "bottomMargin") }
            guard let id else { return false }
            if id == safeArea { return attribute == (isTop ? "top" : "bottom") }
            return isTop ? id == top && attribute == "bottom" : id == bottom && id != top && attribute == "top"
        }
        var known: Set<Bool> = []
        for constraint in root.constraints where constraint.relation == .equal && constraint.priority == 1000 {
            for isTop in [true, false] where !known.contains(isTop) {
                var (item, attribute, distance) = (constraint.firstItem, constraint.firstAttribute, constraint.constant)
                if isEdge(item, attribute, isTop) {
                    (item, attribute) = (constraint.secondItem, constraint.secondAttribute ?? "")
                    distance = -distance
                } else if !isEdge(constraint.secondItem, constraint.secondAttribute, isTop) {
                    continue
                }
                guard attribute == (isTop ? "top" : "bottom"), constraint.variations.isEmpty,
                    let view = root.children.first(where: { $0.id == item }),
                    view.attributes["misplaced"] != "YES", case .rect(let place) = view.properties["frame"]
                else { continue }
                known.insert(isTop)
                if isTop {
                    insets.top = max(0, place.minY - distance)
                } else {
                    insets.bottom = max(0, frame.height - place.maxY + distance)
                }
            }
        }
    }
}
