internal import Canvases
internal import TerminalUIKit

extension Driver {
    func handle(_ key: TerminalKey) {
        isUnchanged = false
        guard isRoomy else {
            if [.escape, .character("q"), .control("d")].contains(key) { isOver = true }
            return
        }
        let key = overlay == nil && comparison == nil && slowScroll == nil ? key : key.withoutMovement
        if let comparison {
            comparison.handle(key)
            if comparison.isOver { self.comparison = nil }
            return
        }
        if let slowScroll {
            if !slowScroll.handle(key) { self.slowScroll = nil }
            return
        }
        switch overlay {
        case .field(let field): handle(key, in: field)
        case .choice(let choice): handle(key, in: choice)
        case .panel(let panel): handle(key, in: panel)
        case nil: handleOnScreen(key)
        }
    }

    private func handleOnScreen(_ key: TerminalKey) {
        if let command = keyCommands.first(where: { $0.key == key }) { return begin(command.command) }
        switch key {
        case .character("q"), .escape, .control("d"): isOver = true
        case .character(":"): overlay = .field(CommandField())
        case .character("?"):
            let guide = KeyGuide(self)
            overlay = .panel(Panel(takesAllKeys: true) { [.lines(guide.text(columns: $0))] })
        case .character("e") where hasExperiments: overlay = .choice(experimentChoice)
        case .character("c") where hasExperiments: chooseComparison()
        case .character("t") where hasTechniques: overlay = .choice(techniqueChoice)
        case .tab: moveFocus(forward: true)
        case .backTab: moveFocus(forward: false)
        case .press(let column, let row): press(column: column, row: row)
        case .drag(let column, let row, let right, let down): drag(column: column, row: row, right: right, down: down)
        case .wheel(let up, let column, let row):
            turn(touchable(column: column, row: row), by: up ? -1 : 1)
        case .enter, .character(" "):
            guard let focus else { return moveFocus(forward: true) }
            touch(focus)
        case .character("s") where session.frontList != nil: scrollsSlowly.toggle()
        case .character("["): step(by: -1)
        case .character("]"): step(by: 1)
        case .up: turn(focus, by: -1)
        case .down: turn(focus, by: 1)
        case .pageUp where session.frontList == nil: scrollPhone(by: 2 - windowRows)
        case .pageDown where session.frontList == nil: scrollPhone(by: windowRows - 2)
        case .left where focus?.gesture == .turn: turn(focus, by: -1)
        case .right where focus?.gesture == .turn: turn(focus, by: 1)
        case .left where isTooWide: scrollPhone(by: 0, columns: -8)
        case .right where isTooWide: scrollPhone(by: 0, columns: 8)
        default:
            guard let line = session.frontList.flatMap({ line(for: key, in: $0) }) else { return isUnchanged = true }
            run(line)
        }
    }

    /// Lets the user choose what to compare, or says at once that there is no room for two phones.
    private func chooseComparison() {
        do {
            try ComparisonRoom.requireTwo(in: session.appearance.size)
            overlay = .choice(comparisonChoice)
        } catch {
            overlay = .panel(Panel([.prose(StyledText("\(error)"), indent: 0)]))
        }
    }

    /// Turns a wheel, or scrolls the list, the scroll view, or a phone that is higher than the window.
    private func turn(_ touchable: Touchable?, by rows: Int) {
        if let touchable, [.turn, .scroll].contains(touchable.gesture) {
            run("\(touchable.command) \(rows)")
        } else if session.frontList != nil {
            run("scroll \(rows)\(scrollsSlowly ? " slowly" : "")")
        } else if let scrolled = session.touchables.first(where: { $0.gesture == .scroll }) {
            run("\(scrolled.command) \(rows)")
        } else {
            scrollPhone(by: rows)
        }
    }

    /// Shows another part of a phone that is larger than the window.
    private func scrollPhone(by lines: Int, columns: Int = 0) {
        let line = max(0, min(firstLine + lines, phoneRows - windowRows))
        let column = max(0, min(firstColumn + columns, phoneColumns - session.appearance.size.columns))
        isUnchanged = (line, column) == (firstLine, firstColumn)
        (firstLine, firstColumn, followsFocus) = (line, column, false)
    }

    /// A Boolean value that indicates whether the window has no room for all columns of the phone.
    var isTooWide: Bool { phoneColumns > session.appearance.size.columns }

    /// A Boolean value that indicates whether something scrolls without being a list.
    var scrollsScreen: Bool {
        phoneRows > windowRows || session.touchables.contains { $0.gesture == .scroll }
    }

    /// A Boolean value that indicates whether commands may change the contents of the list.
    var editsList: Bool {
        session.frontList != nil && (session as? ListSession).flatMap { try? $0.editableList } != nil
    }

    /// The keys for all that a user can do with the screen now beside touching its views.
    var keyCommands: [KeyCommand] { session.program.keyCommands(session, focus) }

    /// The item with the focus, or the first on the screen.
    private var item: Int? { focus?.item ?? session.touchables.lazy.compactMap(\.item).first }

