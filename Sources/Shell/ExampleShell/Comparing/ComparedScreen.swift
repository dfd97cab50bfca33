internal import Canvases
internal import TerminalUIKit

/// One of two screens that are compared: the same program, in a session and a world of its own.
final class ComparedScreen {
    let session: ExampleSession
    private(set) var complaints: [String] = []

    /// Creates the screen by a technique, with an experiment in force if one is named.
    ///
    /// - Throws: If the session is such a screen's, because a script that has a script in itself has no end.
    init(like session: ExampleSession, technique: String, breaking experiment: String?, columns: Int) throws {
        if session.isPlayer {
            throw CommandError(
                "can't compare or film within a comparison or a film; a script in itself would have no end")
        }
        let twin = session.twin()
        twin.isPlayer = true
        self.session = twin
        twin.errors = { [unowned self] in complaints += $0.split(separator: "\n").map(String.init) }
        twin.appearance.fixedWidth = columns
        twin.technique = try twin.program.technique(named: technique)
        if let experiment { try twin.begin(try twin.experiment(named: experiment)) } else { twin.restart() }
    }

    /// Lets the screen have a number of columns and lines of the terminal.
    func makeRoom(columns: Int, lines: Int) {
        session.appearance.fixedWidth = columns
        session.shown.givenLines = lines
    }

    func rendering(badges: [CellBadge], style: TerminalStyle) -> PhoneRendering {
        session.window.frame = session.shown.screenFrame
        return PhoneFrame.rendering(of: session.window, badges: badges, style: style)
    }

    /// The faults of cells whose contents are wrong, by the cells' places.
    var faults: [CellPlace: CellFault] {
        let faults = session.shown.faults
        return session.window.cellContainers.flatMap(\.cellsOnScreen).reduce(into: [:]) { found, cell in
            found[cell.place] = faults[ObjectIdentifier(cell.cell)]
        }
    }

    var badges: [CellBadge] { session.shown.badges }

    /// The cells' badges, which mark the cells that are new here but not on another screen.
    func badges(besides other: ComparedScreen) -> [CellBadge] {
        let made = Set(other.badges.filter { $0.change == .made }.map(\.place))
        return badges.map { badge in
            var badge = badge
            badge.saysNew = badge.change == .made && !made.contains(badge.place)
            return badge
        }
    }
}
