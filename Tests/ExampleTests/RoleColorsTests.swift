import Canvases
import Drawing
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import REPL

/// The colors of what is written, by what it says: in every kind of terminal, and in pictures.
struct RoleColorsTests {
    private let roles: [TextRole] =
        [.plain, .bold, .dim, .name, .accent, .made, .reused, .broken, .focus] + (1...21).map { .badge($0) }
        + [.bar(.plain), .bar(.made), .bar(.reused)]

    private func hex(_ color: UIColor) -> String {
        [color.red, color.green, color.blue].map { part in
            let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    @Test("Each role has its color on light, dark and unknown backgrounds, in any number of colors")
    func whole() throws {
        // Given
        let depths: [(String, TerminalStyle.ColorDepth)] = [
            ("none", .none), ("16", .ansi16), ("256", .ansi256), ("all", .trueColor),
        ]
        var lines: [String] = []

        // When
        for (name, depth) in depths {
            for (ground, isDark, isKnown) in [("light", false, true), ("dark", true, true), ("unknown", false, false)] {
                var style = TerminalStyle(color: depth, ascii: false, attributes: true, isDark: isDark)
                style.isGroundKnown = isKnown
                lines.append("— \(name) on \(ground) ground")
                lines += roles.map { "\($0): \($0.escape(in: style) ?? "as it is")" }
            }
        }
        for (name, colors) in [("light", SnapshotColors.light), ("dark", .dark)] {
            lines.append("— a \(name) picture, \(hex(colors.background)), edge \(hex(colors.edge))")
            lines += roles.prefix(19).map { "\($0): \(hex(colors[$0]))" }
            lines.append("ansi: " + (0...8).map { hex(colors.ansi($0)) }.joined(separator: " "))
        }

        // Then
        expect(TextRole.broken.escape(in: .plain), equals: nil)
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Roles.txt")
    }
}
