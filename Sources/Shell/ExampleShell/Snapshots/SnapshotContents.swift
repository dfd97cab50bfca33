internal import Canvases
internal import TerminalUIKit

/// A picture of the screen, or of a command's output, as the contents of a file, which is the same on every terminal.
package struct SnapshotContents {
    package let session: ExampleSession
    /// A command whose output to picture, or nil for the screen.
    package let line: String?
    let withNotes: Bool
    package let isDark: Bool
    /// A Boolean value that indicates whether the picture is for a narrow page.
    package let isNarrow: Bool

    private static let columns = 100
    /// The largest number of rows or other steps in a film.
    package nonisolated static let mostFilmSteps = 30

    private var window: UIWindow { session.window }
    private var notes: ScreenNotes? { withNotes ? session.shown.notes : nil }

    func data(_ kind: SnapshotKind) throws -> Data {
        for part in LinkedParts.snapshotParts { if let data = try part.data(of: kind, self) { return data } }
        if try script != nil { throw CommandError.notInside("a film", part: "Recordings", of: session.name) }
        switch kind {
        case .svg: return Data(try svg.utf8)
        case .png: return try PNGConverter.png(of: svg)
        case .html: throw CommandError.notInside("a page", part: "Recordings", of: session.name)
        case .json: throw CommandError.notInside("a recording", part: "Recordings", of: session.name)
        case .txt, .ans:
            let color: TerminalStyle.ColorDepth = kind == .ans ? .trueColor : .none
            let style = TerminalStyle(color: color, ascii: false, attributes: kind == .ans, isDark: isDark)
            let lines = try line.map { try self.lines(writtenBy: $0, style: style) } ?? screenLines(style: style)
            return Data(lines.map { $0 + "\n" }.joined().utf8)
        }
    }

    /// A Boolean value that indicates whether the line lets the user drive the screen.
    package var isDriven: Bool {
        guard let line, let drive = try? session.command(parsing: line) as Drive? else { return false }
        return drive.script == nil
    }

    /// The script that the line plays, and the experiment that it compares with, or nil if the line plays no script.
    package var script: (path: String, experiment: Experiment?)? {
        get throws {
            guard let line else { return nil }
            if let drive: Drive = try session.command(parsing: line), let path = drive.script { return (path, nil) }
            if let compare: Compare = try session.command(parsing: line), let path = compare.script(in: session) {
                return (path, try compare.chosenExperiment(in: session))
            }
            return nil
        }
    }

    private var svg: String {
        get throws {
            if let line {
                if let svg = try LinkedParts.picture(of: line, in: session, colors: isDark ? .dark : .light) {
                    return svg
                }
                if let comparison = try comparison { return comparison.svg(title: lineTitle) }
                let style = TerminalStyle(color: .trueColor, ascii: false, attributes: true, isDark: isDark)
                let snapshot = TerminalSnapshot(lines: try lines(writtenBy: line, style: style), isDark: isDark)
                return snapshot.svg(title: lineTitle)
            }
            window.frame = session.shown.screenFrame
            let snapshot = ScreenSnapshot(
                phone: PhoneDrawing(window: window, badges: notes == nil ? [] : session.shown.badges),
                notes: notes, colors: isDark ? .dark : .light)
            return snapshot.svg(title: title)
        }
    }

    /// The comparison for which the line asks, or nil if it is for another command.
    package var picturedComparison: PicturedComparison? {
        get throws {
            guard let drawing = try comparison else { return nil }
            let compared = drawing.comparison
            return PicturedComparison(
                experiment: compared.experiment, steps: compared.steps, titles: drawing.titles,
                verdict: drawing.verdict, picture: drawing.svg(title: lineTitle))
        }
    }

    /// The program and the line, as the title of a picture.
    package var lineTitle: String { "\(session.name): \(line ?? "")" }

    /// The screens that the line compares, or nil if it is for another command.
    private var comparison: ComparisonDrawing? {
        get throws {
            guard let line, let compare: Compare = try session.command(parsing: line) else { return nil }
            let comparison = try compare.comparison(in: session)
            let complaints = comparison.whole.complaints + (comparison.broken?.complaints ?? [])
            guard complaints.isEmpty else {
                session.errors(complaints[0] + "\n")
                throw CommandError.failed(line)
            }
            return ComparisonDrawing(comparison: comparison, colors: isDark ? .dark : .light)
        }
    }

    /// The contents of a picture in words, such as `table-cell: owner-outlet, no-identifier`.
    package var title: String {
        "\(session.name): "
            + [session.technique.name, session.knownExperiment?.name].compactMap(\.self).joined(separator: ", ")
    }

    private func screenLines(style: TerminalStyle) -> [String] {
        window.frame = session.shown.screenFrame
        let badges = notes == nil ? [] : session.shown.badges
        let rendering = PhoneFrame.rendering(of: window, badges: badges, style: style)
        let page = ScreenPage(rendering: rendering, style: style, columns: Self.columns, rows: nil)
        return notes.map { page.lines(with: $0) } ?? page.lines(beside: [])
    }

    private func lines(writtenBy line: String, style: TerminalStyle) throws -> [String] {
        var text = ""
        let appearance = Appearance(style: style, fixedWidth: Self.columns)
        let outcome = session.redirected(to: { text += $0 }, isInteractive: false, appearance: appearance) {
            session.run(line)
        }
        guard outcome == .ok else { throw CommandError.failed(line) }
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
}
