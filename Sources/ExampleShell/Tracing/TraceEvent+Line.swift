internal import PlainText
internal import TerminalUIKit

extension TraceEvent {
    /// The step in a line of its own, with the id its object has in the nib.
    ///
    /// - Parameter columns: How long lines may be; nil for any length.
    func text(columns: Int?) -> StyledText {
        let who = self.class.isEmpty || object.hasPrefix(self.class) ? object : "\(object) \(self.class)"
        return StyledText(event.rawValue.padded(to: 14) + who.padded(to: 34) + "  " + detail)
            .wrapped(to: columns, indent: 14)
    }
}
