internal import PlainText
internal import TerminalUIKit

/// What a ``TraceLine`` says of one step: names, not ids.
struct TraceStepText {
    let label: StyledText
    /// Whose step it is, if steps of the same object share a line.
    var head: StyledText = ""
    let item: StyledText
    /// What stands between steps of a kind that share a line.
    var separator: StyledText?

    init(_ event: TraceEvent) {
        let names = Names(owner: event.load?.owner)
        let subject = event.subject.map(names.name)
        let place = StyledText(event.place ?? "")
        let key = event.key ?? ""
        let fallback = StyledText("\(subject?.string ?? event.object): \(event.detail)")
        switch event.event {
        case .decode:
            label = StyledText("decode", .name)
            item = subject.map { event.load == nil ? $0 + ": " + StyledText(event.detail) : $0 } ?? fallback
            separator = ", "
        case .awakeFromNib:
            label = StyledText("awake", .name)
            item = subject ?? fallback
            separator = ", "
        case .connect:
            label = StyledText("connect", .name)
            if let subject, let counterpart = event.counterpart, event.key != nil {
                item = (subject + "." + StyledText(key, .bold) + " → " + names.name(counterpart)).unbroken
            } else {
                item = subject == nil ? StyledText(event.detail) : fallback
            }
            separator = "   "
        case .awakeAfter:
            label = StyledText("awakeAfter", .name)
            if let subject, let counterpart = event.counterpart {
                item = names.name(counterpart) + " gives way to " + subject
            } else {
                item = fallback
            }
        case .attribute:
            label = StyledText("attribute", .name)
            item = (subject.map { $0 + ": " } ?? "") + StyledText(event.detail)
            separator = "   "
        case .dequeue:
            label = StyledText("dequeue", .accent)
            item = StyledText("\"\(key)\": ") + (subject.map { $0 + " waits" } ?? "nobody waits, nil")
        case .create:
            label = StyledText("create", .made)
            item = (subject ?? "") + " for " + place
        case .reuse:
            label = StyledText("reuse", .cameBack)
            item = (subject ?? "") + ": prepareForReuse()"
        case .show:
            label = StyledText("show", .cameBack)
            item = (subject ?? "") + " again, in " + place
        case .queue:
            label = StyledText("queue", .accent)
            let fate = event.key.map { "waits as \"\($0)\"" } ?? "has no identifier, so it is dropped"
            item = (subject ?? "") + " left " + place + StyledText("; \(fate)")
        case .lifecycle:
            label = StyledText("lifecycle", .bold)
            head = (subject ?? "") + ": "
            item = StyledText(event.detail, .bold)
            separator = ", "
        default:
            label = StyledText(event.event.rawValue, .bold)
            item = fallback
        }
    }

    /// How objects are called: a cell by its number, File's Owner by what it is to the nib.
    private struct Names {
        let owner: TraceObject?

        func name(_ object: TraceObject) -> StyledText {
            if object == owner { return "owner" }
            guard object.isCell, let number = object.number else { return StyledText(object.name).unbroken }
            return StyledText("cell #\(number)", .bold).unbroken
        }
    }
}
