internal import ExampleShell
internal import PlainText
extension Loop {
    /// Handles a key, and returns the request that must be done elsewhere.
    mutating func press(_ key: TerminalKey) -> LoopRequest? {
        guard isRoomy else { return key == .character("q") ? .leave : nil }
        switch overlay {
        case .list(let list): return press(key, in: list)
        case .question(_, let answer): return press(key, in: answer)
        case .panel(let title, let panel): return press(key, in: panel, title)
        case nil: return pressOnScreen(key)
        }
    }

    private mutating func pressOnScreen(_ key: TerminalKey) -> LoopRequest? {
        switch key {
        case .character("q"): return .leave
        case .character("n"): open(next)
        case .enter:
            guard state == .solved else { return check() }
            open(next)
        case .tab, .backTab, .left, .right: front = front == .task ? .verdict : .task
        case .character("l"):
            overlay = .list(
                ExerciseList(
                    session.exercises, solved: solved, parts: session.handbookParts, selecting: subject.exercise?.number
                ))
        case .character("c"): return checkAll()
        case .character("e"):
            guard Editor() == nil else { return .edit(subject.files) }
            let files = subject.files.map(\.path).joined(separator: "\n")
            let advice = "To open an editor here, set VISUAL or EDITOR to its name. Or open the file yourself:"
            showText("\(advice)\n\n\(files)", title: "Edit")
        case .character("p"): return .play(subject.name)
        case .character("?"): showText(Self.allKeys, title: "Keys")
        default:
            if let exercise = subject.exercise, press(key, for: exercise) { return nil }
            scroll(key)
        }
        return nil
    }

    /// Handles a key for an exercise, and returns whether the key is for that.
    private mutating func press(_ key: TerminalKey, for exercise: Exercise) -> Bool {
        switch key {
        case .character("h"): show("hint \(subject.name)", title: "Hint")
        case .character("x"):
            overlay = .question("Undo your changes to exercise \(subject.name)? A copy is saved.", yes: .reset)
        case .character("s") where session.isTried(exercise): showSolution()
        case .character("s"):
            overlay = .question(
                "You have not checked exercise \(subject.name) yet. Show its solution?", yes: .showSolution)
        default: return false
        }
        return true
    }

    private mutating func showSolution() {
        show("solution \(subject.name) --anyway", title: "Solution")
    }

    private mutating func scroll(_ key: TerminalKey) {
        var pane = front
        if case .wheel(_, let column, _) = key, isWide { pane = column < area(of: .verdict).column ? .task : .verdict }
        let (area, style) = (area(of: pane), session.appearance.style)
        switch pane {
        case .task: _ = task.scroll(key, in: area, style: style)
        case .verdict: _ = verdict.scroll(key, in: area, style: style)
        }
    }

    // MARK: The pane in place of the verdict

    private mutating func press(_ key: TerminalKey, in list: ExerciseList) -> LoopRequest? {
        var list = list
        switch key {
        case .escape: overlay = nil
        case .enter: list.exercise.map { open($0) }
        default:
            list.handle(key)
            overlay = .list(list)
        }
        return nil
    }

    private mutating func press(_ key: TerminalKey, in answer: Answer) -> LoopRequest? {
        overlay = nil
        guard [.character("y"), .character("Y")].contains(key) else { return nil }
        switch answer {
        case .reset: return reset()
        case .showSolution: showSolution()
        }
        return nil
    }

    private mutating func press(_ key: TerminalKey, in panel: Panel, _ title: String) -> LoopRequest? {
        var panel = panel
        if panel.scroll(key, in: area(of: .verdict), style: session.appearance.style) {
            overlay = .panel(title: title, panel)
            return nil
        }
        overlay = nil
        if let request = stopRound() { return request }
        // Other keys do what they always do, so no key has to be pressed twice.
        return [.escape, .character("q"), .enter, .character(" ")].contains(key) ? nil : pressOnScreen(key)
    }

    // MARK: Meanings of keys

    var keys: [KeyHint] {
        switch overlay {
        case .list:
            return [
                KeyHint("↑↓", "choose", rank: 1), KeyHint("Enter", "open", rank: 0), KeyHint("Esc", "cancel", rank: 0),
            ]
        case .question: return [KeyHint("y", "yes", rank: 0), KeyHint("Enter", "no", rank: 0)]
        case .panel where round != nil: return [KeyHint("Esc", "stop", rank: 0)]
        case .panel: return [KeyHint("Enter", "close", rank: 0)]
        case nil: break
        }
        let isExercise = subject.exercise != nil
        let other = front == .task ? isExercise ? "verdict" : "screen" : "task"
        return [KeyHint("Enter", state == .solved ? "next" : isExercise ? "check" : "show", rank: 1)]
            + (isWide ? [] : [KeyHint("Tab", other, rank: 1)])
            + (state == .solved ? [] : [KeyHint("n", "next", rank: 3)])
            + [KeyHint("e", "edit", rank: 2)]
            + (isExercise ? [KeyHint("h", "hint", rank: 2)] : [])
            + [KeyHint("p", "play", rank: 3), KeyHint("l", "list", rank: 4)]
            + (isExercise ? [KeyHint("s", "solution", rank: 5), KeyHint("x", "reset", rank: 6)] : [])
            + [KeyHint("c", "check all", rank: 7), KeyHint("?", "keys", rank: 0), KeyHint("q", "quit", rank: 0)]
    }

    private static let allKeys = [
        ("Enter", "check now; when it is solved, go on"),
        ("Tab", "task or verdict"),
        ("↑ ↓ Space", "scroll (or the mouse wheel)"),
        ("n", "the next exercise that is not solved"),
        ("l", "list all, and choose one"),
        ("h", "a hint; there are three"),
        ("e", "open the files in your editor"),
        ("p", "play your code on the phone"),
        ("s", "a solution beside your code"),
        ("x", "reset: undo your changes"),
        ("c", "check all that you have begun"),
        ("q", "quit"),
    ].map { $0.0.padded(to: 9) + "  " + $0.1 }.joined(separator: "\n")
}
