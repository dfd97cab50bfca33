internal import Canvases
internal import Foundation
internal import NibChecking
internal import TerminalUIKit

extension ExampleSession {
    /// How wide lines are that are kept in a file, in characters.
    private static let columns = 100

    /// A picture of the screen, or of what a command writes, as the contents of a file. It is the same whatever
    /// terminal this is.
    ///
    /// - Parameters:
    ///   - kind: What to make.
    ///   - line: A command whose output to picture; nil for the screen.
    ///   - withNotes: Whether notes stand beside the screen.
    ///   - isDark: Whether the page is dark.
    /// - Throws: ``SnapshotError`` if the command fails, or if there is nothing that makes PNG.
    func snapshot(_ kind: SnapshotKind, of line: String?, withNotes: Bool, isDark: Bool) throws -> Data {
        switch kind {
        case .svg: return Data(try svg(of: line, withNotes: withNotes, isDark: isDark).utf8)
        case .png: return try PNGConverter.png(of: svg(of: line, withNotes: withNotes, isDark: isDark))
        case .html: return Data(try page.html.utf8)
        case .txt, .ans:
            let color: TerminalStyle.ColorDepth = kind == .ans ? .trueColor : .none
            let style = TerminalStyle(color: color, ascii: false, attributes: kind == .ans, isDark: isDark)
            return Data(try terminalText(of: line, withNotes: withNotes, style: style).utf8)
        }
    }

    private func svg(of line: String?, withNotes: Bool, isDark: Bool) throws -> String {
        if let line, let nib: Nib = try command(parsing: line) {
            try nib.checkInput(in: self)
            return try nib.loadAll { NibPicture($0, colors: isDark ? .dark : .light).svg }
        }
        if let line {
            let style = TerminalStyle(color: .trueColor, ascii: false, attributes: true, isDark: isDark)
            let picture = TerminalPicture(lines: try lines(writtenBy: line, style: style), isDark: isDark)
            return picture.svg(title: "\(name): \(line)")
        }
        window.frame = screenFrame
        let picture = ScreenPicture(
            phone: PhoneDrawing(window: window), notes: withNotes ? notes : nil, colors: isDark ? .dark : .light)
        return picture.svg(title: pictureTitle)
    }

    /// What a picture shows, in words: `table-cell: owner-outlet, no-identifier`.
    private var pictureTitle: String {
        "\(name): " + [technique.name, experiment?.name].compactMap(\.self).joined(separator: ", ")
    }

    private func terminalText(of line: String?, withNotes: Bool, style: TerminalStyle) throws -> String {
        try (line.map { try lines(writtenBy: $0, style: style) } ?? screenLines(withNotes: withNotes, style: style))
            .map { $0 + "\n" }.joined()
    }

    private func screenLines(withNotes: Bool, style: TerminalStyle) -> [String] {
        window.frame = screenFrame
        let picture = PhoneFrame.picture(of: window, style: style, lines: nil)
        let page = ScreenPage(picture: picture, style: style, columns: Self.columns, rows: nil)
        return withNotes ? page.lines(with: notes) : page.lines(beside: [])
    }

    /// What a command writes, in lines.
    private func lines(writtenBy line: String, style: TerminalStyle) throws -> [String] {
        let (usual, output, isInteractive) = (appearance, output, isInteractive)
        defer { (appearance, self.output, self.isInteractive) = (usual, output, isInteractive) }
        var text = ""
        appearance = Appearance(style: style, fixedWidth: Self.columns)
        self.output = { text += $0 }
        self.isInteractive = false
        guard run(line) == .ok else { throw SnapshotError.failed(line) }
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// The page that explains how the screen in front was loaded.
    private var page: LoadPage {
        get throws {
            window.frame = screenFrame
            let picture = ScreenPicture(phone: PhoneDrawing(window: window), notes: nil, colors: .light)
            return LoadPage(
                program: name, technique: technique, experiment: experiment, picture: picture.svg(title: pictureTitle),
                tree: ViewNode(window, owner: window.rootViewController),
                connections: LoadedConnection.all(of: objectsOnScreen), steps: recorder.loading,
                terms: try handbook.terms)
        }
    }
}
