import TerminalUIKit
import TerminalTesting
import Testing

@testable import Views

/// Properties set to their current value, which need no layout. So a cell that is configured again is laid out once.
struct SetAgainTests {
    /// Returns a Boolean value that indicates whether a view or a subview needs layout.
    private func waits(_ view: UIView) -> Bool { view.layoutState.isNeeded || view.layoutState.isNeededInside }

    /// Sets a value that differs, then the same once more. Answers what didn't ask, or asked again.
    private func wrong<Object: AnyObject, Value>(
        _ object: Object, in view: UIView, _ property: ReferenceWritableKeyPath<Object, Value>, _ value: Value
    ) -> [String] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 264))
        if view !== window { window.addSubview(view) }
        func rest() { for _ in 0..<3 { window.layoutIfNeeded() } }
        rest()
        object[keyPath: property] = value
        let once = waits(window)
        rest()
        object[keyPath: property] = value
        let again = waits(window)
        return (once ? [] : ["\(property) asked for nothing"]) + (again ? ["\(property) asked again"] : [])
    }

    @Test("Changing a property needs a layout, and setting an equal value doesn't")
    func properties() {
        // Given
        let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
        let (label, scroll, table) = (UILabel(), UIScrollView(), UITableView())
        let (view, around, hidden) = (UIView(), UIView(), UILabel())
        around.addSubview(view)
        stack.addArrangedSubview(hidden)
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        constraint.priority = UILayoutPriority(500)
        constraint.isActive = true
        let other = view.heightAnchor.constraint(equalToConstant: 5)
        view.translatesAutoresizingMaskIntoConstraints = false
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let controller = UIViewController()
        label.translatesAutoresizingMaskIntoConstraints = false

        // When
        let wrong = [
            wrong(stack, in: stack, \.axis, .vertical), wrong(stack, in: stack, \.distribution, .fillEqually),
            wrong(stack, in: stack, \.alignment, .center), wrong(stack, in: stack, \.spacing, 8),
            wrong(stack, in: stack, \.isBaselineRelativeArrangement, true),
            wrong(stack, in: stack, \.isLayoutMarginsRelativeArrangement, true),
            wrong(hidden, in: stack, \.isHidden, true), wrong(label, in: label, \.text, "Moon"),
            wrong(scroll, in: scroll, \.contentSize, CGSize(width: 500, height: 500)),
            wrong(scroll, in: scroll, \.contentOffset, CGPoint(x: 5, y: 6)),
            wrong(table, in: table, \.rowHeight, 66), wrong(constraint, in: around, \.constant, 7),
            wrong(constraint, in: around, \.priority, UILayoutPriority(600)),
            wrong(other, in: around, \.isActive, true),
            wrong(view, in: around, \.translatesAutoresizingMaskIntoConstraints, true),
            wrong(bar, in: bar, \.prefersLargeTitles, true),
            wrong(
                controller, in: controller.view, \.additionalSafeAreaInsets,
                UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0)),
        ]

        // Then
        expect(wrong.flatMap(\.self), equals: [])
    }

    @Test("Adding a view to its own superview again doesn't change the order of its siblings")
    func views() {
        // Given
        let (scroll, row) = (UIScrollView(), UITableViewCell(style: .default, reuseIdentifier: nil))
        let (control, accessory) = (UIRefreshControl(), UISwitch())
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let layout = collection.collectionViewLayout
        scroll.refreshControl = control
        scroll.addSubview(UIView())
        row.accessoryView = accessory
        row.editingAccessoryView = accessory
        row.addSubview(UIView())

        // When
        let before = (scroll.subviews, row.subviews)
        scroll.refreshControl = control
        row.accessoryView = accessory
        row.editingAccessoryView = accessory
        collection.collectionViewLayout = layout

        // Then
        expect(scroll.subviews == before.0 && row.subviews == before.1)
        expect(control.superview === scroll && layout.collectionView === collection)
    }
}
