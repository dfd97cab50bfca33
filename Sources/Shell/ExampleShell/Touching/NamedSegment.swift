package import TerminalUIKit

/// A segment of a control, which a user taps by its title.
package struct NamedSegment {
    package let title: String
    /// The segment's part of the control, in the control's coordinates.
    package let rect: CGRect
    fileprivate let control: NamedView

    /// Taps the segment in its middle.
    ///
    /// - Throws: `CommandError` if a user can't touch it now.
    func tap() throws {
        if let obstacle = control.obstacle { throw CommandError("\(title) \(obstacle)") }
        (control.view as? UIControl)?.tap(at: CGPoint(x: rect.midX, y: rect.midY))
    }
}

extension NamedView {
    /// The segments, if the view is a segmented control.
    package var segments: [NamedSegment] {
        guard let control = view as? UISegmentedControl, control.numberOfSegments > 0 else { return [] }
        let width = control.bounds.width / CGFloat(control.numberOfSegments)
        return (0..<control.numberOfSegments).map { index in
            NamedSegment(
                title: control.titleForSegment(at: index) ?? "\(name) \(index)",
                rect: CGRect(x: CGFloat(index) * width, y: 0, width: width, height: control.bounds.height),
                control: self)
        }
    }

    /// Returns the segment with a title, case aside.
    func segment(titled title: String) -> NamedSegment? {
        segments.first { $0.title.caseInsensitiveCompare(title) == .orderedSame }
    }

    /// The names by which `tap` takes the view or its parts.
    var tapNames: [String] { segments.isEmpty ? [name] : segments.map(\.title) }
}
