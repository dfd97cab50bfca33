import TerminalUIKit

// Controls, labels and images as libraries for UIKit override them.

class LoggedButton: UIButton {
    let calls = Calls()

    override var contentEdgeInsets: UIEdgeInsets { didSet {} }
    override var imageEdgeInsets: UIEdgeInsets { didSet {} }
    override var titleEdgeInsets: UIEdgeInsets { didSet {} }
    override var currentBackgroundImage: UIImage? { super.currentBackgroundImage }
    override var buttonType: ButtonType { super.buttonType }
    override var titleLabel: UILabel? { super.titleLabel }
    override var isEnabled: Bool { didSet { calls.note() } }
    override var isSelected: Bool { didSet { calls.note() } }
    override var isHighlighted: Bool { didSet { calls.note() } }
    override var state: State { super.state }
    override var contentHorizontalAlignment: ContentHorizontalAlignment { didSet { calls.note() } }
    override var contentVerticalAlignment: ContentVerticalAlignment { didSet { calls.note() } }
    override var currentTitle: String? { super.currentTitle?.uppercased() }
    override var currentAttributedTitle: NSAttributedString? { super.currentAttributedTitle }
    override var currentTitleColor: UIColor { super.currentTitleColor }
    override var currentImage: UIImage? { super.currentImage }
    override func title(for state: State) -> String? { super.title(for: state) }
    override func attributedTitle(for state: State) -> NSAttributedString? { super.attributedTitle(for: state) }
    override func titleColor(for state: State) -> UIColor? { super.titleColor(for: state) }
    override func titleShadowColor(for state: State) -> UIColor? { super.titleShadowColor(for: state) }
    override func image(for state: State) -> UIImage? { super.image(for: state) }
    override func backgroundImage(for state: State) -> UIImage? { super.backgroundImage(for: state) }
    override func setTitle(_ title: String?, for state: State) { super.setTitle(title, for: state) }
    override func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        super.setAttributedTitle(title, for: state)
    }
    override func setTitleColor(_ color: UIColor?, for state: State) { super.setTitleColor(color, for: state) }
    override func setTitleShadowColor(_ color: UIColor?, for state: State) {
        super.setTitleShadowColor(color, for: state)
    }
    override func setImage(_ image: UIImage?, for state: State) { super.setImage(image, for: state) }
    override func setBackgroundImage(_ image: UIImage?, for state: State) {
        super.setBackgroundImage(image, for: state)
    }

    override func sendActions(for events: Event) {
        calls.note("sendActions")
        super.sendActions(for: events)
    }

    override func sendAction(_ selector: String, to target: AnyObject?, for event: UIEvent?) {
        calls.note("sendAction \(selector)")
        super.sendAction(selector, to: target, for: event)
    }

    override func addTarget(_ target: AnyObject?, action selector: String, for events: Event) {
        calls.note("addTarget \(selector)")
        super.addTarget(target, action: selector, for: events)
    }

    override func removeTarget(_ target: AnyObject?, action selector: String?, for events: Event) {
        super.removeTarget(target, action: selector, for: events)
    }

    override var allTargets: Set<NSObject> { super.allTargets }
    override var allControlEvents: Event { super.allControlEvents }

    override func actions(forTarget target: AnyObject?, forControlEvent event: Event) -> [String]? {
        super.actions(forTarget: target, forControlEvent: event)
    }
}

/// A label with room around its text, as half of all projects have one.
class PaddedLabel: UILabel {
    var padding: CGFloat = 16

    override var text: String? { didSet {} }
    override var attributedText: NSAttributedString? { didSet {} }
    override var font: UIFont! { didSet {} }
    override var textColor: UIColor! { didSet {} }
    override var highlightedTextColor: UIColor? { didSet {} }
    override var isHighlighted: Bool { didSet {} }
    override var isEnabled: Bool { didSet {} }
    override var textAlignment: NSTextAlignment { didSet {} }
    override var lineBreakMode: NSLineBreakMode { didSet {} }
    override var numberOfLines: Int { didSet {} }
    override var adjustsFontSizeToFitWidth: Bool { didSet {} }
    override var minimumScaleFactor: CGFloat { didSet {} }
    override var shadowColor: UIColor? { didSet {} }
    override var shadowOffset: CGSize { didSet {} }
    override var preferredMaxLayoutWidth: CGFloat { didSet {} }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: padding, bottom: 0, right: padding) }

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.insetBy(dx: padding, dy: 0))
    }

    override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        size.width += 2 * padding
        return size
    }
}

