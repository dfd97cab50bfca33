import Canvases
import REPL

@testable import ExampleShell

/// Somebody at a terminal of a certain size, without the terminal: keys as the bytes that come, and frames.
struct Fingers {
    let driver: Driver

    init(_ session: ExampleSession, columns: Int = 100, rows: Int = 40, script: ScriptFile? = nil) {
        session.appearance = Appearance(fixedWidth: columns, fixedHeight: rows)
        driver = Driver(session, script: script)
    }

    /// Presses keys, and answers what the terminal then shows. A byte of Escape is the key, if it is the last.
    @discardableResult
    func press(_ bytes: String) -> [String] {
        type(bytes)
        return seen
    }

    /// Presses keys.
    func type(_ bytes: String) {
        var parser = KeyParser()
        // As a command of the session that drives.
        driver.session.inContext {
            driver.drive {
                let keys = bytes.utf8.compactMap { parser.take($0) } + [parser.timeOut()].compactMap(\.self)
                for (index, key) in keys.enumerated() {
                    driver.handle(key)
                    // Whoever types a word looks up behind it, and then there is another frame.
                    if case .character = key { continue }
                    if index < keys.count - 1 { _ = driver.frame() }
                }
            }
        }
    }

    /// The current contents of the terminal.
    var frame: TerminalFrame { driver.session.inContext(driver.frame) }

    /// The lines of the terminal, without the empty ones at its end.
    var seen: [String] { frame.seen }

    /// The command in the line below the screen.
    var line: String {
        let line = seen.promptLine
        return line.firstRange(of: "> ").map { String(line[$0.upperBound...]) } ?? ""
    }
}

extension TerminalFrame {
    /// Its lines, without the empty ones at its end.
    var seen: [String] { text.reversed().drop(while: \.isEmpty).reversed() }
}

extension [String] {
    /// Of all that is seen the line with the command.
    var promptLine: String { suffix(2).first ?? "" }
    /// Of all that is seen the line with the keys.
    var keyLine: String { last ?? "" }
}

/// The bytes of keys.
nonisolated enum Key {
    static let (up, down, left, right) = ("\u{1B}[A", "\u{1B}[B", "\u{1B}[D", "\u{1B}[C")
    static let (pageUp, pageDown, home, end) = ("\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H", "\u{1B}[F")
    static let (tab, backTab, enter, escape) = ("\t", "\u{1B}[Z", "\r", "\u{1B}")

    /// A click on a cell, counted from 0.
    static func click(column: Int, row: Int) -> String { drag(column: column, row: row) }

    /// A drag from a cell to another, so many columns and rows away.
    static func drag(column: Int, row: Int, right: Int = 0, down: Int = 0) -> String {
        "\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + right + 1);\(row + down + 1)m"
    }

    /// A notch of the wheel over a cell.
    static func wheel(up: Bool, column: Int, row: Int) -> String { "\u{1B}[<\(up ? 64 : 65);\(column + 1);\(row + 1)M" }
}
