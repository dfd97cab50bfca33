internal import PlainText
package import TerminalUIKit

/// The text for a step: names, not ids, in a ``TraceLine``, and all of it for a step on its own.
package nonisolated struct TraceStepText {
    let label: StyledText
    /// The object of the step, if steps of the same object share a line.
    package var head: StyledText = ""
    package let item: StyledText
    /// The text between steps of a kind that share a line.
    var separator: StyledText?
    /// A description of the step without the object to which it happened.
    package let detail: String

    package init(_ event: TraceEvent) {
        let names = Names(owner: event.load?.owner)
        let (subject, counterpart) = (event.subject.map(names.name), event.counterpart.map(names.name))
        let (key, place, words) = (event.key ?? "", event.place?.description ?? "", event.words ?? "")
        func alone(_ detail: String) -> StyledText { StyledText("\(subject?.string ?? event.object): \(detail)") }
        // Objects that the file provided have another label, so a load alone provided no object.
        label = event.event == .load ? StyledText("load", .bold) : Self.label(of: event.event)
        switch event.event {
        case .load:
            detail = "read \(words); File's Owner is \(event.subject?.name ?? "nil")"
            item = StyledText("\(event.object): \(detail)")
        case .decode:
            detail = words
            item = subject.map { event.load == nil ? $0 + ": " + StyledText(words) : $0 } ?? alone(detail)
            separator = ", "
        case .awakeFromNib:
            detail = "awakeFromNib()"
            item = subject ?? alone(detail)
            separator = ", "
        case .connect:
            let end = event.counterpart?.name ?? "the responder chain"
            detail = event.counterpartID.map { "\(event.words ?? key) → \(end) (\($0))" } ?? words
            if let subject, let counterpart, event.key != nil {
                item = (subject + "." + StyledText(key, .bold) + " → " + counterpart).unbroken
            } else {
                item = subject == nil ? StyledText(detail) : alone(detail)
            }
            separator = "   "
        case .awakeAfter:
            detail = event.counterpart.map { "awakeAfter(using:) of \($0.className) put this in its place" } ?? words
            item = counterpart.map { $0 + " gives way to " + (subject ?? "") } ?? alone(detail)
        case .attribute:
            detail = "\(key) = \(words)"
            item = (subject.map { $0 + ": " } ?? "") + StyledText(detail)
            separator = "   "
        case .dequeue:
            detail = event.subject.map { "found \($0.name)" } ?? "no cell waits with this identifier: nil"
            item = StyledText("\"\(key)\": ") + (subject.map { $0 + " waits" } ?? "no cell waits, nil")
        case .make:
            detail = "a new cell for \(place)"
            item = (subject ?? "") + " for " + StyledText(place)
        case .reuse:
            detail = "prepareForReuse(), then given to the data source"
            item = (subject ?? "") + ": prepareForReuse()"
        case .show:
            detail = "reused in \(place)"
            item = (subject ?? "") + " in " + StyledText(place)
        case .queue:
            let wait = event.key.map { "waits as \"\($0)\"" }
            detail = "left \(place); \(wait ?? "it has no identifier, so it is dropped")"
            item = (subject ?? "") + StyledText(" left \(place); \(wait ?? "has no identifier, so it is dropped")")
        case .lifecycle:
            head = (subject ?? "") + ": "
            detail = key
            item = StyledText(key, .bold)
            separator = ", "
        case .action:
            detail = words + (event.counterpart.map { " → \($0.name)" } ?? ": no object implements it")
            item = alone(detail)
        case .delegate:
            detail = words
            item = alone(detail)
        }
    }

    /// The names of objects: a cell's number, and for File's Owner its role in the nib.
    private struct Names {
        let owner: TraceObject?

        func name(_ object: TraceObject) -> StyledText {
            if object == owner { return "owner" }
            guard object.isCell, let number = object.number else { return StyledText(object.name).unbroken }
            return StyledText("cell #\(number)", .bold).unbroken
        }
    }
}
