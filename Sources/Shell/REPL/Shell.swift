internal import ArgumentParser
internal import Foundation
internal import PlainText

/// A shell that feeds a session with lines: given ones, a script's, a learner's in a terminal, or those from a pipe.
public struct Shell {
    private let session: Session

    /// Creates a shell for a session.
    public init(_ session: Session) {
        self.session = session
    }

    /// Runs lines: the given ones, or else those of a script, `-` for standard input. Without a script they also come
    /// from standard input, but with a prompt, editing and completion if that and standard output are terminals.
    ///
    /// Throws `ExitCode.failure` in the end if a line failed outside an interactive session, and `ValidationError` if a
    /// file can't be read.
    public func run(commands: [String] = [], script: String? = nil) throws {
        StandardStream.surviveWriting()
        if !commands.isEmpty {
            var commands = commands.makeIterator()
            try runAll(from: "-c") { commands.next() }
        } else if let script, script != "-" {
            try runScript(script)
        } else if script == nil, isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 {
            try interact()
        } else {
            session.isFedByStandardInput = true
            try runStandardInput()
        }
    }

    /// Runs one command by its name and arguments, as the shell that started the program has split them. Throws
    /// `ExitCode.failure` if it failed, and `ValidationError` if there is no such command.
    public func run(words: [String]) throws {
        StandardStream.surviveWriting()
        do { _ = try session.command(named: words[0]) } catch { throw ValidationError(error.description) }
        if session.run(words: words) == .failed { throw ExitCode.failure }
    }

    private func runScript(_ path: String) throws {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw unreadable(path, .system(errno)) }
        defer { close(file) }
        var lines: LineReader
        do { lines = try LineReader(descriptor: file, atMost: 8 << 20) } catch { throw unreadable(path, error) }
        try runAll(from: path) { try lines.next() }
    }

    private func runStandardInput() throws {
        let name = "standard input"
        var lines = LineReader(descriptor: STDIN_FILENO)
        try runAll(from: name) {
            do throws(UnreadableFile) { return try lines.next() } catch { throw unreadable(name, error) }
        }
    }

    private func unreadable(_ name: String, _ reason: UnreadableFile) -> ValidationError {
        ValidationError("can't read \(name.printable): \(reason)")
    }

    /// Runs all lines, or those before one that quits, and fails in the end if one failed.
    private func runAll(from name: String, lines next: () throws -> String?) throws {
        var number = 0
        var hasFailed = false
        reading: while let line = try next() {
            number += 1
            switch session.run(line, at: "\(name):\(number)") {
            case .ok: break
            case .failed: hasFailed = true
            case .quit: break reading
            }
        }
        if hasFailed { throw ExitCode.failure }
    }

    private func interact() throws {
        (session.isInteractive, session.typedAhead) = (true, [])
        let editor = try LineEditor(
            name: session.name, redraw: redraw, complete: session.completions, turn: session.turn,
            change: session.textOfChange)
        var history = History(name: session.name) { [session] in session.warn($0) }
        session.pause = { Thread.sleep(forTimeInterval: $0) }
        askForGround(editor)
        session.greet()
        while true {
            editor.take(session.typedAhead ?? [])
            session.typedAhead = []
            switch editor.read(prompt: prompt, ghost: ghost) {
            case .line(let text):
                for line in lines(of: text, editor) {
                    history.add(String(line.prefix { !$0.isNewline }))
                    Interruption.hasCome = false
                    if session.run(line) == .quit { return }
                }
            case .interrupted:
                continue
            case .end:
                session.print("")
                session.run("quit")
                return
            case .termination(let number):
                // The sender of the signal must see that it has its usual effect.
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    /// The lines to run for a text from the editor: pasted text may hold several, with blank ones between them.
    private func lines(of text: String, _ editor: LineEditor) -> [String] {
        if session.takesText(text) {
            var text = text
            while let line = editor.readPasted() { text += "\n" + line }
            return [text]
        }
        let lines = text.split(whereSeparator: \.isNewline)
        // Enter alone is a line, too.
        return lines.isEmpty ? [""] : lines.map(String.init)
    }

    /// Asks the terminal for its background if no option or variable tells it, and colors depend on it.
    private func askForGround(_ editor: LineEditor) {
        guard !session.appearance.style.isGroundKnown, session.appearance.style.color != .none,
            let ground = TerminalGround.ask()
        else { return }
        editor.take(ground)
        if let isDark = ground.isDark {
            (session.appearance.style.isDark, session.appearance.style.isGroundKnown) = (isDark, true)
        }
    }

    /// Returns the session's output after a resize, on a cleared terminal if that may be cleared.
    private func redraw() -> String? {
        session.redrawAll().map { (session.appearance.style.attributes ? "\u{1B}[H\u{1B}[2J" : "") + $0 }
    }

    /// The suggested line, in gray, or nil if there isn't one, or it would look as if it had been typed.
    private var ghost: LineEditor.Ghost? {
        let style = session.appearance.style
        guard style.attributes, let line = session.suggestion else { return nil }
        let room = session.appearance.size.columns - session.prompt.columns - 1
        let gray = TextRole.dim.escape(in: style) ?? "\u{1B}[2m"
        return line.count <= room ? LineEditor.Ghost(line: line, shown: gray + line + "\u{1B}[0m") : nil
    }

    /// The prompt. U+0001 and U+0002 tell readline that the characters between them take no room.
    private var prompt: String {
        session.prompt.text(in: session.appearance.style) { "\u{1}\($0)\u{2}" }
    }
}
