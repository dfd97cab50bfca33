package import TerminalUIKit

nonisolated extension TraceStepText {
    /// The label, color and meaning of each kind of step.
    package static let kinds: [(event: TraceEvent.Kind, label: String, role: TextRole, meaning: String)] = [
        (.load, "nib", .made, "A file is read. The object that asked for it is its File's Owner."),
        (.decode, "decode", .name, "An object is made from its description in the file, inner ones first."),
        (.awakeAfter, "awakeAfter", .name, "Another object replaces an object that was just made."),
        (.connect, "connect", .name, "When all are made, outlets are filled and actions connected, each by its name."),
        (.attribute, "attribute", .name, "A property gets a value from the file."),
        (.awakeFromNib, "awake", .name, "Each object receives awakeFromNib(), because it is connected."),
        (.dequeue, "dequeue", .accent, "The data source asks for a cell that waits in the reuse queue."),
        (.make, "make", .made, "A new cell is made, because no cell waited."),
        (.reuse, "reuse", .reused, "A waiting cell is reused: it receives prepareForReuse()."),
        (.show, "show", .reused, "A reused cell is shown in another row."),
        (.queue, "queue", .accent, "A cell leaves the screen and waits in the reuse queue."),
        (.lifecycle, "lifecycle", .bold, "A view controller receives a call about its view."),
        (.action, "action", .bold, "A control calls the method that it is connected to."),
        (.delegate, "delegate", .bold, "An object calls a method of its delegate."),
    ]

    package static func label(of kind: TraceEvent.Kind) -> StyledText {
        kinds.first { $0.event == kind }.map { StyledText($0.label, $0.role) } ?? ""
    }
}
