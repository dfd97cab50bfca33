internal import Canvases

nonisolated extension StyledText {
    /// The text for a page, each piece with its role as its class.
    package var markup: String {
        lines.map { line in
            line.runs.map { run in
                let words = StyledText(run.text).string.asMarkup
                return run.role == .plain ? words : "<span class=\"\(run.role.cssClass)\">\(words)</span>"
            }.joined()
        }.joined(separator: "\n")
    }
}

extension TextRole {
    package nonisolated var cssClass: String { "\(self)" }
}
