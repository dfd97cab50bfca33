internal import PlainText
internal import TerminalUIKit

/// Keeps the steps of the commands while tracing is on.
final class TraceRecorder {
    private var current: [TraceEvent] = []
    /// The steps of the last command that had any.
    private(set) var last: [TraceEvent] = []

    /// Whether steps are kept.
    var isOn = false {
        didSet { Trace.sink = isOn ? { [unowned self] in current.append($0) } : nil }
    }

    func beginCommand() {
        current = []
    }

    /// Keeps and returns the steps since ``beginCommand()``.
    func endCommand() -> [TraceEvent] {
        if !current.isEmpty { last = current }
        return current
    }
}

extension TraceEvent {
    /// The step for people, in a line, or in as many as fit into a number of columns.
    func text(columns: Int?) -> String {
        let who = self.class.isEmpty || object.hasPrefix(self.class) ? object : "\(object) \(self.class)"
        return (event.rawValue.padded(to: 14) + who.padded(to: 34) + "  " + detail).wrapped(to: columns, indent: 14)
    }
}
