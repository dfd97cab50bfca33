import Foundation
import TerminalTesting
import Testing

@testable import Controls
@testable import Lists
@testable import TerminalUIKit
@testable import Views
@testable import UIKitExtras

/// The initial values of objects.
struct WholeDefaultsTests {
    private static var objects: [Any] {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(44), heightDimension: .estimated(22)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
        let views: [Any] = [
            UIView(), UIControl(), UIScrollView(), UILabel(), UITextField(), UITextView(), UIButton(), UISwitch(),
            UISlider(), UIStepper(), UISegmentedControl(), UIDatePicker(), UIPickerView(), UIPageControl(),
            UIProgressView(), UIActivityIndicatorView(), UIImageView(), UIStackView(), UISearchBar(), UIWindow(),
            UINavigationBar(), UIToolbar(), UITabBar(), WKWebView(), UIWebView(), MKMapView(), UITableView(),
            UITableViewCell(), UITableViewHeaderFooterView(), UICollectionViewCell(), UICollectionViewListCell(),
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
            UIVisualEffectView(effect: nil),
        ]
        let controllers: [Any] = [
            UIViewController(), UINavigationController(), UITabBarController(), UISplitViewController(),
            UITableViewController(style: .plain), UISearchController(searchResultsController: nil),
            UIAlertController(title: nil, message: nil, preferredStyle: .alert),
        ]
        let gestures: [Any] = [
            UIGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
            UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
        ]
        let others: [Any] = [
            CALayer(), UIBarButtonItem(title: "", style: .plain, target: nil, action: nil), UINavigationItem(title: ""),
            UITabBarItem(title: nil, image: nil, tag: 0), UICollectionViewFlowLayout(),
            UICollectionViewLayoutAttributes(forCellWith: [0, 0]), WKWebViewConfiguration(), NSLayoutConstraint(),
            UICollectionViewCompositionalLayoutConfiguration(), NSCollectionLayoutSection(group: group), item,
            UISwipeActionsConfiguration(actions: []), UIAlertAction(title: "", style: .default, handler: nil),
            UICollectionLayoutListConfiguration(appearance: .plain), UIListContentConfiguration.cell(),
            UIListContentConfiguration.cell().textProperties, UIListContentConfiguration.cell().imageProperties,
            UIBackgroundConfiguration.clear(), UICellConfigurationState(traitCollection: .current), ReuseCounts(),
        ]
        let parts: [Any] = [
            UIRefreshControl(), UILayoutGuide(), UICollectionReusableView(frame: .zero), UIMenu(children: []),
            UIAction(title: "") { _ in }, UISegment(), LayoutState(), Accessibility(), CellConfigurations(),
            UIButton.Configuration.plain(), UIButton.Configuration.gray(), UIButton.Configuration.tinted(),
            UIButton.Configuration.filled(), UIListContentConfiguration.subtitleCell(),
            UIListContentConfiguration.subtitleCell().textProperties,
            UIListContentConfiguration.subtitleCell().secondaryTextProperties, UIListContentConfiguration.valueCell(),
            UIListContentConfiguration.valueCell().secondaryTextProperties, UIBackgroundConfiguration.listCell(),
            UICellAccessory.checkmark(), UICellAccessory.disclosureIndicator(),
            UITraitCollection(), CellRecycler<IndexPath, UITableViewCell>(), World(like: .current),
            UISwitch.appearance(), UITableViewDiffableDataSource<Int, Int>(tableView: UITableView()) { _, _, _ in nil },
        ]
        return views + controllers + gestures + others + parts
    }

    /// The switches, numbers and choices of an object, by name.
    private func values(of object: Any) -> [String: String] {
        var values: [String: String] = [:]
        for (name, value) in classes(of: object).flatMap(\.children) {
            // Objects are numbered in the order in which they are made.
            guard let name, name != "serialNumber" else { continue }
            let isChoice = Mirror(reflecting: value).displayStyle == .enum
            let isPlain = value is any Numeric || value is Bool || value is UIEdgeInsets || value is CGSize
            if isChoice || isPlain { values[name] = "\(value)" }
        }
        return values
    }

    /// Returns the mirrors of an object, each superclass before its subclass.
    private func classes(of object: Any) -> [Mirror] {
        sequence(first: Mirror(reflecting: object), next: \.superclassMirror).reversed()
    }

    @Test("Each class has the recorded default values, if they differ from its superclass's")
    func defaults() throws {
        // Given
        var known: [ObjectIdentifier: [String: String]] = [:]

        // When
        let lines = Self.objects.flatMap { object in
            let values = values(of: object)
            let inherited = classes(of: object).dropLast().compactMap { known[ObjectIdentifier($0.subjectType)] }.last
            known[ObjectIdentifier(type(of: object))] = values
            let own = values.filter { inherited?[$0.key] != $0.value }
            return ["— \(type(of: object))"] + own.map { "\($0): \($1)" }.sorted()
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Defaults.txt")
    }
}
