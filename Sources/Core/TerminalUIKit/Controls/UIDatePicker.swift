@_spi(Overriding) import Views

/// A control with wheels, in which a user picks a date, a time or a duration. It is drawn as wheels, even if the nib
/// has another style.
///
/// Years go from 1 to 9999. The wheels know months of any length, but calendars with leap months only roughly.
open class UIDatePicker: UIControl {
    // MARK: The kind of picker

    /// The mode of the picker.
    open var datePickerMode = Mode.dateAndTime
    /// The style that a nib or program prefers. Stored without effect: it is drawn as wheels.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// The date on the wheels, clamped to the limits. Setting it calls no target. Only a user's turning does.
    open var date = World.current.now() {
        didSet { date = date.timeIntervalSinceReferenceDate.isNaN ? oldValue : limited(date) }
    }
    /// The earliest date, or nil if there isn't one. Does not count if it is later than ``maximumDate``.
    open var minimumDate: Date? { didSet { date = limited(date) } }
    /// The latest date, or nil if there isn't one. Does not count if it is earlier than ``minimumDate``.
    open var maximumDate: Date? { didSet { date = limited(date) } }
    /// The interval between the minutes on the wheel: a divisor of 60, at most 30. Any other number counts as 1.
    open var minuteInterval: Int {
        get { storedInterval }
        set { storedInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1 }
    }
    private var storedInterval = 1
    /// The duration on a count-down timer's wheels, in seconds: whole minutes up to 23:59, or 0 until one is set.
    open var countDownDuration: TimeInterval {
        get { TimeInterval(countDownMinutes * 60) }
        set { countDownMinutes = (newValue / 60).whole(in: 1...1439) }
    }
    private var countDownMinutes = 0

    /// The calendar, with the picker's own locale and time zone if it has them. Nil sets the user's, so the property is
    /// never nil when read.
    open var calendar: Calendar! {
        get { usedCalendar }
        set { storedCalendar = newValue }
    }
    private var storedCalendar: Calendar?
    /// The language and order of the wheels, or nil for the calendar's.
    open var locale: Locale?
    /// The time zone, or nil for the calendar's.
    open var timeZone: TimeZone?

    /// Gives a new picker without a size the default size.
    @_spi(Overriding) public override func prepareInCode() {
        if frame.size == .zero { frame.size = UIPickerView.size }
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.datePickerMode, "datePickerMode")
        coder.code(self, \.preferredDatePickerStyle, "style")
        coder.code(self, \.minuteInterval, "minuteInterval")
        coder.code("countDownDuration", countDownDuration) { if $0 > 0 { countDownDuration = $0 } }
        coder.write(locale?.identifier, "locale")
        coder.write(timeZone?.identifier, "timeZone")
        coder.write(minimumDate as NSDate?, "minimumDate")
        coder.write(maximumDate as NSDate?, "maximumDate")
        coder.write(date as NSDate, "date")
        if coder.isDecoding { decodeDates(from: coder.coder) }
    }

    private func decodeDates(from coder: NSCoder) {
        locale = coder.decodeName(forKey: "locale", attribute: "localeIdentifier").flatMap(Locale.init(named:))
        timeZone = coder.decodeName(forKey: "timeZone", attribute: "name").flatMap(TimeZone.init(identifier:))
        minimumDate = coder.decodeDate(forKey: "minimumDate")
        maximumDate = coder.decodeDate(forKey: "maximumDate")
        let fixed = coder.decodeBool(forKey: "useCurrentDate") ? nil : coder.decodeDate(forKey: "date")
        date = fixed ?? date
    }

    /// Sets the date, without calling targets. `animated` has no effect.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// Turns a wheel as a user would, and tells the targets if the date has changed. Not in UIKit.
    ///
    /// A day that the month does not have becomes its last. A date beyond a limit becomes the limit.
    ///
    /// - Parameters:
    ///   - wheel: Which wheel.
    ///   - steps: The number of rows to turn, backwards if negative.
    /// - Returns: `true` if the picker has such a wheel and takes touches.
    @discardableResult
    public func spin(_ wheel: Wheel, by steps: Int) -> Bool {
        guard isEnabled, isUserInteractionEnabled, wheels.contains(wheel) else { return false }
        let before = (date, countDownMinutes)
        if datePickerMode == .countDownTimer {
            countDownMinutes = max(1, turnedMinutes(wheel, by: steps, from: countDownMinutes))
        } else {
            date = turned(wheel, by: steps)
        }
        if before != (date, countDownMinutes) { sendActions(for: .valueChanged) }
        return true
    }

    /// Turns the wheels to a date as a user would, and tells the targets if the date has changed. Not in UIKit.
    ///
    /// - Returns: `true` if the picker takes touches.
    @discardableResult
    public func spin(to date: Date) -> Bool {
        guard isEnabled, isUserInteractionEnabled else { return false }
        let before = self.date
        self.date = date
        if before != self.date { sendActions(for: .valueChanged) }
        return true
    }

    private var usedCalendar: Calendar {
        var calendar = storedCalendar ?? World.current.calendar
        if let locale { calendar.locale = locale }
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    /// A date, clamped to the limits.
    private func limited(_ date: Date) -> Date {
        var date = min(max(date, Self.firstDate), Self.lastDate)
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        if let minimumDate { date = max(date, minimumDate) }
        if let maximumDate { date = min(date, maximumDate) }
        return date
    }

    // Two days away from the ends of the years 1 and 9999, wherever on Earth.
    private static let firstDate = Date(timeIntervalSince1970: -62_135_424_000)
    private static let lastDate = Date(timeIntervalSince1970: 253_402_128_000)

    /// The texts of the selected rows, in the order of the wheels.
    public override var displayedText: String? {
        wheels.map { text(of: $0, at: 0) }.joined(separator: " ")
    }

    /// Draws the wheels.
    open override func draw(_ rect: CGRect) { drawWheels() }

    /// The size pickers had when they filled the width of a phone. On a screen of points one line where they are
    /// compact, as Interface Builder shows most since iOS 16.
    open override var intrinsicContentSize: CGSize {
        let system = World.current.systemVersion
        let isCompact =
            switch preferredDatePickerStyle {
            case .automatic: system >= .iOS16 && datePickerMode != .countDownTimer
            case .compact: true
            case .wheels, .inline: false
            }
        guard isCompact, TextMetrics.current != .columns else { return UIPickerView.size }
        return CGSize(width: UIPickerView.size.width, height: system < .iOS26 ? 34.5 : 36)
    }
}
