internal import ExampleShell
internal import PlainText
internal import TerminalUIKit

extension ExampleSession {
    /// Returns the command that does what a finger does that moves over the screen, or nil if nothing happens.
    ///
    /// As on iOS, the innermost view that waits for the movement gets it.
    func command(ofDragFrom start: CGPoint, by way: CGPoint) -> String? {
        let touched = window.hitTest(start, with: nil)
        for view in sequence(first: touched, next: \.?.superview) {
            let command: String? =
                switch view {
                case let cell as UITableViewCell: swipe(over: cell, by: way)
                case let view as UIScrollView: scroll(view, by: way)
                default: view.flatMap { gesture(on: $0, by: way) }
                }
            if let command { return command }
        }
        return way.y >= Self.pull && pullable != nil ? "pull" : nil
    }

    /// The distance that a finger has to move down to pull something.
    private static let pull = 2 * TextLayout.lineHeight

    private func gesture(on view: UIView, by way: CGPoint) -> String? {
        let (right, down) = (way.x.whole(in: -10_000...10_000), way.y.whole(in: -10_000...10_000))
        let kind: GestureKind =
            abs(right) > abs(down) ? right > 0 ? .swipeRight : .swipeLeft : down > 0 ? .swipeDown : .swipeUp
        let name = window.viewNames.name(of: view).map { " \($0)" } ?? ""
        if view.hasRecognizer(of: kind.gesture([])) { return "gesture \(kind.rawValue)\(name)" }
        return view.hasRecognizer(of: .pan(by: way)) ? "gesture pan \(right) \(down)\(name)" : nil
    }

    /// A finger that moves over more than half of a row swipes it the whole way.
    private func swipe(over cell: UITableViewCell, by way: CGPoint) -> String? {
        guard abs(way.x) > abs(way.y), let list = shownList as? UITableView, !list.isEditing,
            let row = list.visibleItems.first(where: { $0.cell === cell })?.index
        else { return gesture(on: cell, by: way) }
        let isWhole = abs(way.x) > cell.bounds.width / 2
        return "swipe \(row)" + (way.x > 0 ? " --right" : "") + (isWhole ? " --whole" : "")
    }

    private func scroll(_ view: UIScrollView, by way: CGPoint) -> String? {
        if way.y >= Self.pull, case .list(view) = pullable, view.contentOffset.y <= view.contentOffsetLimits.lowest.y {
            return "pull"
        }
        if let list = shownList, list === view { return list.scrollCommand(forDragBy: way) }
        guard view.canScroll else { return nil }
        let name = view === scrollView ? "" : window.viewNames.name(of: view).map { " --view \($0.asWord)" } ?? ""
        let (right, down) = (way.x.whole(in: -10_000...10_000), way.y.whole(in: -10_000...10_000))
        return "drag\(name) \(-down) \(-right)"
    }
}

extension UIScrollView {
    /// A Boolean value that indicates whether there is more content than the view shows.
    var canScroll: Bool { contentSize.height > bounds.height || contentSize.width > bounds.width }
}
