internal import Foundation
internal import PlainText
internal import TerminalUIKit

/// A screen whole and broken, after the same steps, each in a process of its own: two in one would share their counts.
struct ScreenComparison {
    private struct Side {
        let title: String
        let lines: [String]
        /// Nil if the process ended before it could count.
        let stats: ReuseStats?

        /// What a process has printed, its counts last.
        init(_ title: String, _ report: CrashReport, width: Int) {
            self.title = title
            var lines = report.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if lines.last == "" { lines.removeLast() }
            stats = lines.last.flatMap { try? JSONDecoder().decode(ReuseStats.self, from: Data($0.utf8)) }
            if stats != nil { lines.removeLast() }
            if !report.isRegular {
                let said = report.message.split(separator: "\n").map(String.init)
                for line in said + ["The process ended \(report.ending)."] {
                    lines += line.wrapped(to: width).split(separator: "\n").map(String.init)
                }
            }
            self.lines = lines
        }
    }

    private let sides: [Side]
    private let isStacked: Bool
    private let width: Int

    /// Makes both screens.
    ///
    /// - Parameters:
    ///   - experiment: What is broken on the second.
    ///   - steps: What is typed in both.
    ///   - session: The program, and how wide the terminal is.
    /// - Throws: What Foundation throws if no process can be started.
    init(_ experiment: Experiment, after steps: [String], in session: ExampleSession) throws {
        let columns = session.appearance.size.columns
        isStacked = columns < Self.columnsForTwo
        width = isStacked ? columns : min(Self.widest, (columns - Self.gap) / 2)
        let technique = session.technique(for: experiment).name
        let arguments =
            session.launchArguments + ["--plain", "--technique", technique, "--width", "\(width)"]
            + (session.appearance.style.ascii ? ["--ascii"] : [])
        let commands = (steps + ["show", "stats --json"]).flatMap { ["-c", $0] }
        let width = width
        func side(_ title: String, _ broken: [String]) throws -> Side {
            let report = try CrashReport(running: session.executable, arguments + broken + commands)
            return Side(title, report, width: width)
        }
        sides = try [
            side("\(technique), whole", []), side(experiment.name, ["--experiment", experiment.name]),
        ]
    }

    /// Below this many columns the screens stand one above the other.
    private static let columnsForTwo = 60
    /// As wide as a whole phone.
    private static let widest = 42
    private static let gap = 2

    /// Both screens, and both counts, those that differ marked.
    ///
    /// - Parameter showsCells: Whether the screens have cells at all.
    func text(showsCells: Bool) -> String {
        let screens = sides.map { [$0.title] + $0.lines }
        let lines =
            isStacked
            ? screens.flatMap { $0 }
            : (0..<max(screens[0].count, screens[1].count)).map { index in
                let (left, right) = (line(index, of: screens[0]), line(index, of: screens[1]))
                return right.isEmpty ? left : left.padded(to: width + Self.gap) + right
            }
        return (lines + counts(showsCells: showsCells)).joined(separator: "\n")
    }

    private func line(_ index: Int, of lines: [String]) -> String {
        lines.indices.contains(index) ? lines[index] : ""
    }

    private func counts(showsCells: Bool) -> [String] {
        guard let whole = sides[0].stats, let broken = sides[1].stats else { return [] }
        let cells = ["visible", "created", "reused", "queued"]
        let names = (showsCells ? cells : []) + ["nibLoads", "live"]
        let titles = ["whole", sides[1].title]
        let rows = names.map { name in
            let (left, right) = (whole[name], broken[name])
            return name.padded(to: 10) + "\(left)".padded(to: titles[0].count, at: .leading) + "  "
                + "\(right)".padded(to: titles[1].count, at: .leading) + (left == right ? "" : "  differs")
        }
        return ["".padded(to: 10) + titles.joined(separator: "  ")] + rows
    }
}

extension ReuseStats {
    /// A number by its name.
    fileprivate subscript(name: String) -> Int {
        switch name {
        case "visible": visible
        case "created": created
        case "reused": reused
        case "queued": queued
        case "nibLoads": nibLoads
        default: live
        }
    }
}
