internal import Canvases
package import Handbook
internal import PlainText
package import REPL

extension Explanation {
    /// The explanation as it is read in a terminal.
    ///
    /// - Parameters:
    ///   - appearance: The width and style of the text.
    ///   - command: The command that explains, as it is typed.
    ///   - details: Returns the lines about a finding that come before its last lines.
    package func text(
        in appearance: Appearance, by command: String = "explain", details: (Finding) -> [StyledText] = { _ in [] }
    ) -> StyledText {
        let parts = findings.map { $0.lines(in: appearance, details: details($0)).joined(by: "\n") }
        return parts.isEmpty ? nothing(in: appearance, command) : parts.joined(by: "\n\n")
    }

    /// The answer if no message was found.
    private func nothing(in appearance: Appearance, _ command: String) -> StyledText {
        let about =
            subjects.isEmpty && nearest.isEmpty
            ? "This text has nothing to do with nibs, lists or the presentation of screens. Messages about them are "
                + "explained; \"\(command)\" alone lists them."
            : "This text contains no message that the handbook explains"
                + (subjects.isEmpty ? "." : ", although it mentions \(subjects.prefix(3).joined(separator: ", ")).")
                + (nearest.isEmpty ? " \"\(command)\" alone lists the messages." : " These are the nearest:")
        let titles = nearest.map { StyledText("  \(command) \($0.title)", .name) }
        return ([StyledText(about)] + titles).map { $0.wrapped(to: appearance.proseColumns, indent: 4) }
            .joined(by: "\n")
    }
}

extension Explanation.Finding {
    fileprivate func lines(in appearance: Appearance, details: [StyledText]) -> [StyledText] {
        func prose(_ text: String, indent: Int = 0, _ role: TextRole = .plain) -> StyledText {
            StyledText(markdown: filled(text).printable, role, in: appearance.style)
                .wrapped(to: appearance.proseColumns, indent: indent)
        }
        var lines = [StyledText(message.title, .bold).wrapped(to: appearance.proseColumns)]
        let stack = isInStackOnly ? "The text has no message. Its stack has the methods that write this one." : nil
        if let found = line?.shortened(to: 4 * (appearance.proseColumns ?? 80)).printable ?? stack {
            lines.append(StyledText("  \(found)", .dim).wrapped(to: appearance.proseColumns, indent: 2))
        }
        if isCutOff { lines.append(StyledText("  A part of the message is missing.", .dim)) }
        lines += ["", prose(message.meaning)]
        if let stated = Self.sentence(about: unfilled) { lines.append(prose(stated, .dim)) }
        lines += ["", StyledText(introduction).wrapped(to: appearance.proseColumns)]
        lines += causes.enumerated().map { number, cause in
            sign == nil ? prose("\(number + 1). \(cause.text)", indent: 3) : prose(cause.advice)
        }
        lines += details
        lines += ["", prose("Shown by: \(message.shown.withoutMarkdownLinks)", indent: 10)]
        lines.append(prose("Source: \(message.source.withoutMarkdownLinks)", indent: 8, .dim))
        return lines
    }

    /// Returns the sentence that explains names in angle brackets, or nil for an empty list.
    private static func sentence(about names: [String]) -> String? {
        guard let last = names.last else { return nil }
        if names.count == 1 { return "\(last) stands for a name that your text doesn't contain." }
        return names.dropLast().joined(separator: ", ") + " and \(last) stand for names that your text doesn't contain."
    }

    /// The sentence before the causes: whether the text decides between them.
    private var introduction: String {
        if let sign { return "The text contains \"\(sign)\", so this is the cause:" }
        if causes.count == 1 { return "The likely cause:" }
        return "The text alone doesn't decide between these causes. Ask these questions, in this order:"
    }
}

extension String {
    /// The text with the words of its links alone.
    fileprivate var withoutMarkdownLinks: String { replacing(#/\[([^\]]+)\]\([^)]+\)+/#) { $0.1 } }
}
