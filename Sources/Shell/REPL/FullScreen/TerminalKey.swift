/// A user's action at a terminal: pressing a key, turning or pressing the mouse, or pasting.
package nonisolated enum TerminalKey: Hashable, Sendable {
    /// A key that writes something. An accent typed by itself comes by itself.
    case character(Character)
    /// A letter, in lower case, with Control held down.
    case control(Character)
    case up, down, left, right
    case pageUp, pageDown, home, end
    case tab, backTab, enter, escape
    /// Deletes the character before the cursor, or the one after it.
    case backspace, delete
    /// The left button of the mouse goes down and up on a cell, counted from 0.
    case press(column: Int, row: Int)
    /// The left button goes down on a cell, and up on another one, so many columns and rows away.
    case drag(column: Int, row: Int, right: Int, down: Int)
    /// The wheel of the mouse is turned by a notch over a cell, towards the user or away.
    case wheel(up: Bool, column: Int, row: Int)
    case paste(String)

    /// The same key, with a drag as a press where it began.
    package var withoutMovement: TerminalKey {
        if case .drag(let column, let row, _, _) = self { .press(column: column, row: row) } else { self }
    }
}
