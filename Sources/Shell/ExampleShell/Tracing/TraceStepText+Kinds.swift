package import TerminalUIKit

nonisolated extension TraceStepText {
    /// The label, color and meaning of each kind of step.
    package static let kinds: [(event: TraceEvent.Kind, label: String, role: TextRole, meaning: String)] = [
        (.load, "nib", .made, "A file is read. Whoever asked for it stands for its File's Owner."),
        (.decode, "decode", .name, "An object is made from what the file says of it, inner ones first."),
        (.awakeAfter, "awakeAfter", .name, "An object just made is exchanged for another."),
        (.connect, "connect", .name, "When all are made, outlets are filled and actions connected, each by its name."),
        (.attribute, "attribute", .name, "A value that the file has for a property is set."),
        (.awakeFromNib, "awake", .name, "Each object is told that it is connected."),
        (.dequeue, "dequeue", .accent, "The data source asks for a cell that waits in the reuse queue."),
        (.make, "make", .made, "A new cell is made, as none waited."),
        (.reuse, "reuse", .reused, "A waiting cell is reused: it is told to prepare."),
        (.show, "show", .reused, "A reused cell is shown in another row."),
        (.queue, "queue", .accent, "A cell leaves the screen and waits in the reuse queue."),
        (.lifecycle, "lifecycle", .bold, "A view controller is told how far its view has come."),
        (.action, "action", .bold, "A control calls what it is connected to."),
        (.delegate, "delegate", .bold, "An object tells its delegate something."),
    ]

    package static func label(of kind: TraceEvent.Kind) -> StyledText {
        kinds.first { $0.event == kind }.map { StyledText($0.label, $0.role) } ?? ""
    }
}
