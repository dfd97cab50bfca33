import ExampleShell
import Foundation
@testable import Teaching

/// Random lines: right ones, such as completion offers, nearly right ones, and garbage. Equal seeds give equal lines,
/// and no line ends the session.
struct CommandLines {
    private static let values = [
        "0", "1", "-1", "5", "99", "-0", "+3", "007", "1e9", "0x10", "1.5", "nan", "2147483648", "9223372036854775807",
        "-9223372036854775808", "99999999999999999999", "٣", "五", "", " ", "''", "\"", "\\", "-", "--", "---", "-h",
        "--help",
        "--=", "--json=1", "?", "*", "~", "$HOME", "`id`", "|", ";", "#", "/", ".", "..", "/dev/null", "/dev/zero",
        "/etc",
        "a.svg", "a.txt", "Tutorials", "%n%s", "\u{1B}[2J", "\u{9B}2J", "\u{202E}moon", "\u{0}", "\u{7F}", "\u{FEFF}",
        "\u{2028}", "\u{FFFD}", "\u{10FFFF}", "e\u{301}\u{301}\u{301}", "👩‍👩‍👧‍👦", "漢字", "مرحبا", "🌑🌒🌓🌔🌕", "\u{200D}",
        String(repeating: "m", count: 300), String(repeating: "9", count: 400), String(repeating: "-", count: 5_000),
        String(repeating: "moon ", count: 2_000), "Date", "Done", "2011-02-30", "9999-12-31", "0000-00-00", "12:61",
    ]

    private let session: ExampleSession
    private var random: SeededGenerator

    init(for session: ExampleSession, seed: UInt64) {
        self.session = session
        random = SeededGenerator(seed: seed)
    }

    /// The next line, without a line break.
    ///
    /// - Parameter isTyped: A Boolean value that indicates whether the line is for a line editor. If so, it has no
    /// control characters.
    mutating func next(isTyped: Bool = false) -> String {
        while true {
            var line = Int.random(in: 0..<5, using: &random) == 0 ? garbage() : line()
            if isTyped { line = String(line.filter(Self.isText).prefix(1_000)) }
            if !line.contains(where: \.isNewline), !isForbidden(line) { return line }
        }
    }

    private static func isText(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { $0.value > 0x1F && $0.value != 0x7F }
    }

    /// Returns a Boolean value that indicates whether a line ends the session, or takes seconds. Some of the slow ones
    /// are allowed.
    private mutating func isForbidden(_ line: String) -> Bool {
        switch session.command(of: line).map({ "\($0)" }) {
        case "Quit", "GitSetup", "Merge": true
        // An editor wants keys of its own.
        case "Edit": line.contains("--ed")
        case "Compare": Int.random(in: 0..<10, using: &random) > 0
        case "SwitchTechnique": line.contains("--c") && Int.random(in: 0..<20, using: &random) > 0
        case "RunExperiment": Int.random(in: 0..<10, using: &random) > 0
        default: false
        }
    }

    private mutating func line() -> String {
        var words: [String] = []
        for _ in 0...Int.random(in: 0...3, using: &random) {
            let typed = words.map { $0 + " " }.joined()
            let isOption = !words.isEmpty && Int.random(in: 0..<3, using: &random) == 0
            let offered = session.completions(for: typed + (isOption ? "-" : "")).words
            let isRight = words.isEmpty || Int.random(in: 0..<3, using: &random) > 0
            words.append(
                (isRight ? offered.randomElement(using: &random) : nil) ?? Self.values.randomElement(using: &random)!)
        }
        var line = words.joined(separator: " ")
        if Int.random(in: 0..<3, using: &random) == 0 { misspell(&line) }
        return line
    }

    private mutating func misspell(_ line: inout String) {
        for _ in 0...Int.random(in: 0...2, using: &random) where !line.isEmpty {
            let index = line.indices.randomElement(using: &random)!
            switch Int.random(in: 0..<4, using: &random) {
            case 0: line.remove(at: index)
            case 1: line.insert(line.randomElement(using: &random)!, at: index)
            case 2: line.insert(contentsOf: garbage().prefix(3), at: index)
            default: line = String(line[index...] + line[..<index])
            }
        }
    }

    private mutating func garbage() -> String {
        let ranges: [ClosedRange<UInt32>] = [
            0...0x1F, 0x20...0x7E, 0x7F...0xFF, 0x300...0x36F, 0x2000...0x206F, 0...0x10FFFF,
        ]
        let range = ranges.randomElement(using: &random)!
        let scalars = (0..<Int.random(in: 1...40, using: &random)).compactMap { _ in
            Unicode.Scalar(UInt32.random(in: range, using: &random))
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
