extension NSLayoutConstraint {
    /// The constraint as UIKit logs it.
    package var summary: String {
        var sign = " == "
        if relation != .equal { sign = relation == .lessThanOrEqual ? " <= " : " >= " }
        var parts = Self.text(firstItem, firstAttribute) + sign
        if secondAttribute == .notAnAttribute {
            parts += Self.text(constant)
        } else {
            if multiplier != 1 { parts += Self.text(multiplier) + "*" }
            parts += Self.text(secondItem, secondAttribute)
            if constant != 0 { parts += (constant < 0 ? " - " : " + ") + Self.text(abs(constant)) }
        }
        if priority != .required { parts += " @\(Self.text(CGFloat(priority.rawValue)))" }
        let name = identifier.map { "'\($0)' " } ?? ""
        return "<NSLayoutConstraint \(name)\(parts)   (\(isActive ? "active" : "inactive"))>"
    }

    /// Both sides, as UIKit calls them when they have no common superview.
    var anchors: String {
        [(firstItem, firstAttribute), (secondItem, secondAttribute)].compactMap(Self.anchor).joined(separator: " and ")
    }

    /// Ends the process, as UIKit does, if the constant is NaN or infinite.
    func checkConstant() {
        guard !constant.isFinite else { return }
        let second = Self.anchor(secondItem, secondAttribute) ?? "(null)"
        UIKitException.inconsistency(
            "\(type(of: self)) constant is not finite!  That's illegal.  constant:\(constant.brief) "
                + "firstAnchor:\(Self.anchor(firstItem, firstAttribute) ?? "(null)") secondAnchor:\(second)"
        ).raise()
    }

    private static func anchor(_ item: AnyObject?, _ attribute: Attribute) -> String? {
        guard attribute != .notAnAttribute else { return nil }
        let line = attribute.kind == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
        let name = attribute.kind == .length ? "NSLayoutDimension" : line
        return "<\(name) \"\(text(item, attribute))\">"
    }

    private static func text(_ number: CGFloat) -> String {
        let whole = abs(number) < 1e9 ? Int(exactly: number) : nil
        return whole.map { "\($0)" } ?? "\(Double(number))"
    }

    private static func text(_ item: AnyObject?, _ attribute: Attribute) -> String {
        let name: String =
            switch item {
            case let guide as UILayoutGuide: "UILayoutGuide" + (guide.identifier.isEmpty ? "" : "'\(guide.identifier)'")
            case let view as UIView: Trace.name(of: view) + (view.displayedText.map { "'\($0)'" } ?? "")
            default: "nil"
            }
        return "\(name).\(attribute)"
    }
}
