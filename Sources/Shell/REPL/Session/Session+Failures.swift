internal import Canvases

extension Session {
    /// Writes a message to `errors`. It may contain text from a file or a user.
    func report(_ message: String, usage: String? = nil, at place: String?) {
        var text = StyledText(place.map { $0 + ": " } ?? "") + StyledText("error:", .broken) + StyledText(" \(message)")
        if let usage { text += StyledText(" (usage: \(usage))", .dim) }
        complaint = text
        if !holdsOutput { writeComplaint() }
    }

    /// Writes why the last line failed, if it did.
    package func writeComplaint() { complaint.map { errors(written($0)) } }

    /// A Boolean value that indicates whether the last line failed, and its message is above the prompt.
    package var hasComplaint: Bool { complaint != nil }

    /// Takes a message for old, because something was written below it.
    package func forgetComplaint() { complaint = nil }

    package var complaintLines: Int { complaint.map { written($0).count { $0 == "\n" } } ?? 0 }

    /// Writes a warning to `errors` about something that failed without a command. It may name a file.
    package func warn(_ message: String) { errors(written("warning: \(message.printable)")) }

    /// All to redraw after a resize, or nil without a frame.
    func redrawAll() -> String? { redraw().map { $0 + (complaint.map(written) ?? "") } }

    private func written(_ complaint: StyledText) -> String {
        // Messages of a session that isn't interactive go into logs: one line each, without codes.
        let style = isInteractive ? appearance.style : .plain
        return complaint.wrapped(to: isInteractive ? appearance.size.columns : nil).text(in: style) + "\n"
    }
}
