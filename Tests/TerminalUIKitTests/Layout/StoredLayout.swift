import Foundation
import InterfaceBuilder
import Inspection
import TerminalUIKit

/// A screen of a file, laid out as `nib` shows it and compared with the frames that Xcode stored for it.
struct StoredLayout {
    /// A view that constraints place, and where both put it, in points of its superview.
    struct Place {
        let object: IBObject
        let stored: CGRect
        let found: CGRect
        /// A Boolean value that indicates whether the view is as large as its text, or is beside such a view.
        let isText: Bool

        /// The distance of the farthest edge from its stored place.
        var error: CGSize {
            CGSize(
                width: max(abs(stored.minX - found.minX), abs(stored.maxX - found.maxX)),
                height: max(abs(stored.minY - found.minY), abs(stored.maxY - found.maxY)))
        }
        var isWithinPoint: Bool { error.width <= 1.01 && error.height <= 1.01 }
        var isWithinCell: Bool { error.width <= 8.01 && error.height <= 16.01 }
        /// Returns a Boolean value that indicates whether the view has no size, although another screen doesn't explain
        /// it.
        func hasVanished(lost: CGSize) -> Bool {
            stored.width > max(0, lost.width) && found.width <= 0
                || stored.height > max(0, lost.height) && found.height <= 0
        }
    }

    /// The views that the file says by constraints where they are.
    private(set) var places: [Place] = []
    /// The points that the screen is smaller than in the file.
    private let lost: CGSize
    /// The views that have no size here, though there is room for them.
    var vanished: [Place] { places.filter { $0.hasVanished(lost: lost) } }

    private static let texts: Set = ["label", "button", "textField", "textView", "segmentedControl"]

    private init(_ showable: NibInspection.Showable, of inspection: NibInspection, size: CGSize?) {
        let shown = size ?? showable.size
        lost = CGSize(width: showable.size.width - shown.width, height: showable.size.height - shown.height)
        _ = inspection.load(showable, size: shown, on: size == nil ? inspection.document.device : nil)
        compare(showable.object.slots["view"] ?? showable.object, with: inspection.frames)
    }

    private mutating func compare(_ object: IBObject, with frames: [String: CGRect]) {
        for child in object.children {
            // Xcode says that it has not updated this frame, or can't say.
            if child.attributes["misplaced"] == "YES" || child.attributes["ambiguous"] == "YES" { continue }
            guard !child.isPrototype, child.variations.isEmpty else { continue }
            if child.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO", let found = frames[child.id],
                case .rect(let stored) = child.properties["frame"]
            {
                places.append(
                    Place(object: child, stored: stored, found: found, isText: Self.texts.contains(child.element)))
            }
            compare(child, with: frames)
        }
    }

    /// All screens of a file: its views, or the views of its scenes.
    ///
    /// - Parameter size: Another size than the file's.
    static func screens(of file: URL, size: CGSize? = nil) throws -> [StoredLayout] {
        let document = try IBDocument(data: Data(contentsOf: file), file: file.lastPathComponent)
        let inspection = NibInspection(document, metrics: .typographic)
        return inspection.run {
            inspection.showables.map { StoredLayout($0, of: inspection, size: size) }
        }
    }
}
