@preconcurrency internal import CReadline
internal import Foundation
internal import PlainText

/// Lets a learner edit a line in the terminal: GNU readline, with its history and completion.
///
/// Readline's own reading is a blocking call with signal handlers of its own. Here it is handed one key at a time, so
/// that signals arrive between keys, and the terminal is in its normal mode whenever a command runs. Readline's state
/// is global: there may be one editor at a time.
final class LineEditor {
    /// An input from the terminal other than a key's effect.
    enum Input {
        case line(String)
        /// Control-C: the line, if there was one, is abandoned.
        case interrupted
        /// Control-D on an empty line, or the terminal is gone.
        case end
        /// A signal that asks the process to end. The terminal is in its normal mode.
        case termination(signal: Int32)
    }

    /// A line that is shown at an empty prompt, and that Enter takes.
    struct Ghost {
        let line: String
        /// The line with escape codes.
        let shown: String
    }

    /// The smallest width that readline gets, which has room for its text during a search.
    private static let fewestColumns: Int32 = 20

    private let complete: (String) -> Completions
    private let redraw: () -> String?
    private let turn: Int32
    private let change: () -> String?
    private let signals: SignalInbox
    private var received: Input?
    private var keys: UTF8Keys
    /// The ghost that is on the terminal, after the prompt.
    private var ghost: Ghost?

    /// The editor that readline's callbacks, which can't capture anything, mean.
    private static weak var current: LineEditor?

    /// Creates an editor. The user's `.inputrc` may refer to the program by a name. `redraw` returns the text above the
    /// prompt after a change of the terminal's size, `complete` the possible ends of the line up to the cursor. Every
    /// `turn` milliseconds, -1 for never, `change` returns the text above the prompt if it changed by itself. Throws an
    /// error if the system has no more file descriptors.
    init(
        name: String, redraw: @escaping () -> String?, complete: @escaping (String) -> Completions, turn: Int32,
        change: @escaping () -> String?
    ) throws {
        (self.turn, self.change) = (turn, change)
        self.redraw = redraw
        self.complete = complete
        signals = try SignalInbox(SignalInbox.ends + [SIGTSTP, SIGWINCH])
        keys = UTF8Keys(descriptor: STDIN_FILENO, interruption: signals.descriptor)
        Self.current = self
        // Readline reads input as UTF-8 only if the locale says so. Many containers have no locale.
        if setlocale(LC_CTYPE, "") == nil || String(cString: nl_langinfo(nl_item(CODESET))) != "UTF-8" {
            setlocale(LC_CTYPE, "C.UTF-8")
        }
        rl_readline_name = UnsafePointer(strdup(name))
        rl_catch_signals = 0
        rl_catch_sigwinch = 0
        // Pasted lines run one by one, as if they were typed. The user's .inputrc, read next, may differ.
        rl_variable_bind("enable-bracketed-paste", "off")
        rl_initialize()
        learnSize()
        endSearchesAtControlX()
        // Readline 8.2 crashes when it runs a keyboard macro after a search was given up.
        rl_unbind_function_in_map(rl_start_kbd_macro, rl_get_keymap_by_name("emacs-ctlx"))
        rl_getc_function = { _ in
            MainActor.assumeIsolated { LineEditor.current?.nextKey() ?? EOF }
        }
        setUpCompletion()
    }

    /// Takes the input typed while the terminal was asked for its background.
    func take(_ ground: TerminalGround) { keys.take(ground) }

    /// Takes the keys that were pressed while a text was read.
    func take(_ typed: [UInt8]) { keys.take(typed) }

