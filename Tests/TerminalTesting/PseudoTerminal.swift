import Foundation

/// A terminal without a screen, and a program that runs in it: types keys, reads the text that a user would see.
///
///     let terminal = try PseudoTerminal(Executable("table-cell"))
///     try terminal.expect("table-cell> ")
///     terminal.send("help\n")
public nonisolated final class PseudoTerminal {
    /// The terminal's side that a user would sit at.
    private var controller: Int32
    private let child: ChildProcess
    private var unread = Data()
    /// The modes of the terminal before the program could change them.
    public let firstModes: [UInt]

    /// Starts a program in a new terminal.
    /// - Parameters:
    ///   - executable: The program.
    ///   - arguments: Its arguments.
    ///   - environment: Variables to set beside `TERM`, `INPUTRC` and `COLORFGBG`, which says that the terminal is
    ///     dark, so that no program asks it.
    ///   - columns: The terminal's width in characters.
    ///   - rows: The terminal's height in lines.
    public init(
        _ executable: Executable, _ arguments: [String] = [], environment: [String: String] = [:],
        columns: Int = 80, rows: Int = 24
    ) throws {
        var (controller, program): (Int32, Int32) = (-1, -1)
        var name = [CChar](repeating: 0, count: Int(PATH_MAX))
        guard openpty(&controller, &program, &name, nil, nil) == 0 else {
            throw TerminalError("cannot open a pseudo-terminal: \(String(cString: strerror(errno)))")
        }
        // The program opens its side by itself, and so gets the terminal under its control.
        defer { close(program) }
        _ = fcntl(controller, F_SETFD, FD_CLOEXEC)
        _ = fcntl(controller, F_SETFL, O_NONBLOCK)
        _ = fcntl(program, F_SETFD, FD_CLOEXEC)
        self.controller = controller
        let path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let environment = ["TERM": "xterm", "COLORFGBG": "15;0", "INPUTRC": "/dev/null"].merging(environment) { $1 }
        Self.resize(controller, columns: columns, rows: rows)
        firstModes = Self.modes(of: controller)
        child = try ChildProcess(executable.path, arguments, environment: environment) { actions in
            posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
        }
    }

    deinit {
        hangUp()
    }

    /// Takes the terminal away from the program, as when its window is closed.
    public func hangUp() {
        if controller >= 0 { close(controller) }
        controller = -1
    }

    /// Waits for the program to end on its own, though the terminal may be gone.
    public func wait() -> Exit { child.wait() }

    /// The processor time of the program, in seconds; known once it has ended.
    public var seconds: Double { child.seconds }

    /// The most memory that the program has had at a time, in bytes; nil if it has ended, or where no file tells.
    public var peakMemory: Int? { child.peakMemory }

    /// The modes of the terminal: how it treats keys and lines.
    public var modes: [UInt] { Self.modes(of: controller) }

    private static func modes(of terminal: Int32) -> [UInt] {
        var modes = termios()
        tcgetattr(terminal, &modes)
        return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map { UInt($0) }
    }

    /// Types keys; `\t` is Tab, `\u{3}` is Control-C, `\u{1B}[A` is Up.
    ///
    /// However many there are: what the program writes meanwhile, before it can take more, is there to be read. If it
    /// neither reads nor writes for a minute, the rest is not typed.
    public func send(_ keys: String) {
        var rest = Array(keys.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                guard wait(for: POLLIN | POLLOUT, milliseconds: 60_000) != 0 else { return }
                while (try? readMore(until: .now)) == true {}
            } else if errno != EINTR {
                return
            }
        }
    }

    /// Sends a signal to the program.
    public func signal(_ number: Int32) {
        child.signal(number)
    }

    /// Changes the size of the terminal, and informs the program.
    public func resize(columns: Int, rows: Int) {
        Self.resize(controller, columns: columns, rows: rows)
    }

    /// Reads until a text appears.
    /// - Parameters:
    ///   - text: The text.
    ///   - limit: How long to wait for it.
    /// - Returns: Everything up to its end that was not read before.
    /// - Throws: `TerminalError` with the text that appeared instead.
    @discardableResult
    public func expect(_ text: String, within limit: Duration = .seconds(20)) throws -> String {
        let deadline = ContinuousClock.now + limit
        while true {
            if let found = unread.range(of: Data(text.utf8)) {
                defer { unread = Data(unread[found.upperBound...]) }
                return String(decoding: unread[..<found.upperBound], as: UTF8.self)
            }
            guard try readMore(until: deadline) else {
                throw TerminalError("the program ended without \(text); it wrote \(remainder.debugDescription)")
            }
        }
    }

    /// Reads until the last line is as wanted, a prompt for instance.
    /// - Parameters:
    ///   - limit: How long to wait for it.
    ///   - isWanted: A function that returns whether a line is the wanted one. It is the last line so far.
    /// - Returns: The output that was not read before, without that line, and the line.
    /// - Throws: `TerminalError` with the text that appeared instead.
    public func expectLastLine(
        within limit: Duration = .seconds(60), where isWanted: (String) -> Bool
    ) throws -> (text: String, line: String) {
        let deadline = ContinuousClock.now + limit
        while true {
            let start = unread.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? unread.startIndex
            let line = String(decoding: unread[start...], as: UTF8.self)
            if isWanted(line) {
                defer { unread = Data() }
                return (String(decoding: unread[..<start], as: UTF8.self), line)
            }
            guard try readMore(until: deadline) else {
                throw TerminalError("the program ended; it wrote \(remainder.debugDescription)")
            }
        }
    }

    /// Reads on until the program ends, and returns how it did.
    /// - Throws: `TerminalError` if it hasn't in time.
    public func waitForExit(within limit: Duration = .seconds(20)) throws -> Exit {
        let deadline = ContinuousClock.now + limit
        while try readMore(until: deadline) {}
        return child.wait()
    }

    /// Reads and discards output until it pauses for a while, so that the program is not kept waiting.
    public func readAll(for quiet: Duration) {
        while (try? readMore(until: .now + quiet)) == true {}
        unread = Data()
    }

    /// The text that was written and not yet read.
    public var remainder: String { String(decoding: unread, as: UTF8.self) }

    /// Waits for output.
    /// - Returns: Whether there was any before the program ended.
    private func readMore(until deadline: ContinuousClock.Instant) throws -> Bool {
        let (seconds, attoseconds) = (deadline - .now).components
        let milliseconds = max(0, seconds * 1000 + attoseconds / 1_000_000_000_000_000)
        let ready = wait(for: POLLIN, milliseconds: Int32(clamping: milliseconds))
        if ready < 0, errno == EINTR { return true }
        guard ready > 0 else {
            throw TerminalError("nothing more came; until then there was \(remainder.debugDescription)")
        }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(controller, &bytes, bytes.count)
        // Linux reports an error when the other side is closed, macOS the end of the file.
        guard count > 0 else { return false }
        unread += bytes[..<count]
        return true
    }

    /// Waits until something can be done.
    /// - Returns: 0 if the time is over.
    private func wait(for events: Int32, milliseconds: Int32) -> Int32 {
        var source = pollfd(fd: controller, events: Int16(events), revents: 0)
        return poll(&source, 1, milliseconds)
    }

    private static func resize(_ controller: Int32, columns: Int, rows: Int) {
        var size = winsize()
        size.ws_col = UInt16(clamping: columns)
        size.ws_row = UInt16(clamping: rows)
        _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
    }
}
