internal import Foundation
internal import PlainText
internal import TerminalUIKit

/// A screen whole and broken, after the same steps, each in a session of its own.
struct ScreenComparison {
    private struct Side {
        let title: String
        let lines: [String]
        /// Nil if the process ended before it could count.
        let stats: ScreenStats?

        /// What was printed, and then complained of.
        init(_ title: String, output: String, complaint: String, stats: ScreenStats?, width: Int) {
            self.title = title
            self.stats = stats
            var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if lines.last == "" { lines.removeLast() }
            for line in complaint.split(separator: "\n") {
                lines += String(line).wrapped(to: width).split(separator: "\n").map(String.init)
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
    /// - Throws: What the experiment throws; what Foundation throws if no process can be started for one that ends it.
    init(_ experiment: Experiment, after steps: [String], in session: ExampleSession) throws {
        let columns = session.appearance.size.columns
        isStacked = columns < Self.columnsForTwo
        let width = isStacked ? columns : min(Self.widest, (columns - Self.gap) / 2)
        self.width = width
        let technique = session.technique(for: experiment).name
        let commands = steps + ["show"]

        func side(_ title: String, breaking name: String?) throws -> Side {
            let twin = session.twin(width: width)
            var (output, complaint) = ("", "")
            twin.output = { output += $0 }
            twin.errors = { complaint += $0 }
            twin.use(try twin.technique(named: technique))
            try twin.editing.adopt(session.editing)
            if let name { try twin.begin(try twin.experiment(named: name)) }
            for command in commands { twin.run(command) }
            return Side(title, output: output, complaint: complaint, stats: twin.stats, width: width)
        }

        func sideThatEnds() throws -> Side {
            let options = ["--plain", "--technique", technique, "--width", "\(width)", "--experiment", experiment.name]
            let report = try CrashReport(
                running: session.executable,
                session.launchArguments + options + (session.appearance.style.ascii ? ["--ascii"] : [])
                    + commands.flatMap { ["-c", $0] })
            let complaint = "\(report.message)\nThe process ended \(report.ending)."
            return Side(experiment.name, output: report.output, complaint: complaint, stats: nil, width: width)
        }

        sides = [
            try side("\(technique), whole", breaking: nil),
            try experiment.endsProgram ? sideThatEnds() : side(experiment.name, breaking: experiment.name),
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
        let cells = ["visible", "made", "reused", "waiting"]
        let names = (showsCells ? cells : []) + ["nibReads", "live"]
        let titles = ["whole", sides[1].title]
        let rows = names.map { name in
            let (left, right) = (whole[name], broken[name])
            return name.padded(to: 10) + "\(left)".padded(to: titles[0].count, at: .leading) + "  "
                + "\(right)".padded(to: titles[1].count, at: .leading) + (left == right ? "" : "  differs")
        }
        return ["".padded(to: 10) + titles.joined(separator: "  ")] + rows
    }
}

extension ExampleSession {
    /// A session of the same program, in a world that is like this one's, that writes plain text.
    ///
    /// - Parameter width: How wide its lines are, in columns.
    fileprivate func twin(width: Int) -> ExampleSession {
        let twin = World(like: world).run(another)
        twin.world.log = { _ in }
        twin.appearance.style = .plain
        twin.appearance.style.ascii = appearance.style.ascii
        twin.appearance.fixedWidth = width
        return twin
    }
}

extension ScreenStats {
    /// A number by its name.
    fileprivate subscript(name: String) -> Int {
        switch name {
        case "visible": visible
        case "made": made
        case "reused": reused
        case "waiting": waiting
        case "nibReads": nibReads
        default: live
        }
    }
}
