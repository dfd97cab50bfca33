internal import PlainText
internal import TerminalUIKit

extension NibEdit {
    /// Returns the name of the nib, with the text removed (`−`) and the text added (`+`).
    func text(columns: Int?) -> StyledText {
        var (old, new) = (find.components(separatedBy: "\n"), replacement.components(separatedBy: "\n"))
        // Lines that only say where it is are in both.
        while let line = old.first, line == new.first { (old, new) = (Array(old.dropFirst()), Array(new.dropFirst())) }
        while let line = old.last, line == new.last { (old, new) = (old.dropLast(), new.dropLast()) }
        func lines(_ sign: String, _ texts: [String], _ role: TextRole) -> [StyledText] {
            texts.map(\.trimmed).filter { !$0.isEmpty }.map {
                (StyledText("\(sign) ") + StyledText($0, role)).wrapped(to: columns, indent: 2)
            }
        }
        return ([StyledText("\(nib).xib", .bold)] + lines("−", old, .plain) + lines("+", new, .broken)).joined(by: "\n")
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
