import Foundation

extension UIView {
    /// One line about the view, in UIKit's form: class, number, frame, then the properties that differ from the
    /// default.
    var summary: String {
        var parts = ["\(type(of: self)) #\(serialNumber)", "frame = \(frame.brief)"]
        if let text = displayedText { parts.append("text = '\(text)'") }
        if isHidden { parts.append("hidden = YES") }
        if alpha != 1 { parts.append("alpha = \(alpha.brief)") }
        if tag != 0 { parts.append("tag = \(tag)") }
        return "<" + parts.joined(separator: "; ") + ">"
    }
}

extension CGRect {
    /// UIKit's short form: `(x y; width height)`.
    var brief: String { "(\(minX.brief) \(minY.brief); \(width.brief) \(height.brief))" }
}

extension CGFloat {
    /// The number as text. A fraction has at most six digits, as in UIKit's descriptions of frames.
    package var brief: String {
        // On Linux, NaN has a sign.
        if isNaN { return "nan" }
        let whole = magnitude < 1e15 ? Int(exactly: self) : nil
        return whole.map { "\($0)" } ?? String(format: "%g", Double(self))
    }
}
