import InterfaceBuilder
import TerminalUIKit
import TerminalTesting
import Testing

@_spi(Overriding) @testable import Views
@testable import UIKitExtras

/// `EveryElement.xib` has an object of each element that was found in a few hundred real files.
struct EveryElementTests {
    private nonisolated static let name = "EveryElement"
    /// The elements that are views, in the order they lie on each other, 66 points apart.
    private nonisolated static let views = [
        "view", "label", "button", "tableView", "stackView", "imageView", "textField", "slider", "textView", "switch",
        "navigationBar", "activityIndicatorView", "scrollView", "collectionView", "tabBar", "pickerView", "searchBar",
        "visualEffectView", "stepper", "segmentedControl", "datePicker", "toolbar", "progressView", "pageControl",
        "containerView", "mapView", "wkWebView", "glkView", "skView", "sceneKitView", "mtkView", "arscnView",
        "arskView",
    ]
    /// Other elements of theirs and beside them.
    private static let others = [
        "avPlayerViewController", "barButtonItem", "collectionReusableView", "collectionViewCell",
        "collectionViewCellContentView", "collectionViewController", "collectionViewFlowLayout", "customObject", "exit",
        "hostingController", "navigationController", "navigationItem", "pageViewController", "panGestureRecognizer",
        "pinchGestureRecognizer", "placeholder", "searchDisplayController", "segment", "splitViewController",
        "tabBarController", "tabBarItem", "tableViewCell", "tableViewCellContentView", "tableViewController",
        "tableViewSection", "tapGestureRecognizer", "viewController", "viewControllerLayoutGuide",
        "viewControllerPlaceholder", "viewLayoutGuide",
    ]

    private func load() throws -> [Any] {
        try UINib(nibName: Self.name, bundle: nil).objects(withOwner: nil)
    }

    private func texts(of view: UIView) -> [String] {
        [view.displayedText].compactMap(\.self) + view.subviews.flatMap(texts)
    }

    @Test("Each element is an object of the document")
    func document() throws {
        // Given
        let expected = Set(Self.views + Self.others)

        // When
        let document = try UINib.document(named: Self.name, bundle: nil)

        // Then
        expect(Set(document.allObjects.map(\.element)), equals: expected)
    }

    @Test("The outlets of UIKit's classes are found, which come before all other properties")
    func outletsFirst() throws {
        // Given
        func views(in view: UIView) -> [NSObject] { view.subviews.flatMap { [$0] + views(in: $0) } }
        let objects = try load().compactMap { $0 as? NSObject }
        let all = objects + objects.compactMap { $0 as? UIView }.flatMap(views)

        // When
        let found = all.map { Outlets(of: $0).names.count }

        // Then
        let declared = all.map { object in
            let mirrors = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
            return mirrors.reduce(0) { $0 + $1.children.count { $0.value is AnyOutlet } }
        }
        expect(found, equals: declared)
        expect(found.contains { $0 > 3 })
    }

    @Test("Each view is drawn: its own content, its subviews, or a frame with its element's name", arguments: views)
    func drawn(element: String) throws {
        // Given
        let root = try #require(try load().first as? UIView)
        let index = try #require(Self.views.firstIndex(of: element))

        // When
        let lines = ControlFixture.rendering(of: root).components(separatedBy: "\n")

        // Then
        let shown = lines[(3 * index)..<(3 * index + 3)].joined()
        expect(shown.contains { !$0.isWhitespace })
        if root.subviews[index] is StandInView { expect(shown, contains: element) }
    }

    @Test("Every text in a view or controller is shown, in any property of any element")
    func texts() throws {
        // Given
        let document = try UINib.document(named: Self.name, bundle: nil)
        let expected = document.allObjects.filter { $0.element == "label" }.compactMap { $0.attributes["text"] }

        // When
        let roots = try load().compactMap { ($0 as? UIViewController)?.view ?? $0 as? UIView }

        // Then
        for root in roots { root.layoutIfNeeded() }
        let texts = roots.flatMap(texts)
        expect(expected.count, equals: 12)
        expect(Set(texts).isSuperset(of: expected))
    }

    @Test("Each top-level object keeps its place, and one that isn't a view doesn't become one")
    func topLevel() throws {
        // Given
        let document = try UINib.document(named: Self.name, bundle: nil)
        let expected = document.objects.filter { $0.placeholderIdentifier == nil }

        // When
        let objects = try load()

        // Then
        expect(objects.count, equals: expected.count)
        for (object, description) in zip(objects, expected) {
            let isView = ["view", "tableViewCell", "collectionViewCell", "collectionReusableView"].contains(
                description.element)
            let isController =
                description.element.lowercased().contains("viewcontroller")
                || ["navigationController", "tabBarController", "hostingController"].contains(description.element)
            expect((object is UIView), equals: isView, "<\(description.element)>")
            expect((object is UIViewController), equals: isController, "<\(description.element)>")
        }
    }

    @Test("An unsupported controller shows its element's name, or its view from the file")
    func controllers() throws {
        // Given
        let controllers = try load().compactMap { $0 as? StandInViewController }

        // When
        let pictures = controllers.map { ControlFixture.rendering(of: $0.view) }

        // Then
        let texts = ["in avPlayerViewController", "hostingController", "viewControllerPlaceholder"]
        expect(pictures.count, equals: texts.count)
        for (picture, text) in zip(pictures, texts) { expect(picture, contains: text) }
    }

    @Test("A stand-in from an archive has its name and its contents")
    func archived() throws {
        // Given
        let nib = Nib.make(
            """
            <glkView id="mAp-00-001"><rect key="frame" x="0" y="0" width="160" height="66"/>
            <view key="calloutView" id="cAl-00-001"><subviews><label text="Sea" id="lAb-00-001"/></subviews></view></glkView>
            """)
        let view = try #require(try nib.objects(withOwner: nil).first as? UIView)

        // When
        let copy = try ControlFixture.unarchived(view)

        // Then
        expect(ControlFixture.rendering(of: copy), contains: "glkView")
        expect(PropertyList.lines(of: copy), equals: PropertyList.lines(of: view))
        expect((copy.subviews.first?.subviews.first as? UILabel)?.text, equals: "Sea")
    }
}
