extension UIView {
    /// One line about the view, in UIKit's form: class, number, frame, then what differs from the default.
    public var summary: String {
        var parts = ["\(type(of: self)) #\(serialNumber)", "frame = \(frame.brief)"]
        if let text = (self as? any TextHolding)?.displayedText { parts.append("text = '\(text)'") }
        if isHidden { parts.append("hidden = YES") }
        if alpha != 1 { parts.append("alpha = \(alpha.brief)") }
        if tag != 0 { parts.append("tag = \(tag)") }
        return "<" + parts.joined(separator: "; ") + ">"
    }

    /// The view and everything below it, a line each, indented by depth with `   | ` as UIKit does.
    public var recursiveDescription: String {
        var lines: [String] = []
        func add(_ view: UIView, depth: Int) {
            lines.append(String(repeating: "   | ", count: depth) + view.summary)
            for subview in view.subviews { add(subview, depth: depth + 1) }
        }
        add(self, depth: 0)
        return lines.joined(separator: "\n")
    }
}

/// A view that shows a text: what inspections call its text.
@preconcurrency @MainActor public protocol TextHolding: UIView {
    /// The text a user reads, or nil.
    var displayedText: String? { get }
}

extension CGRect {
    /// UIKit's short form: `(x y; width height)`.
    public var brief: String { "(\(minX.brief) \(minY.brief); \(width.brief) \(height.brief))" }
}

extension CGFloat {
    /// Without a fraction where there is none.
    public var brief: String { rounded() == self && magnitude < 1e15 ? "\(Int(self))" : "\(Double(self))" }
}
