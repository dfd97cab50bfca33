internal import PlainText
public import TerminalUIKit

extension TraceEvent {
    /// A description of the step without the object to which it happened.
    nonisolated var detail: String { TraceStepText(self).detail }

    /// The step in a line of its own, with the id its object has in the nib.
    func text(columns: Int?) -> StyledText {
        let who = self.class.isEmpty || object.hasPrefix(self.class) ? object : "\(object) \(self.class)"
        return StyledText(event.rawValue.padded(to: 14) + who.padded(to: 34) + "  " + detail)
            .wrapped(to: columns, indent: 14)
    }
}

extension TraceEvent: Encodable {
    private enum CodingKeys: CodingKey {
        case event, object, `class`, detail
    }

    /// Writes the step as `trace --json` shows it.
    public nonisolated func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(event.rawValue, forKey: .event)
        try values.encode(object, forKey: .object)
        try values.encode(self.class, forKey: .class)
        try values.encode(detail, forKey: .detail)
    }
}
