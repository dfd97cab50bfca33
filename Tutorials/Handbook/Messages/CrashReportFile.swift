import Foundation

/// A crash report in the form that iOS has written since version 15: a line of JSON, and below it the report in JSON.
struct CrashReportFile {
    /// The report as text: its messages, and the stack of the exception or of the thread that crashed.
    let text: String

    /// Reads a report; nil if a text isn't one.
    init?(_ file: String) {
        guard file.contains("\"symbol\"") || file.contains("\"asi\"") || file.contains("\"lastExceptionBacktrace\""),
            let start = file.firstIndex(of: "{")
        else { return nil }
        let pieces = [file[start...], file[start...].drop { $0 != "\n" }.dropFirst()]
        let reports = pieces.lazy.compactMap {
            try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        }
        if let report = reports.first(where: { $0["threads"] != nil || $0["asi"] != nil }) {
            text = Self.text(of: report)
        } else {
            // Cut off: the names of methods follow one another as they do in a stack.
            let symbols = file.matches(of: #/"symbol"\s*:\s*"((?:[^"\\]|\\.)*)"/#).map { String($0.1) }
            text = file + "\n\nLast Exception Backtrace:\n" + symbols.joined(separator: "\n")
        }
    }

    private static func text(of report: [String: Any]) -> String {
        let messages = (report["asi"] as? [String: [String]] ?? [:]).sorted { $0.key < $1.key }.flatMap(\.value)
        let exception = report["exceptionReason"] as? [String: Any]
        let reason = [exception?["name"], exception?["composed_message"]].compactMap { $0 as? String }
        let kind = report["exception"] as? [String: Any]
        let exceptions = [kind?["type"], kind?["signal"], kind?["subtype"]].compactMap { $0 as? String }
        var frames = report["lastExceptionBacktrace"] as? [[String: Any]] ?? []
        if frames.isEmpty {
            let threads = report["threads"] as? [[String: Any]] ?? []
            frames = threads.first { $0["triggered"] as? Bool == true }?["frames"] as? [[String: Any]] ?? []
        }
        let stack = frames.enumerated().map { "\($0)  \($1["symbol"] as? String ?? "???")" }
        return (messages + [reason.joined(separator: ": "), exceptions.joined(separator: " ")]).joined(separator: "\n")
            + "\n\nLast Exception Backtrace:\n" + stack.joined(separator: "\n")
    }
}