    private func line(for key: TerminalKey, in list: any CellList) -> String? {
        // Rows may be very low, or have no height.
        let (step, bounds) = (list.step, list.bounds)
        let page = (step.x > 0 ? bounds.width / step.x : bounds.height / max(1, step.y)).whole(in: 1...1_000_000)
        switch key {
        case .pageUp: return "scroll -\(page)"
        case .pageDown: return "scroll \(page)"
        case .home: return "goto 0"
        case .end: return "goto \(max(0, list.itemCount - 1))"
        case .character("i") where editsList: return "insert \(item ?? 0)"
        case .character("x") where editsList, .delete where editsList: return "delete \(item ?? 0)"
        case .character("r"): return "reload"
        default: return nil
        }
    }

    private func press(column: Int, row: Int) {
        guard let touchable = touchable(column: column, row: row), touchable.gesture != .scroll else { return }
        focus(on: touchable)
        let point = page.rendering.point(column: column, row: row)
        if let line = point.flatMap({ touchable.press?($0) }) { run(line) } else { touch(touchable) }
    }

    /// Moves a slider's knob or a wheel, runs the program's command for the movement, or scrolls the list. Otherwise
    /// it is a press, if it ends in the view in which it began. On iOS, an action is sent for "touch up inside" alone.
    private func drag(column: Int, row: Int, right: Int, down: Int) {
        let (start, touchable) = (page.rendering.point(column: column, row: row), touchable(column: column, row: row))
        guard let start else { return }
        let end = page.rendering.point(column: column + right, row: row + down)
        let way = CGPoint(
            x: end.map { $0.x - start.x } ?? CGFloat(right) * PhoneFrame.columnWidth,
            y: end.map { $0.y - start.y } ?? CGFloat(down) * PhoneFrame.lineHeight)
        if let touchable, touchable.gesture == .turn {
            focus(on: touchable)
            let end = CGPoint(x: start.x + way.x, y: start.y)
            if right != 0, let line = touchable.press?(end) { run(line) } else { turn(touchable, by: -down) }
        } else if let line = session.program.dragCommand(session, start, way) {
            run(line)
        } else if touchable?.item != nil, let line = session.frontList?.scrollCommand(forDragBy: way) {
            run(line)
        } else if touchable?.frame.contains(CGPoint(x: start.x + way.x, y: start.y + way.y)) == true {
            press(column: column, row: row)
        }
    }

    /// Taps a view, or begins the command that types into it.
    func touch(_ touchable: Touchable) {
        switch touchable.gesture {
        case .tap: run(touchable.command)
        case .type:
            overlay = .field(
                CommandField(text: touchable.text, typedBy: touchable.command, ending: touchable.ending))
        case .turn, .scroll: break
        }
    }

    /// Runs a command, or lets the user type the rest of it if it ends with a space.
    private func begin(_ command: String) {
        if command.hasSuffix(" ") { overlay = .field(CommandField(command)) } else { run(command) }
    }

    /// Returns the touchable view in a cell of the terminal. In a row with a button, this is the button.
    private func touchable(column: Int, row: Int) -> Touchable? {
        guard let point = page.rendering.point(column: column, row: row) else { return nil }
        return session.touchables.filter { $0.frame.contains(point) }
            .min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
    }

    // MARK: Overlays

    private func handle(_ key: TerminalKey, in panel: Panel) {
        var panel = panel
        if let area = area(of: .panel(panel)), panel.scroll(key, in: area, style: session.appearance.style) {
            overlay = .panel(panel)
            return
        }
        overlay = nil
        // Other keys do what they always do, so no key has to be pressed twice.
        let closing: [TerminalKey] = [.escape, .character("q"), .enter, .character(" ")]
        if !panel.takesAllKeys, !closing.contains(key) { handleOnScreen(key) }
        // The panel is gone, whatever the key means.
        isUnchanged = false
    }

    private func handle(_ key: TerminalKey, in choice: NameChoice) {
        var choice = choice
        switch key {
        case .escape, .character("q"): overlay = nil
        case .enter, .character(" "): run(choice.line)
        case .press(let column, let row):
            guard let area = area(of: .choice(choice)), column >= area.column else { return }
            if choice.select(row: row, in: area) { run(choice.line) }
        default:
            choice.move(key)
            overlay = .choice(choice)
        }
    }

    private func handle(_ key: TerminalKey, in field: CommandField) {
        var field = field
        switch key {
        case .escape, .control("c"): overlay = nil
        case .backspace where field.text.isEmpty: overlay = nil
        case .enter:
            overlay = nil
            if !field.text.allSatisfy(\.isWhitespace) { run(field.text) }
        // As on a phone with a keyboard, Tab goes to the next field.
        case .tab, .backTab:
            guard field.typesText else { fallthrough }
            overlay = nil
            run(field.textWithoutEnding)
            if overlay == nil { moveFocus(forward: key == .tab) }
        default:
            field.handle(key, completing: session.completions)
            overlay = .field(field)
        }
    }
}
