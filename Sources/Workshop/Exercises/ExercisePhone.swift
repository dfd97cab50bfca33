internal import ExampleShell
internal import Foundation

/// The phone with an exercise's unchanged code, as `.ci/exercises` recorded it: commands, and the screen after them.
struct ExercisePhone {
    /// The commands that show what is wrong, such as `scroll 50`.
    let commands: [String]
    /// The screen, or the message with which the program ends.
    let lines: [String]

    private static let mark = "> "

    init(_ text: String) {
        let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        commands = all.prefix { $0.hasPrefix(Self.mark) }.map { String($0.dropFirst(Self.mark.count)) }
        lines = all.dropFirst(commands.count).reversed().drop(while: \.isEmpty).reversed()
    }

    init(commands: [String], lines: [String]) {
        (self.commands, self.lines) = (commands, lines)
    }

    /// The recorded text.
    var text: String { (commands.map { Self.mark + $0 } + lines).map { $0 + "\n" }.joined() }

    /// The screen with cells' numbers in their colors, or nil if the program ends.
    var screen: [StyledText]? {
        guard lines.last?.hasPrefix("╰") == true else { return nil }
        return lines.map { line in
            var (text, rest) = (StyledText(""), line[...])
            while let badge = rest.firstMatch(of: /#([0-9]+)/), let number = Int(badge.1) {
                text.append(String(rest[..<badge.range.lowerBound]))
                text.append(String(badge.0), .badge(number))
                rest = rest[badge.range.upperBound...]
            }
            return text + StyledText(String(rest))
        }
    }
}
