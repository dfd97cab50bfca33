import TerminalUIKit
import Testing

/// A mistake that iOS ends a program for, and in which words.
nonisolated struct RaisedException: Sendable, CustomTestStringConvertible {
    /// The source of the words: an issue on GitHub of a program that ended so.
    let source: String
    /// The title of the section on the handbook's page of messages; nil if it has none.
    let title: String?
    /// The name and the words.
    let text: String
    /// Makes the mistake.
    let mistake: @MainActor () -> Void

    var testDescription: String { text }

    init(
        _ source: String, _ title: String?, _ text: String, name: String = "NSInternalInconsistencyException",
        _ mistake: @escaping @MainActor () -> Void
    ) {
        (self.source, self.title) = (source, title)
        self.text = "'\(name)', reason: '\(text)"
        self.mistake = mistake
    }

    static let first = IndexPath(item: 0, section: 0)

    @MainActor static func collection() -> UICollectionView {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }

    @MainActor static func show(_ controller: UIViewController) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    @MainActor static func story(identifier: String) -> UIStoryboard {
        // swift-format-ignore: NeverUseForceTry
        try! Story.make(
            initial: "2",
            """
            <tableViewController \(identifier) id="2" sceneMemberID="viewController"><view key="view" id="3"/>
            </tableViewController>
            """)
    }

    static let all = ofCells + others

    private static let others = [
        RaisedException(
            "neilang/NAMapKit #12", nil, "CALayer position contains NaN: [nan 1]'", name: "CALayerInvalidGeometry"
        ) { UIView().center = CGPoint(x: CGFloat.nan, y: 1) },
        RaisedException(
            "calimarkus/JDFlipNumberView #44", nil, "CALayer position contains NaN: [32.5 nan]'",
            name: "CALayerInvalidGeometry"
        ) { UIView().frame = CGRect(x: 30, y: 0, width: 5, height: CGFloat.nan) },
        RaisedException(
            "mackross/GTKeyboardHelper #3", nil, "CALayer bounds contains NaN: [0 nan; 288 144]'",
            name: "CALayerInvalidGeometry"
        ) {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 288, height: 144))
            view.contentOffset.y = .nan
        },
        RaisedException(
            "facebookarchive/ios-snapshot-test-case #112, whose infinite positions are refused only in a bitmap", nil,
            "CALayer position contains NaN: [nan 1]'", name: "CALayerInvalidGeometry"
        ) {
            UIView().frame = CGRect(x: CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 2)
            UIView().frame = CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 2)
        },
        RaisedException(
            "stefanceriu/SCPageViewController #43, which scales a view by a quotient and then sets its frame", nil,
            "CALayer position contains NaN: [nan nan]'", name: "CALayerInvalidGeometry"
        ) {
            let view = UIView()
            view.transform = CGAffineTransform(scaleX: .nan, y: .nan)
            view.frame = CGRect(x: 0, y: 0, width: 4, height: 2)
        },
        RaisedException(
            "blog.csdn.net/haoxindasoft 50984753, of a new view", nil, "CALayer bounds contains NaN: [nan 0; nan 15]'",
            name: "CALayerInvalidGeometry"
        ) { _ = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: .nan, height: 15)) },
        RaisedException(
            "wistia/WistiaKit #39", nil,
            "NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan firstAnchor:<NSLayoutDimension "
                + "\"UIView #1.width\"> secondAnchor:(null)'"
        ) {
            let view = UIView()
            view.widthAnchor.constraint(equalToConstant: 1).constant = .nan
        },
        RaisedException(
            "ephread/Instructions #282", nil,
            "NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf firstAnchor:"
                + "<NSLayoutYAxisAnchor \"UIView #1.bottom\"> secondAnchor:<NSLayoutYAxisAnchor \"UIView #2.bottom\">'"
        ) {
            let (first, second) = (UIView(), UIView())
            _ = first.bottomAnchor.constraint(equalTo: second.bottomAnchor, constant: .infinity)
        },
        RaisedException(
            "deepak786/intercom_flutter #133", nil, "Multiplier is not finite!  That's illegal.  multiplier:nan'"
        ) { _ = UIView().heightAnchor.constraint(equalTo: UIView().heightAnchor, multiplier: .nan) },
        RaisedException(
            "exyte/Macaw #510, of a row", nil, "CALayer bounds contains NaN: [0 0; 160 nan]'",
            name: "CALayerInvalidGeometry"
        ) {
            let rows = CountedRows([3])
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 176), style: .plain)
            table.dataSource = rows
            table.rowHeight = .nan
            table.layoutIfNeeded()
        },
        RaisedException(
            "CoreAutoLayout, NSLayoutConstraint.m, line 274", nil,
            "It's illegal to set priority:5000.  Priorities must be greater than 0 and less or equal to "
                + "NSLayoutPriorityRequired, which is 1000.000000.'"
        ) { UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(5000) },
        RaisedException(
            "SnapKit/SnapKit #305", "A constraint between attributes that don't fit",
            "Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint UIView #2.left == UIView "
                + "#1.top   (active)>'",
            name: "NSInvalidLayoutConstraintException"
        ) {
            let (outer, view) = (UIView(), UIView())
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: outer, attribute: .top, multiplier: 1,
                constant: 0
            ).isActive = true
            outer.layoutIfNeeded()
        },
        RaisedException(
            "ObjectiveToast/TranslatingAutoresizingMasks, its page", "A constraint between attributes that don't fit",
            "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
                + "Invalid pairing of layout attributes'",
            name: "NSInvalidArgumentException"
        ) {
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .centerX, relatedBy: .equal, toItem: UIView(), attribute: .width,
                multiplier: 1, constant: 0)
        },
        RaisedException(
            "facebookarchive/account-kit-samples-for-ios #33", "Pushing the same controller twice",
            "Tried to pop to a view controller that doesn't exist.'"
        ) { UINavigationController().popToViewController(UIViewController(), animated: false) },
        RaisedException(
            "capacitor-community/privacy-screen #83", "Presenting an active controller",
            "Application tried to present modally a view controller <UIViewController #3> that is already being "
                + "presented by <UIViewController #1>.'",
            name: "NSInvalidArgumentException"
        ) {
            let (first, second, shown) = (UIViewController(), UIViewController(), UIViewController())
            show(first)
            first.present(shown, animated: false)
            second.present(shown, animated: false)
        },
        RaisedException(
            "dpa99c/phonegap-launch-navigator #263", "An alert has two cancel buttons",
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel'"
        ) {
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            for title in ["Cancel", "No"] { alert.addAction(UIAlertAction(title: title, style: .cancel)) }
        },
        RaisedException(
            "ezescaruli/ESFeedbackViewController #6", "Could not find a storyboard",
            "Could not find a storyboard named 'Feedback' in bundle NSBundle <",
            name: "NSInvalidArgumentException"
        ) { _ = UIStoryboard(name: "Feedback", bundle: nil) },
        RaisedException(
            "Guidebook/gbkui-button-progress-view #9", "Could not load NIB in bundle",
            "Could not load NIB in bundle: 'NSBundle <"
        ) {
            _ = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil)
        },
        RaisedException(
            "Yalantis/Side-Menu.iOS #1", nil, "Could not find a segue class named '_TtC8SideMenu9MenuSegue''",
            name: "NSInvalidArgumentException"
        ) {
            let way = #"kind="custom" identifier="menu" customClass="MenuSegue" customModule="SideMenu""#
            // swift-format-ignore: NeverUseForceTry
            let story = try! Story.make(
                initial: "2",
                """
                <viewController id="2" sceneMemberID="viewController"><connections>
                <segue destination="3" \(way) id="s1"/></connections></viewController>
                """, #"<viewController id="3" sceneMemberID="viewController"/>"#)
            story.instantiateInitialViewController()?.performSegue(withIdentifier: "menu", sender: nil)
        },
        RaisedException(
            "ortuman/SwiftForms #13", "A list's controller didn't get its list",
            "-[UITableViewController loadView] loaded the \"2-view-3\" nib but didn't get a UITableView.'"
        ) { _ = (story(identifier: "").instantiateInitialViewController() as? UITableViewController)?.tableView },
        RaisedException(
            "Ramotion/elongation-preview #10", "A list's controller didn't get its list",
            "-[UITableViewController loadView] instantiated view controller with identifier \"Moons\" from storyboard "
                + "\"Main\", but didn't get a UITableView.'"
        ) {
            let main = story(identifier: #"storyboardIdentifier="Moons""#)
            _ = (main.instantiateInitialViewController() as? UITableViewController)?.tableView
        },
        RaisedException(
            "tispr/tispr-card-stack #9", "A list's controller didn't get its list",
            "-[UICollectionViewController loadView] loaded the \"2-view-3\" nib but didn't get a UICollectionView.'"
        ) {
            // swift-format-ignore: NeverUseForceTry
            let story = try! Story.make(
                initial: "2",
                """
                <collectionViewController id="2" sceneMemberID="viewController"><view key="view" id="3"/>
                </collectionViewController>
                """)
            _ = (story.instantiateInitialViewController() as? UICollectionViewController)?.collectionView
        },
        RaisedException(
            "CovidTrackerFr/vitemadose-ios #69", "A section or item is not in the snapshot",
            "Section identifier was not found. You can verify the section exists by calling the "
                + "indexOfSectionIdentifier API (which has O(1) performance)'"
        ) { _ = NSDiffableDataSourceSnapshot<Int, Int>().numberOfItems(inSection: 1) },
        RaisedException(
            "awseeley/Swift-UI-Page-Control-Tutorial #1",
            "The storyboard doesn't contain a view controller with this identifier",
            "Storyboard (<UIStoryboard Main.storyboard>) doesn't contain a view controller with identifier 'sbBlue''",
            name: "NSInvalidArgumentException"
        ) { _ = story(identifier: "").instantiateViewController(withIdentifier: "sbBlue") },
        RaisedException(
            "artsy/eigen #1061", "Pushing the same controller twice",
            "Pushing the same view controller instance more than once is not supported (<UIViewController",
            name: "NSInvalidArgumentException"
        ) {
            let controller = UIViewController()
            UINavigationController(rootViewController: controller).pushViewController(controller, animated: true)
        },
        RaisedException(
            "wordpress-mobile/WordPress-iOS #15337", "Pushing the same controller twice",
            "All view controllers in a navigation controller must be distinct ("
        ) {
            let controller = UIViewController()
            UINavigationController().setViewControllers([controller, controller], animated: true)
        },
        RaisedException(
            "OpenTreeMap/otm-ios #362", "Presenting an active controller",
            "Application tried to present modally an active controller <UIViewController",
            name: "NSInvalidArgumentException"
        ) {
            let (parent, child) = (UIViewController(), UIViewController())
            parent.addChild(child)
            show(parent)
            parent.present(child, animated: true)
        },
        RaisedException(
            "lionheart/openradar-mirror #5353", nil,
            "Cannot manually set the delegate on a UINavigationBar managed by a controller.'"
        ) {
            let navigation = UINavigationController(rootViewController: UIViewController())
            show(navigation)
            navigation.navigationBar.delegate = nil
        },
        RaisedException(
            "Coder-TanJX/JXBanner #30", "Attempted to scroll to an out-of-bounds row",
            "Attempted to scroll the collection view to an out-of-bounds item (1000) when there are only 1 items in "
                + "section 0."
        ) {
            let (view, moons) = (collection(), Moons([1]))
            view.dataSource = moons
            view.scrollToItem(at: IndexPath(item: 1_000, section: 0), at: .top, animated: false)
        },
        RaisedException(
            "ScottLogic/iOS7-day-by-day #3", "This class is not key value coding-compliant",
            "[<CaptionlessController #1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
                + "the key caption.'",
            name: "NSUnknownKeyException"
        ) { _ = captioned.instantiate(withOwner: CaptionlessController()) },
        RaisedException(
            "netguru/BlueSwift #16", "A class of UIKit is not key value coding-compliant",
            "[<UIViewController #1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
                + "key caption.'",
            name: "NSUnknownKeyException"
        ) { _ = captioned.instantiate(withOwner: UIViewController()) },
        RaisedException(
            "rechsteiner/Parchment #521", "NSObject is not key value coding-compliant",
            "[<NSObject #1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
                + "caption.'",
            name: "NSUnknownKeyException"
        ) { _ = captioned.instantiate(withOwner: nil) },
        RaisedException(
            "Augustyniak/RATreeView #252", "Unrecognized selector sent to instance",
            "-[CaptionlessController buy:]: unrecognized selector sent to instance <CaptionlessController #1>'",
            name: "NSInvalidArgumentException"
        ) {
            let (button, controller) = (UIButton(frame: .zero), CaptionlessController())
            button.addTarget(controller, action: "buy:", for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
        },
        RaisedException(
            "getsentry/sentry-cocoa #3149", "The data source returned a nil cell",
            "UITableView dataSource returned a nil cell for row at index path: <NSIndexPath> {length = 2, path = 0 - "
                + "0}."
        ) {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
            let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1])
            source.apply(snapshot, animatingDifferences: false)
            table.layoutIfNeeded()
        },
        RaisedException(
            "Apple: NSDiffableDataSourceSnapshot", "Item identifiers are not unique",
            "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {"
        ) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 1])
        },
        RaisedException(
            "danielamitay/DAKeyboardControl #101", "A view was added to itself", "Can't add self as subview'",
            name: "NSInvalidArgumentException"
        ) {
            let view = UIView(frame: .zero)
            view.addSubview(view)
        },
        RaisedException(
            "Isuru-Nanayakkara/IJProgressView #9", "Constraints need a common ancestor",
            "Unable to activate constraint with anchors ", name: "NSGenericException"
        ) { UIView().leadingAnchor.constraint(equalTo: UIView().trailingAnchor).isActive = true },
    ]

    /// A nib whose File's Owner has the outlet `caption`.
    @MainActor private static var captioned: UINib {
        Nib.make(
            owner: #"<outlet property="caption" destination="v1" id="o1"/>"#, #"<label id="v1"/>"#)
    }
}

/// A controller without outlets and actions.
private final class CaptionlessController: UIViewController {}
