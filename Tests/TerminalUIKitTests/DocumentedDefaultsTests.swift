import TerminalUIKit
import Testing

/// What Apple's documentation calls the default of a property. Sizes and colours are tested with the views.
struct DocumentedDefaultsTests {
    @Test("Controls begin with the values their documentation names")
    func values() {
        // Given, When
        let (slider, stepper, picker) = (UISlider(), UIStepper(), UIDatePicker())

        // Then
        #expect(!UISwitch().isOn)
        #expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 1, 0) && slider.isContinuous)
        #expect((stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value) == (0, 100, 1, 0))
        #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
        #expect(UIProgressView().progress == 0)
        #expect(UIPageControl().numberOfPages == 0 && !UIPageControl().hidesForSinglePage)
        #expect(UIActivityIndicatorView().hidesWhenStopped && !UIActivityIndicatorView().isAnimating)
        #expect(UISegmentedControl(items: ["A"]).selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(picker.datePickerMode == .dateAndTime && picker.minuteInterval == 1)
        #expect(picker.minimumDate == nil && picker.maximumDate == nil)
    }

    @Test("A count-down has no duration until one is set; then it is at most 23 hours and 59 minutes")
    func countDown() {
        // Given
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        let unset = picker.countDownDuration

        // When
        picker.countDownDuration = 100_000

        // Then
        #expect(unset == 0)
        #expect(picker.countDownDuration == 86_340)
    }

    @Test("Texts can be edited and selected, and have one line in a label, and no border in a field")
    func texts() {
        #expect(UITextView().isEditable && UITextView().isSelectable)
        #expect(UITextField().borderStyle == .none && UITextField().text == "")
        #expect(UILabel().numberOfLines == 1 && UILabel().isEnabled && !UILabel().isUserInteractionEnabled)
        #expect(UILabel().lineBreakMode == .byTruncatingTail)
    }

    @Test("A view is opaque, takes one finger at a time, and clips nothing; a control is enabled")
    func views() {
        // Given, When
        let view = UIView()

        // Then
        #expect(view.alpha == 1 && view.isOpaque && !view.isHidden && !view.clipsToBounds && view.tag == 0)
        #expect(view.isUserInteractionEnabled && !view.isMultipleTouchEnabled && view.autoresizesSubviews)
        #expect(view.contentMode == .scaleToFill && view.backgroundColor == nil)
        #expect(UIControl().isEnabled && !UIControl().isSelected && !UIControl().isHighlighted)
        #expect(!UIImageView().isUserInteractionEnabled)
    }

    @Test("A scroll view scrolls and bounces, goes to its top, and isn't zoomed")
    func scrolling() {
        // Given, When
        let view = UIScrollView()

        // Then
        #expect(view.isScrollEnabled && view.bounces && view.bouncesZoom && !view.isPagingEnabled && view.scrollsToTop)
        #expect((view.minimumZoomScale, view.maximumZoomScale, view.zoomScale) == (1, 1, 1))
        #expect(view.contentOffset == .zero && view.contentSize == .zero)
    }

    @Test("Lists let one thing be selected, none while they are edited")
    func lists() {
        // Given, When
        let table = UITableView()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let flow = UICollectionViewFlowLayout()

        // Then
        #expect(table.allowsSelection && !table.allowsMultipleSelection && !table.allowsSelectionDuringEditing)
        #expect(table.separatorStyle == .singleLine && !table.isEditing)
        #expect(cell.selectionStyle == .default && cell.accessoryType == .none && cell.shouldIndentWhileEditing)
        #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10 && !cell.showsReorderControl)
        #expect(flow.itemSize == CGSize(width: 50, height: 50) && flow.scrollDirection == .vertical)
        #expect(flow.minimumLineSpacing == 10 && flow.minimumInteritemSpacing == 10)
    }

    @Test("A tap recogniser waits for one tap of one finger, a long press half a second within ten points")
    func gestures() {
        #expect(UITapGestureRecognizer().numberOfTapsRequired == 1)
        #expect(UITapGestureRecognizer().cancelsTouchesInView && !UITapGestureRecognizer().delaysTouchesBegan)
        #expect(UILongPressGestureRecognizer().minimumPressDuration == 0.5)
        #expect(UILongPressGestureRecognizer().allowableMovement == 10)
        #expect(UISwipeGestureRecognizer().direction == .right)
        #expect(UIPanGestureRecognizer().minimumNumberOfTouches == 1)
    }
}
