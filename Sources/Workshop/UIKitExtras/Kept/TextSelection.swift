/// A position in a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    fileprivate let offset: Int
    fileprivate init(_ offset: Int) { self.offset = offset }
}

/// A range of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
    /// The start of the range.
    public let start: UITextPosition
    /// The end of the range.
    public let end: UITextPosition
    /// A Boolean value that indicates whether the range has no letters.
    open var isEmpty: Bool { start.offset == end.offset }

    fileprivate init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }
}

/// The selected part of a text. It is stored: typing replaces the whole text, or is added at its end.
@preconcurrency @MainActor public protocol UITextInput: UIView {}

extension UITextInput {
    private var length: Int { ((self as? UITextField)?.text ?? (self as? UITextView)?.text ?? "").utf16.count }

    fileprivate var storedSelection: NSRange {
        get { kept("selection") ?? NSRange(location: length, length: 0) }
        set { keep(newValue, "selection") }
    }

    /// The position before the first letter.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The position after the last letter.
    public var endOfDocument: UITextPosition { UITextPosition(length) }
    /// The selected range, or the place of the cursor: after the last letter, unless code sets it.
    public var selectedTextRange: UITextRange? {
        get {
            let range = storedSelection
            return UITextRange(UITextPosition(range.location), UITextPosition(range.location + range.length))
        }
        set {
            guard let newValue else { return }
            storedSelection = NSRange(
                location: newValue.start.offset, length: newValue.end.offset - newValue.start.offset)
        }
    }

    /// Returns the position some letters after another, or nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (sum, isTooLarge) = position.offset.addingReportingOverflow(offset)
        return !isTooLarge && 0...length ~= sum ? UITextPosition(sum) : nil
    }
    /// Returns the number of letters between two positions.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    /// Returns the range between two positions.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        fromPosition.offset <= toPosition.offset ? UITextRange(fromPosition, toPosition) : nil
    }
    /// Returns the text of a range.
    public func text(in range: UITextRange) -> String? {
        let whole = ((self as? UITextField)?.text ?? (self as? UITextView)?.text ?? "") as NSString
        guard range.end.offset <= whole.length else { return nil }
        return whole.substring(
            with: NSRange(location: range.start.offset, length: range.end.offset - range.start.offset))
    }
}

extension UITextField: UITextInput {}

extension UITextView: UITextInput {
    /// The selected range, or the place of the cursor: after the last letter, unless code sets it.
    public var selectedRange: NSRange {
        get { storedSelection }
        set { storedSelection = newValue }
    }
    /// Scrolls until a range is visible.
    public func scrollRangeToVisible(_ range: NSRange) {}
}