    /// Waits for a line or another input. Escape codes in the prompt are between U+0001 and U+0002.
    /// A ghost is shown until a key is pressed.
    func read(prompt: String, ghost: Ghost? = nil) -> Input {
        received = nil
        while let signal = signals.next() {
            switch signal {
            case SIGINT: break  // It was for the command that has ended since.
            case SIGWINCH:
                learnSize()
                if let text = redraw() { StandardStream.output.write(text) }
            case SIGTSTP: signals.succumb(to: signal)
            default: return .termination(signal: signal)
            }
        }
        rl_callback_handler_install(prompt) { line in
            MainActor.assumeIsolated { LineEditor.current?.receive(line) }
        }
        if !keys.hasMore { show(ghost) }
        defer { self.ghost = nil }
        while true {
            while received == nil, keys.hasMore { readKey() }
            if let received { return received }
            var sources = [STDIN_FILENO, signals.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            let ready = poll(&sources, 2, turn)
            if ready == 0, let text = change() { draw(text) }
            guard ready > 0 else { continue }
            while received == nil, let signal = signals.next() { handle(signal) }
            if received == nil, sources[0].revents != 0 { readKey() }
        }
    }

    /// The next line of a paste, which arrives without a pause, or nil if there isn't one.
    func readPasted() -> String? {
        var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard keys.hasMore || poll(&source, 1, 50) > 0, case .line(let line) = read(prompt: "") else { return nil }
        return line
    }

    // MARK: A ghost

    private func show(_ ghost: Ghost?) {
        self.ghost = ghost
        if let ghost { StandardStream.output.write("\(ghost.shown)\u{1B}[\(ghost.line.count)D") }
    }

    /// Erases the ghost, behind an empty line.
    private func hideGhost() {
        guard ghost != nil else { return }
        ghost = nil
        StandardStream.output.write("\u{1B}[K")
    }

    /// Returns the next byte for readline. Before the Enter that takes the ghost, the ghost is put into the line.
    private func nextKey() -> Int32 {
        guard let byte = keys.next() else { return EOF }
        let line = ghost?.line
        hideGhost()
        if let line, rl_end == 0, [0x0A, 0x0D].contains(byte) {
            rl_insert_text(line)
            rl_redisplay()
        }
        return Int32(byte)
    }

    // MARK: Keys

    /// Lets readline handle a key.
    ///
    /// A line of the history that was changed and left keeps the data to undo the change, which readline 8.2 then frees
    /// with the edited line, too. So this method discards that data: the change stays, and only undoing it is lost.
    private func readKey() {
        let place = where_history()
        rl_callback_read_char()
        for place in [place, where_history()] { history_get(history_base + place)?.pointee.data = nil }
    }

    private func receive(_ line: UnsafeMutablePointer<CChar>?) {
        // Before the command runs: its output belongs to a terminal in its normal mode.
        rl_callback_handler_remove()
        received = line.map { .line(String(cString: $0)) } ?? .end
        free(line)
    }

    private func handle(_ signal: Int32) {
        if signal != SIGWINCH { hideGhost() }
        switch signal {
        case SIGINT:
            // Ends a search through the history, too, which would otherwise write its prompt after the line break.
            rl_callback_sigcleanup()
            rl_point = rl_end
            rl_redisplay()
            rl_echo_signal_char(SIGINT)
            rl_crlf()
            stop()
            received = .interrupted
        case SIGWINCH:
            learnSize()
            draw(redraw())
        case SIGTSTP:
            rl_deprep_terminal()
            signals.succumb(to: signal)
            rl_prep_terminal(1)
            rl_forced_update_display()
        default:
            stop()
            received = .termination(signal: signal)
        }
    }

    /// Writes a text above the prompt, and the line again that is being typed.
    private func draw(_ text: String?) {
        let ghost = ghost
        hideGhost()
        rl_clear_visible_line()
        fflush(rl_outstream)
        if let text { StandardStream.output.write(text) }
        rl_on_new_line()
        rl_redisplay()
        show(ghost)
    }

    /// Abandons the line and gives the terminal back its normal mode.
    ///
    /// A line that readline 8.2 saved, as it does before a search, would keep the data to undo its changes, and be
    /// freed again with the next line. So this method restores it first, behind the text on the screen.
    private func stop() {
        rl_callback_sigcleanup()
        let shown = strdup(rl_line_buffer)
        rl_maybe_unsave_line()
        rl_replace_line(shown, 0)
        rl_point = rl_end
        free(shown)
        rl_free_line_state()
        rl_callback_handler_remove()
    }

    /// Lets readline ask the terminal for its size. In a window of a column or two it would divide by zero.
    private func learnSize() {
        rl_reset_screen_size()
        var (rows, columns): (Int32, Int32) = (0, 0)
        rl_get_screen_size(&rows, &columns)
        rl_set_screen_size(max(rows, 2), max(columns, Self.fewestColumns))
    }

    /// Lets Control-X end a search through the history. Otherwise, as the first of two keys, it would leave a search
    /// that readline 8.2, which gets one key at a time, continues from memory it has freed.
    private func endSearchesAtControlX() {
        let ends = rl_variable_value("isearch-terminators").map { String(cString: $0) } ?? ""
        rl_variable_bind("isearch-terminators", (ends.isEmpty ? "\u{1B}\n" : ends) + "\u{18}")
    }

    private func setUpCompletion() {
        rl_attempted_completion_function = { _, _, end in
            // Only the session's completions count, even if there aren't any.
            rl_attempted_completion_over = 1
            nonisolated(unsafe) var matches: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
            MainActor.assumeIsolated { matches = LineEditor.current?.matches(upTo: Int(end)) }
            return matches
        }
        rl_char_is_quoted_p = { line, index in
            guard let line, index > 0 else { return 0 }
            return line[Int(index) - 1] == CChar(UInt8(ascii: "\\")) ? 1 : 0
        }
        // The session has sorted them, numbers by their values.
        rl_sort_completion_matches = 0
        rl_completer_word_break_characters = UnsafePointer(strdup(" \t\n"))
        rl_completer_quote_characters = UnsafePointer(strdup("\"'"))
        rl_filename_quote_characters = UnsafePointer(strdup(" \t\n\\\"'"))
    }

    /// Returns the completions in readline's form: their common beginning, then each, then a null pointer.
    private func matches(upTo end: Int) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        let line = UnsafeBufferPointer(start: rl_line_buffer, count: end).map { UInt8(bitPattern: $0) }
        var completions = complete(String(decoding: line, as: UTF8.self))
        // Readline shows them as they are. A file's name may hold anything.
        completions.words.removeAll { $0 != $0.printable }
        guard let first = completions.words.first else { return nil }
        rl_filename_completion_desired = completions.arePaths ? 1 : 0
        if first.hasSuffix("/") { rl_completion_suppress_append = 1 }
        let common = completions.words.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
        let all = completions.words.count == 1 ? [first] : [common] + completions.words
        let list = calloc(all.count + 1, MemoryLayout<UnsafeMutablePointer<CChar>?>.stride)!
            .bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: all.count + 1)
        for (index, word) in all.enumerated() { list[index] = strdup(word) }
        return list
    }
}