class LoggedImageView: UIImageView {
    override var image: UIImage? { didSet {} }
    override var highlightedImage: UIImage? { didSet {} }
    override var isHighlighted: Bool { didSet {} }
}

class LoggedTextField: UITextField {
    let calls = Calls()

    override var delegate: (any UITextFieldDelegate)? { didSet { calls.note() } }
    override var text: String? { didSet { calls.note() } }
    override var placeholder: String? { didSet {} }
    override var attributedText: NSAttributedString? { didSet {} }
    override var attributedPlaceholder: NSAttributedString? { didSet {} }
    override var borderStyle: BorderStyle { didSet {} }
    override var textAlignment: NSTextAlignment { didSet {} }
    override var font: UIFont? { didSet {} }
    override var textColor: UIColor? { didSet {} }
    override var isSecureTextEntry: Bool { didSet {} }
    override var clearButtonMode: ViewMode { didSet {} }
    override var adjustsFontSizeToFitWidth: Bool { didSet {} }
    override var minimumFontSize: CGFloat { didSet {} }
}

class LoggedDatePicker: UIDatePicker {
    override var datePickerMode: Mode { didSet {} }
    override var preferredDatePickerStyle: UIDatePickerStyle { didSet {} }
    override var date: Date { didSet {} }
    override var minimumDate: Date? { didSet {} }
    override var maximumDate: Date? { didSet {} }
    override var minuteInterval: Int { didSet {} }
    override var countDownDuration: TimeInterval { didSet {} }
    override var locale: Locale? { didSet {} }
    override var timeZone: TimeZone? { didSet {} }
    override func setDate(_ date: Date, animated: Bool) { super.setDate(date, animated: animated) }

    /// A picker that always counts as in Greenwich.
    override var calendar: Calendar! {
        get {
            var calendar: Calendar = super.calendar
            calendar.timeZone = .gmt
            return calendar
        }
        set { super.calendar = newValue }
    }
}

class LoggedSwitch: UISwitch {
    override var isOn: Bool { didSet {} }
    override var onTintColor: UIColor? { didSet {} }
    override var thumbTintColor: UIColor? { didSet {} }
    override func setOn(_ on: Bool, animated: Bool) { super.setOn(on, animated: animated) }
}

class LoggedSlider: UISlider {
    override var value: Float { didSet {} }
    override var minimumValue: Float { didSet {} }
    override var maximumValue: Float { didSet {} }
    override var isContinuous: Bool { didSet {} }
    override func setValue(_ value: Float, animated: Bool) { super.setValue(value, animated: animated) }
}

class LoggedStepper: UIStepper {
    override var value: Double { didSet {} }
    override var minimumValue: Double { didSet {} }
    override var maximumValue: Double { didSet {} }
    override var stepValue: Double { didSet {} }
    override var wraps: Bool { didSet {} }
    override var autorepeat: Bool { didSet {} }
}

class LoggedSegments: UISegmentedControl {
    override var apportionsSegmentWidthsByContent: Bool { didSet {} }
    override var selectedSegmentIndex: Int { didSet {} }
    override var isMomentary: Bool { didSet {} }
    override var numberOfSegments: Int { super.numberOfSegments }
    override func titleForSegment(at segment: Int) -> String? { super.titleForSegment(at: segment) }
    override func setTitle(_ title: String?, forSegmentAt segment: Int) {
        super.setTitle(title, forSegmentAt: segment)
    }
    override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        super.insertSegment(withTitle: title, at: segment, animated: animated)
    }
    override func removeAllSegments() { super.removeAllSegments() }
}

class LoggedPages: UIPageControl {
    override var numberOfPages: Int { didSet {} }
    override var currentPage: Int { didSet {} }
    override var hidesForSinglePage: Bool { didSet {} }
    override var pageIndicatorTintColor: UIColor? { didSet {} }
    override var currentPageIndicatorTintColor: UIColor? { didSet {} }
}

class LoggedProgressView: UIProgressView {
    override var progress: Float { didSet {} }
    override var progressTintColor: UIColor? { didSet {} }
    override var trackTintColor: UIColor? { didSet {} }
    override func setProgress(_ progress: Float, animated: Bool) { super.setProgress(progress, animated: animated) }
}

class LoggedActivityView: UIActivityIndicatorView {
    override var style: Style { didSet {} }
    override var isAnimating: Bool { super.isAnimating }
    override var hidesWhenStopped: Bool { didSet {} }
    override var color: UIColor! { didSet {} }
    override func startAnimating() { super.startAnimating() }
    override func stopAnimating() { super.stopAnimating() }
}
