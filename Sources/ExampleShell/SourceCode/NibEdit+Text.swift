internal import Foundation
internal import PlainText
internal import TerminalUIKit

extension NibEdit {
    /// The name of the nib, and what is taken out of it (`−`) and put in (`+`).
    ///
    /// - Parameter columns: How long lines may be; nil for any length.
    func text(columns: Int?) -> StyledText {
        func lines(_ sign: String, _ text: String, _ role: TextRole) -> [StyledText] {
            text.isEmpty ? [] : [(StyledText("\(sign) ") + StyledText(text, role)).wrapped(to: columns, indent: 2)]
        }
        return
            ([StyledText("\(nib).xib", .bold)] + lines("−", find.trimmed, .plain)
            + lines("+", replacement.trimmed, .broken)).joined(by: "\n")
    }
}

extension String {
    /// The text without the blanks at its ends.
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
