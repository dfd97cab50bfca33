import TerminalUIKit
import TerminalTesting
import Testing
import UIKitExtras

/// The values of properties before and after code sets them.
struct KeptValuesTests {
    /// Sets values one after the other, and answers those that were not read back.
    private func lost<Object: AnyObject, Value: Equatable>(
        _ object: Object, _ property: ReferenceWritableKeyPath<Object, Value>, _ values: Value...
    ) -> [String] {
        values.compactMap { value in
            object[keyPath: property] = value
            let read = object[keyPath: property]
            return read == value ? nil : "\(Object.self): \(value) became \(read)"
        }
    }

    @Test("Properties of views and their accessibility return the values that were set")
    func views() {
        // Given
        let (view, item) = (UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)), UINavigationItem(title: "Moon"))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let buttons = ["A", "B"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
        let taps = [UITapGestureRecognizer()]

        // When
        let lost = [
            lost(view, \.frame, CGRect(x: 5, y: 6, width: 7, height: 8)), lost(view, \.center, CGPoint(x: 50, y: 60)),
            lost(view, \.bounds, CGRect(x: 3, y: 4, width: 10, height: 20)),
            lost(view, \.transform, CGAffineTransform(scaleX: 2, y: 3), .identity),
            lost(view, \.backgroundColor, .red, nil), lost(view, \.layoutMargins, insets),
            lost(view, \.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1)),
            lost(view, \.preservesSuperviewLayoutMargins, true, false),
            lost(view, \.insetsLayoutMarginsFromSafeArea, false, true),
            lost(view, \.gestureRecognizers, taps),
            lost(view, \.isAccessibilityElement, true, false), lost(view, \.accessibilityLabel, "a", nil),
            lost(view, \.accessibilityHint, "b", nil), lost(view, \.accessibilityValue, "c", nil),
            lost(view, \.accessibilityIdentifier, "d", nil), lost(view, \.accessibilityTraits, [.button, .header], []),
            lost(item, \.leftBarButtonItem, buttons[0], nil), lost(item, \.rightBarButtonItem, buttons[1], nil),
        ]

        // Then
        expect(lost.flatMap(\.self), equals: [])
        expect(view.isAccessibilityElement, equals: UIView().isAccessibilityElement)
    }

    @Test("Properties of controls and texts return the values that were set")
    func controls() {
        // Given
        let (label, field, text, bar) = (UILabel(), UITextField(), UITextView(), UISearchBar())
        let words = NSAttributedString(string: "Luna", attributes: [.foregroundColor: UIColor.red])
        let picker = UIDatePicker()
        picker.calendar.timeZone = .gmt
        let segments = UISegmentedControl(items: ["A", "B"])
        let (slider, stepper, progress, pages) = (UISlider(), UIStepper(), UIProgressView(), UIPageControl())

        // When
        let lost = [
            lost(label, \.text, "Moon", nil), lost(label, \.attributedText, words, nil),
            lost(field, \.text, "Moon", ""), lost(field, \.attributedText, words), lost(field, \.placeholder, "a", nil),
            lost(field, \.attributedPlaceholder, words, nil), lost(text, \.text, "Moon", ""),
            lost(text, \.attributedText, words), lost(bar, \.text, "a"), lost(bar, \.placeholder, "b", nil),
            lost(picker, \.date, Date(timeIntervalSince1970: 86400)), lost(picker, \.minuteInterval, 5, 30),
            lost(picker, \.countDownDuration, 3600), lost(slider, \.value, 0.5, 0, 1),
            lost(stepper, \.value, 7, 0, 100),
            lost(progress, \.progress, 0.25, 0, 1), lost(pages, \.numberOfPages, 3, 0),
            lost(segments, \.selectedSegmentIndex, 1, 0, UISegmentedControl.noSegment),
        ]

        // Then
        expect(lost.flatMap(\.self), equals: [])
        (slider.value, stepper.value, progress.progress) = (-1, 101, 2)
        (segments.selectedSegmentIndex, pages.numberOfPages) = (2, -1)
        picker.minuteInterval = 7
        expect(slider.value == 0 && stepper.value == 100 && progress.progress == 1)
        expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment && pages.numberOfPages == 0)
        (slider.value, stepper.value) = (.nan, .nan)
        expect(slider.value == 0 && stepper.value == 0)
    }

    @Test("Properties of cells, lists, constraints and controllers return the values that were set")
    func lists() {
        // Given
        let (row, item) = (UITableViewCell(style: .default, reuseIdentifier: nil), UICollectionViewCell(frame: .zero))
        let (table, scroll) = (UITableView(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        scroll.contentSize = CGSize(width: 100, height: 100)
        let background = UIBackgroundConfiguration.listCell()
        let insets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 9)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        let outer = UIView()
        outer.addSubview(row)
        let constraint = row.widthAnchor.constraint(equalToConstant: 5)
        let (controller, tabs, split) = (UIViewController(), UITabBarController(), UISplitViewController())
        let pair = [UIViewController(), UIViewController()]

        // When
        let lost = [
            lost(row, \.isSelected, true, false), lost(row, \.isHighlighted, true, false),
            lost(row, \.isEditing, true, false), lost(row, \.separatorInset, insets),
            lost(row, \.backgroundConfiguration, background, nil),
            lost(item, \.backgroundConfiguration, background, nil),
            lost(row, \.automaticallyUpdatesContentConfiguration, false, true),
            lost(row, \.automaticallyUpdatesBackgroundConfiguration, false, true),
            lost(item, \.automaticallyUpdatesContentConfiguration, false, true),
            lost(item, \.automaticallyUpdatesBackgroundConfiguration, false, true),
            lost(table, \.separatorInset, insets), lost(table, \.isEditing, true, false),
            lost(scroll, \.contentOffset, CGPoint(x: 5, y: 6)),
            lost(scroll, \.bounds, CGRect(x: 1, y: 2, width: 10, height: 10)),
            lost(attributes, \.size, CGSize(width: 10, height: 20)), lost(attributes, \.center, CGPoint(x: 7, y: 9)),
            lost(constraint, \.isActive, true, false), lost(controller, \.isEditing, true, false),
            lost(tabs, \.viewControllers, pair),
            lost(tabs, \.selectedIndex, 1, 0), lost(split, \.viewControllers, pair),
        ]
        row.contentConfiguration = UIListContentConfiguration.cell()
        item.contentConfiguration = UIListContentConfiguration.cell()

        // Then
        expect(lost.flatMap(\.self), equals: [])
        expect(attributes.frame, equals: CGRect(x: 2, y: -1, width: 10, height: 20))
        expect(row.contentConfiguration is UIListContentConfiguration)
        expect(item.contentConfiguration is UIListContentConfiguration)
        expect(UITableViewCell().backgroundConfiguration == nil && UITableViewCell().contentConfiguration == nil)
    }

    @Test(
        "A nib and an archive keep a controller's presentation style and whether it hides the tab bar",
        arguments: [
            ("", UIModalPresentationStyle.automatic, false),
            (#"modalPresentationStyle="formSheet" hidesBottomBarWhenPushed="YES""#, .formSheet, true),
            (#"modalPresentationStyle="pageSheet" hidesBottomBarWhenPushed="NO""#, .pageSheet, false),
            (#"modalPresentationStyle="overFullScreen""#, .overFullScreen, false),
        ])
    func presentation(words: String, style: UIModalPresentationStyle, hidesBar: Bool) throws {
        // Given
        let nib = Nib.make("<viewController title=\"Moon\" nibName=\"Luna\" \(words) id=\"Con-tr-001\"/>")

        // When
        let controller = try #require(try nib.objects(withOwner: nil).first as? UIViewController)
        let data = NSKeyedArchiver.archivedData(withRootObject: controller)
        let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? UIViewController)

        // Then
        for one in [controller, copy] {
            expect(one.modalPresentationStyle == style && one.hidesBottomBarWhenPushed == hidesBar)
            expect(one.title == "Moon" && one.nibName == "Luna" && !one.isViewLoaded)
        }
    }
}
