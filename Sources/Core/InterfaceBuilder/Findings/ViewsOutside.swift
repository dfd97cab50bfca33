import Foundation

/// Views that users can't see or touch, because they are outside of their superview.
enum ViewsOutside: IBRule {
    static let name = "outside"
    static let page = """
        Views that are completely outside of their superview.

        ```xml
        <view id="Sup-er-001"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
            <button id="But-to-001"><rect key="frame" x="100" y="0" width="40" height="20"/>
        ```

        On iOS, such a view gets no touches. It is invisible if the superview clips. The rule ignores hidden views, \
        and views with constraints, whose frame in the file may be that of another size.
        """

    /// The elements that may have subviews outside: they scroll, or lay out their subviews.
    private static let exempt: Set = ["scrollView", "tableView", "collectionView", "stackView"]

    static func findings(in document: IBDocument) -> [IBFault] {
        document.allObjects.flatMap { parent -> [IBFault] in
            guard let bounds = parent.frame.map({ CGRect(origin: .zero, size: $0.size) }), !bounds.isEmpty,
                !exempt.contains(parent.element)
            else { return [] }
            return (parent.collections["subviews"] ?? []).compactMap { view in
                // Constraints may put a view elsewhere than its frame in the file, which is that of a variation.
                guard let frame = view.frame, !frame.isEmpty, !frame.reaches(into: bounds),
                    view.attributes["translatesAutoresizingMaskIntoConstraints"] != "NO",
                    view.attributes["misplaced"] != "YES", view.attributes["hidden"] != "YES"
                else { return nil }
                let message =
                    "\(view.name) lies outside of its superview: its frame is \(IBValue.rect(frame).text), and the "
                    + "superview is \(IBValue.size(bounds.size).text)"
                return finding(message, about: view, in: document)
            }
        }
    }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether the rectangle shares more than an edge with another.
    fileprivate func reaches(into other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
