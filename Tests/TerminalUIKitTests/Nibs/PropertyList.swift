import Foundation
import TerminalUIKit

@testable import Views

/// The stored properties of a view and of all below it, a line each: what an archive has to keep.
enum PropertyList {
    static func lines(of root: UIView) -> [String] {
        [root.summary.replacing(/#\d+/, with: "")] + properties(of: root) + root.subviews.flatMap(lines)
    }

    private static func properties(of object: AnyObject) -> [String] {
        sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }.flatMap { level in
            level.children.compactMap { child in
                guard let label = child.label, !passing.contains(label) else { return nil }
                return "\(level.subjectType).\(label): \(text(of: child.value))"
            }
        }
    }

    /// The properties of the moment, which archives don't contain.
    private static let passing: Set = [
        "serialNumber", "superviewReference", "isFromArchive", "layoutState", "recycler", "needsReload", "sections",
        "placedWidth", "measuresRows",
    ]

    private static func text(of value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.map { text(of: $0.value) } ?? "nil" }
        if let list = value as? [Any] { return "[" + list.map(text).joined(separator: ", ") + "]" }
        if let outlet = mirror.children.first?.value as? AnyOutlet { return text(of: outlet.connectedObjects) }
        switch value {
        case let layer as CALayer: return properties(of: layer).joined(separator: ", ")
        case is UIColor, is UIFont, is UIImage: return "\(value)"
        default: return type(of: value) is AnyClass ? "a \(type(of: value))" : "\(value)"
        }
    }
}
