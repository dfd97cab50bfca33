import TerminalUIKit
import TerminalTesting
import Testing

/// Places that hold one view: another takes the place of the one before.
struct ReplacedViewsTests {
    private typealias Place = (name: String, host: () -> UIView, put: (UIView, UIView?) -> Void)

    private static func place<Host: UIView>(
        _ name: String, of host: @escaping @autoclosure () -> Host, _ put: @escaping (Host, UIView?) -> Void
    ) -> Place {
        ("\(Host.self), \(name)", host, { put($0 as! Host, $1) })
    }

    private static func cell(_ change: (UITableViewCell) -> Void = { _ in }) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        change(cell)
        return cell
    }

    private static func item(_ change: (UICollectionViewCell) -> Void = { _ in }) -> UICollectionViewCell {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 90, height: 44))
        change(cell)
        return cell
    }

    private static func bar() -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [UINavigationItem(title: "Moon")]
        return bar
    }

    private static func collection() -> UICollectionView {
        UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
    }

    private static let places: [Place] = [
        place("background", of: UITableView(frame: .zero)) { $0.backgroundView = $1 },
        place("header", of: UITableView(frame: .zero)) { $0.tableHeaderView = $1 },
        place("footer", of: UITableView(frame: .zero)) { $0.tableFooterView = $1 },
        place("accessory", of: cell()) { $0.accessoryView = $1 },
        place("accessory for editing", of: cell { $0.isEditing = true }) { $0.editingAccessoryView = $1 },
        place("background", of: cell()) { $0.backgroundView = $1 },
        place("background while selected", of: cell { $0.isSelected = true }) { $0.selectedBackgroundView = $1 },
        place("background while lit", of: cell { $0.isHighlighted = true }) { $0.selectedBackgroundView = $1 },
        place("background", of: UITableViewHeaderFooterView(reuseIdentifier: nil)) { $0.backgroundView = $1 },
        place("background", of: collection()) { $0.backgroundView = $1 },
        place("background", of: item()) { $0.backgroundView = $1 },
        place("background while selected", of: item { $0.isSelected = true }) { $0.selectedBackgroundView = $1 },
        place("background while lit", of: item { $0.isHighlighted = true }) { $0.selectedBackgroundView = $1 },
        place("title", of: bar()) { $0.topItem?.titleView = $1 },
    ]

    @Test("A new view in a property replaces the old one, stays if it is set again, and nil removes it")
    func replaced() {
        for (name, host, put) in Self.places {
            // Given
            let (host, first, second) = (host(), UIView(), UIView())
            func there(_ view: UIView?) -> [Bool] {
                put(host, view)
                host.layoutIfNeeded()
                return [first.isDescendant(of: host), second.isDescendant(of: host)]
            }

            // When
            let before = host.subviews
            let one = (there(first), host.subviews)
            let again = (there(first), host.subviews)
            let other = (there(second), host.subviews.count)
            let none = there(nil)

            // Then
            expect(one.0 == [true, false] && again.0 == [true, false], "\(name)")
            expect(again.1, equals: one.1, "\(name)")
            expect(other.0 == [false, true] && other.1 == one.1.count, "\(name)")
            expect(none == [false, false] && host.subviews.count <= max(before.count, one.1.count), "\(name)")
        }
    }
}
