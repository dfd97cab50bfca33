import TerminalUIKit
import TerminalTesting
import Testing
import UIKitExtras

/// The default values of properties in Apple's documentation. The tests of the views cover sizes and colors.
struct DocumentedDefaultsTests {
    @Test("Controls begin with the documented values")
    func values() {
        // Given, When
        let (slider, stepper, picker) = (UISlider(), UIStepper(), UIDatePicker())

        // Then
        expect(!UISwitch().isOn)
        expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 1, 0) && slider.isContinuous)
        expect((stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value) == (0, 100, 1, 0))
        expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
        expect(UIProgressView().progress, equals: 0)
        expect(UIPageControl().numberOfPages == 0 && !UIPageControl().hidesForSinglePage)
        expect(UIActivityIndicatorView().hidesWhenStopped && !UIActivityIndicatorView().isAnimating)
        expect(UISegmentedControl(items: ["A"]).selectedSegmentIndex, equals: UISegmentedControl.noSegment)
        expect(picker.datePickerMode == .dateAndTime && picker.minuteInterval == 1)
        expect(picker.minimumDate == nil && picker.maximumDate == nil)
    }

    @Test("A countdown has no duration until one is set, at most 23 hours and 59 minutes")
    func countDown() {
        // Given
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        let unset = picker.countDownDuration

        // When
        picker.countDownDuration = 100_000

        // Then
        expect(unset, equals: 0)
        expect(picker.countDownDuration, equals: 86_340)
    }

    @Test("By default texts can be edited and selected, a label has one line, and a field has no border")
    func texts() {
        expect(UITextView().isEditable && UITextView().isSelectable)
        expect(UITextField().borderStyle == .none && UITextField().text == "")
        expect(UILabel().numberOfLines == 1 && UILabel().isEnabled && !UILabel().isUserInteractionEnabled)
        expect(UILabel().lineBreakMode, equals: .byTruncatingTail)
    }

    @Test("A view is opaque, takes one touch at a time, and doesn't clip, and a control is enabled")
    func views() {
        // Given, When
        let view = UIView()

        // Then
        expect(view.alpha == 1 && view.isOpaque && !view.isHidden && !view.clipsToBounds && view.tag == 0)
        expect(view.isUserInteractionEnabled && !view.isMultipleTouchEnabled && view.autoresizesSubviews)
        expect(view.contentMode == .scaleToFill && view.backgroundColor == nil)
        expect(UIControl().isEnabled && !UIControl().isSelected && !UIControl().isHighlighted)
        expect(!UIImageView().isUserInteractionEnabled)
    }

    @Test("By default a scroll view scrolls and bounces, scrolls to its top, and doesn't zoom")
    func scrolling() {
        // Given, When
        let view = UIScrollView()

        // Then
        expect(view.isScrollEnabled && view.bounces && view.bouncesZoom && !view.isPagingEnabled && view.scrollsToTop)
        expect((view.minimumZoomScale, view.maximumZoomScale, view.zoomScale) == (1, 1, 1))
        expect(view.contentOffset == .zero && view.contentSize == .zero)
    }

    @Test("By default lists allow single selection, and no selection while editing")
    func lists() {
        // Given, When
        let table = UITableView()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let flow = UICollectionViewFlowLayout()

        // Then
        expect(table.allowsSelection && !table.allowsMultipleSelection && !table.allowsSelectionDuringEditing)
        expect(table.separatorStyle == .singleLine && !table.isEditing)
        expect(cell.selectionStyle == .default && cell.accessoryType == .none && cell.shouldIndentWhileEditing)
        expect(cell.indentationLevel == 0 && cell.indentationWidth == 10 && !cell.showsReorderControl)
        expect(flow.itemSize == CGSize(width: 50, height: 50) && flow.scrollDirection == .vertical)
        expect(flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10)
    }

    @Test("By default bars are visible, and a stack is horizontal and filled")
    func bars() {
        // Given, When
        let item = UIBarButtonItem(title: "Moon", style: .plain, target: nil, action: nil)
        let (title, stack) = (UINavigationItem(title: "Moons"), UIStackView())
        let (navigation, controller) = (UINavigationController(), UIViewController())

        // Then
        expect(item.width == 0 && item.isEnabled && item.tag == 0)
        expect(!title.hidesBackButton && !title.leftItemsSupplementBackButton)
        expect(!navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        expect(!controller.hidesBottomBarWhenPushed && controller.additionalSafeAreaInsets == .zero)
        expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
        expect(stack.spacing, equals: 0)
        expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    }

    @Test("By default a view follows its autoresizing mask, and a control's content is centered")
    func layout() {
        // Given, When
        let (view, control, label) = (UIView(), UIControl(), UILabel())
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)

        // Then
        expect(view.translatesAutoresizingMaskIntoConstraints && view.semanticContentAttribute == .unspecified)
        expect(!view.layer.masksToBounds && constraint.priority == .required && UILayoutGuide().identifier == "")
        expect(control.contentHorizontalAlignment == .center && control.contentVerticalAlignment == .center)
        expect(label.textAlignment == .natural && label.preferredMaxLayoutWidth == 0 && !label.isHighlighted)
        expect(!label.adjustsFontSizeToFitWidth && !UIImageView().isHighlighted)
        expect(UIButton().contentEdgeInsets == .zero && !UITextField().isSecureTextEntry)
        expect(UITextField().textAlignment == .natural && UITextView().textAlignment == .natural)
        expect(!UISegmentedControl().isMomentary && !UISegmentedControl().apportionsSegmentWidthsByContent)
        expect(!UISearchBar().showsCancelButton && UIActivityIndicatorView().style == .medium)
    }

    @Test(
        "By default a scroll view shows both indicators, and a list controller clears its selection when it reappears")
    func indicators() {
        // Given, When
        let (view, table, grid) = (UIScrollView(), UITableView(), UICollectionViewFlowLayout())
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])

        // Then
        expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
        expect(view.contentInset == .zero && view.contentInsetAdjustmentBehavior == .automatic)
        expect(UITableViewController().clearsSelectionOnViewWillAppear)
        expect(!table.allowsMultipleSelectionDuringEditing && table.sectionIndexMinimumDisplayRowCount == 0)
        expect(table.estimatedRowHeight == UITableView.automaticDimension && table.separatorInset == .zero)
        expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
        expect(grid.sectionInset == .zero && grid.headerReferenceSize == .zero && grid.footerReferenceSize == .zero)
        expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden && attributes.frame == .zero)
    }

    @Test("A pan takes any number of fingers, a pinch begins at scale 1, and a rotation at angle 0")
    func movingGestures() {
        expect(UIPanGestureRecognizer().maximumNumberOfTouches, equals: .max)
        expect(UIPinchGestureRecognizer().scale == 1 && UIRotationGestureRecognizer().rotation == 0)
        expect(UILongPressGestureRecognizer().numberOfTapsRequired, equals: 0)
        expect(UILongPressGestureRecognizer().numberOfTouchesRequired, equals: 1)
        expect(UITapGestureRecognizer().numberOfTouchesRequired, equals: 1)
        expect(UISwipeGestureRecognizer().numberOfTouchesRequired, equals: 1)
        expect(UITapGestureRecognizer().isEnabled && UITapGestureRecognizer().state == .possible)
        expect(UITapGestureRecognizer().delaysTouchesEnded)
    }

    @Test("Events have UIKit's raw values")
    func events() {
        // Given
        let singles: [UIControl.Event] = [
            .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
            .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged, .primaryActionTriggered,
            .menuActionTriggered, .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
        ]

        // When
        let bits = singles.map(\.rawValue.trailingZeroBitCount)

        // Then
        expect(bits, equals: [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 14, 16, 17, 18, 19])
        expect(singles.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
        expect(UIControl.Event.allTouchEvents.isSuperset(of: [.touchDown, .touchCancel]))
        let all: [UIControl.Event] = [.allTouchEvents, .allEditingEvents, .allEvents]
        expect(all.map(\.rawValue), equals: [0xFFF, 0xF_0000, 0xFFFF_FFFF])
        expect([NSUnderlineStyle.single, .thick, .double].map(\.rawValue), equals: [1, 2, 9])
        expect(UIControl.Event.allEditingEvents.isSuperset(of: [.editingDidBegin, .editingDidEndOnExit]))
        expect(UIControl.Event.allTouchEvents.isDisjoint(with: [.valueChanged, .editingDidBegin]))
    }

    @Test("A tap recognizer waits for one tap of one finger, and a long press for half a second within ten points")
    func gestures() {
        expect(UITapGestureRecognizer().numberOfTapsRequired, equals: 1)
        expect(UITapGestureRecognizer().cancelsTouchesInView && !UITapGestureRecognizer().delaysTouchesBegan)
        expect(UILongPressGestureRecognizer().minimumPressDuration, equals: 0.5)
        expect(UILongPressGestureRecognizer().allowableMovement, equals: 10)
        expect(UISwipeGestureRecognizer().direction, equals: .right)
        expect(UIPanGestureRecognizer().minimumNumberOfTouches, equals: 1)
    }

    @Test("Options and traits have UIKit's raw values")
    func bits() {
        // Given
        let animations: [UIView.AnimationOptions] = [
            .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse, .curveEaseInOut,
            .curveEaseIn, .curveEaseOut, .curveLinear, .transitionFlipFromLeft, .transitionFlipFromRight,
            .transitionCrossDissolve,
        ]
        let traits: [UIAccessibilityTraits] = [
            .none, .button, .link, .image, .selected, .staticText, .notEnabled, .updatesFrequently, .searchField,
            .adjustable, .header,
        ]
        let masks: [UIView.AutoresizingMask] = [
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
            .flexibleBottomMargin,
        ]
        let positions: [UICollectionView.ScrollPosition] = [
            .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
        ]

        // When
        let small: [[UInt]] = [
            [UIControl.State.normal, .highlighted, .disabled, .selected, .focused].map(\.rawValue),
            [UISwipeGestureRecognizer.Direction.right, .left, .up, .down].map { UInt($0.rawValue) },
            [CACornerMask.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner].map {
                UInt($0.rawValue)
            },
            [UIAction.Attributes.disabled, .destructive, .hidden].map { UInt($0.rawValue) },
            [UITableViewCell.StateMask.showingEditControl, .showingDeleteConfirmation].map { UInt($0.rawValue) },
        ]

        // Then
        expect(
            animations.map(\.rawValue),
            equals: [
                1, 2, 4, 8, 16, 0, 0x10000, 0x20000, 0x30000, 0x100000, 0x200000, 0x500000,
            ])
        expect(traits.map(\.rawValue), equals: [0, 1, 2, 4, 8, 64, 256, 512, 1024, 4096, 65536])
        expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32] && positions.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
        expect(small, equals: [[0, 1, 2, 4, 8], [1, 2, 4, 8], [1, 2, 4, 8], [1, 2, 4], [1, 2]])
    }
}
