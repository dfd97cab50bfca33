import Foundation
import TerminalTesting
@testable import Teaching

/// Somebody who follows chapters by what the window shows, and looks up in the page only how a goal is reached and
/// which answer is right.
///
/// In each chapter the walker answers one question wrongly, and makes one detour.
nonisolated struct Walker {
    /// The parts of a lesson that only its page has.
    struct Lesson: Sendable {
        let commands: [String]
        let answers: [String]
        let right: Int
        let isTyped: Bool
    }

    /// The lessons by their places: `8.6`.
    let lessons: [String: Lesson]
    /// The prompt of a pager.
    static let pagerPrompt = "(paged) "
    private(set) var screen: TerminalScreen
    /// The problems, each with the window that was seen.
    private(set) var problems: [String] = []
    /// The place of the lesson in the prompt; empty if there is none.
    private(set) var place = ""

    private var lastLine = ""
    private var prompt = ""
    /// The row in which what was written last begins.
    private var firstRow = 0
    /// The commands that the lesson asks for, as far as it was read.
    private var task: [String] = []
    private var isGoal = false
    /// The lines to be typed before the window is read again.
    private var pending: [String] = []
    private var isDone = false
    /// The lines that were typed for the lesson.
    private var typedLines: Set<String> = []
    private var countOfEnters = 0
    /// The chapters in which a question was answered wrongly, and those with a detour.
    private var (mistaken, strayed) = (Set<String>(), Set<String>())

    init(columns: Int, rows: Int, lessons: [String: Lesson]) {
        screen = TerminalScreen(columns: columns, rows: rows)
        self.lessons = lessons
    }

    /// Returns a Boolean value that indicates whether a line without its colors is a prompt.
    static func isPrompt(_ line: String) -> Bool {
        line == pagerPrompt || line.wholeMatch(of: #/[a-z0-9. -]+(, [a-z-]+)*> /#) != nil
    }

    /// Looks at what was written up to the next prompt.
    mutating func read(_ output: String) {
        let rowsAbove = screen.cursor.row + 1
        let scrolledBefore = screen.scrolledLines
        screen.write(output)
        prompt = screen.lines[screen.cursor.row]
        if isPaged { return }
        // Lines above may be lost, but no line that was written since.
        let isCleared = output.contains("\u{1B}[H")
        firstRow = isCleared ? 0 : rowsAbove - (screen.scrolledLines - scrolledBefore)
        // If the window isn't cleared, a lesson follows the program's log.
        let lost = isCleared ? screen.scrolledLines : lessons.isEmpty ? -firstRow : 0
        if lost > 0 { complain("\(lost) lines are lost after \(lastLine.debugDescription)") }
        if isCleared, let phone, phone.first?.first != "╭" { complain("the phone has no upper edge") }
        let newPlace = prompt.firstMatch(of: #/^([0-9]+\.[0-9]+) /#).map { String($0.1) } ?? ""
        guard newPlace != place else { return }
        (place, task, isGoal, isDone, countOfEnters) = (newPlace, [], false, false, 0)
    }

    /// The lines of the phone in the window, or nil if there is none.
    private var phone: ArraySlice<String>? {
        guard let end = screen.lines.firstIndex(where: { $0.hasPrefix("╰") && $0.contains("( )") }) else { return nil }
        let above = screen.lines[..<end].lastIndex { !"╭│".contains($0.first ?? " ") }
        return screen.lines[(above.map { $0 + 1 } ?? 0)...end]
    }

    /// A Boolean value that indicates whether a pager waits for a key.
    var isPaged: Bool { prompt + " " == Self.pagerPrompt }

    /// Notes something that isn't as it should be.
    mutating func complain(_ problem: String) {
        problems.append("\(place): \(problem)\n" + screen.lines.joined(separator: "\n"))
    }

    /// Returns what to type next; nil if the window doesn't say.
    mutating func nextLine() -> String? {
        if isPaged { return "" }
        let line = findLine()
        lastLine = line ?? ""
        return line
    }

    private mutating func findLine() -> String? {
        let text = text
        if !pending.isEmpty { return pending.removeFirst() }
        // A trace may have had no room.
        if isDone, text.contains("\"trace last\""), typedLines.insert("trace last").inserted { return "trace last" }
        readTask(in: text)
        if text.contains(/Enter (shows more|continues|says why|begins)/) {
            countOfEnters += 1
            return countOfEnters < 40 ? "" : nil
        }
        if isDone { return nil }
        // Several questions that come back have the same place.
        isDone = !place.hasSuffix(".0")
        pending = answer(to: text) ?? (isGoal ? lessons[place]?.commands : task) ?? []
        let chapter = String(place.prefix { $0 != "." })
        if !task.isEmpty, strayed.insert(chapter).inserted { pending.insert(isOdd(chapter) ? "tree" : "stats", at: 0) }
        typedLines = Set(pending)
        return pending.isEmpty ? nil : pending.removeFirst()
    }

    private func isOdd(_ chapter: String) -> Bool { Int(chapter).map { $0 % 2 == 1 } ?? false }

    /// The line that answers the present question or leaves the exercise; nil if there is neither.
    private mutating func answer(to text: String) -> [String]? {
        if text.contains("\"skip\" leaves it for another time.") { return ["skip"] }
        guard let lesson = lessons[place], !lesson.answers.isEmpty else {
            return text.contains("Type the number of your answer.") ? ["1"] : nil
        }
        if lesson.isTyped { return [lesson.answers[lesson.right]] }
        let shown = text.matches(of: /(?m)^  ([0-9])  (.+(?:\n     .+)*)$/).map { match in
            (number: String(match.1), answer: Self.words(of: String(match.2)))
        }
        let right = Self.words(of: lesson.answers[lesson.right])
        let isRight = !mistaken.insert(String(place.prefix { $0 != "." })).inserted
        return shown.first { ($0.answer == right) == isRight }.map { [$0.number] } ?? []
    }

    private static func words(of text: String) -> [Substring] {
        text.split { $0.isWhitespace || "`\"*".contains($0) }
    }

    /// Takes note of what the window says is to be typed.
    private mutating func readTask(in text: String) {
        guard !isDone else { return }
        let heading = text.ranges(of: try! Regex(#"(^|\n)"?\#(place.replacing(".", with: "\\.")) "#)).last
        let own = heading.map { text[$0.lowerBound...] } ?? text[...]
        if own.contains(#/(^|\n)Goal: /#) { isGoal = true }
        let commands = own.replacing("\n", with: " ").matches(of: /\bType "([^"]+)"\./).map { String($0.1) }
        let known = (0...commands.count).last { task.suffix($0) == commands.prefix($0) } ?? 0
        task += commands.dropFirst(known)
    }

    /// The text beside and below the phone, with bold words in quotation marks.
    private var text: String {
        let isBeside = screen.cells[0].count >= 100
        let lines = screen.cells[max(0, firstRow)..<screen.cursor.row].compactMap { cells -> String? in
            let isPhone = "│╭╰".contains(cells[0].character)
            if isPhone, !isBeside { return nil }
            let isBesidePhone = isBeside && cells.prefix(Self.columnsOfPhone).allSatisfy { $0.character == " " }
            return Self.text(of: cells.dropFirst(isPhone || isBesidePhone ? Self.columnsOfPhone : 0))
        }
        // Bold text may continue in the next line.
        return lines.joined(separator: "\n").replacing("\"\n\"", with: " ")
    }

    private static let columnsOfPhone = 44

    private static func text(of cells: ArraySlice<TerminalScreen.Cell>) -> String {
        var text = ""
        var isBold = false
        for cell in cells {
            if cell.character != " ", cell.looks.contains("1") != isBold {
                isBold.toggle()
                if !isBold {
                    let blanks = text.reversed().prefix { $0 == " " }.count
                    text.insert("\"", at: text.index(text.endIndex, offsetBy: -blanks))
                } else {
                    text.append("\"")
                }
            }
            text.append(cell.character)
        }
        while text.last == " " { text.removeLast() }
        return isBold ? text + "\"" : text
    }
}
