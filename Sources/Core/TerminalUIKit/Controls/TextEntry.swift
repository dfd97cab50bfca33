/// A view into which a user types. Not in UIKit, where the keys come from the system.
@MainActor package protocol TextEntry: UIView {
    /// The length of the text, in UTF-16 code units.
    var textLength: Int { get }

    /// Begins editing as a tap on the view does, and returns whether the view lets itself be edited.
    func startTyping() -> Bool

    /// Replaces a part of the text, if the delegate allows it, and returns whether it did.
    func replace(_ range: NSRange, with string: String) -> Bool

    /// Presses the Return key, if the view is being edited.
    func pressReturn()
}

extension TextEntry {
    var wholeRange: NSRange { NSRange(location: 0, length: textLength) }

    /// Types key by key in place of the whole text, as a user does who taps the view and selects all. The view is being
    /// edited afterwards.
    ///
    /// - Returns: Whether the view let itself be edited.
    package func typeText(_ text: String) -> Bool {
        guard startTyping() else { return false }
        // An empty text is the Delete key, which does nothing in an empty view.
        if text.isEmpty {
            if textLength > 0 { _ = replace(wholeRange, with: "") }
            return true
        }
        // The first key that the delegate allows replaces everything.
        var isAllSelected = true
        for key in text {
            let range = isAllSelected ? wholeRange : NSRange(location: textLength, length: 0)
            if replace(range, with: String(key)) { isAllSelected = false }
        }
        return true
    }
}
