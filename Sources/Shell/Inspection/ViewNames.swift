package import TerminalUIKit

/// The relations between the views of a screen: outlets and rows.
struct ViewNames {
    private(set) var outlets: [ObjectIdentifier: String] = [:]
    private(set) var places: [ObjectIdentifier: String] = [:]
    private(set) var contentViews: Set<ObjectIdentifier> = []

    /// Looks at a view and all below it. The outlets of its controller count beside those of the views themselves.
    init(_ root: UIView, owner: UIViewController?) {
        addAll(root)
        if let owner { addOutlets(of: owner) }
    }

    private mutating func addAll(_ view: UIView) {
        addOutlets(of: view)
        if let controller = view.next as? UIViewController { addOutlets(of: controller) }
        for cell in (view as? any CellContainer)?.cellsOnScreen ?? [] {
            places[ObjectIdentifier(cell.cell)] = cell.place.description
        }
        if let cell = view as? any ContentHolding { contentViews.insert(ObjectIdentifier(cell.contentView)) }
        view.subviews.forEach { addAll($0) }
    }

    private mutating func addOutlets(of object: AnyObject) {
        for (name, targets) in Outlets(of: object).connections {
            for target in targets where target is UIView { outlets[ObjectIdentifier(target)] = name }
        }
    }
}

/// A cell whose content has a view of its own.
package protocol ContentHolding: UIView {
    var contentView: UIView { get }
}

extension UITableViewCell: ContentHolding {}
extension UICollectionViewCell: ContentHolding {}
