import TerminalTesting
import Testing

@testable import ReusableTableViewCellExample

/// The contents of the terminal after its size changes, or after a pager.
struct RedrawTests {
    @Test("A resize redraws the page for the new size, unless it stays the same or something was written below it")
    func resize() throws {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 100, rows: 40)
        let session = screen.session
        screen.type("scroll 3")
        let same = session.redraw()

        // When
        session.appearance.fixedWidth = 60
        let narrow = try #require(session.redraw())
        session.appearance.fixedWidth = 100
        let wide = try #require(session.redraw())
        screen.type("stats")
        session.appearance.fixedWidth = 60
        let below = session.redraw()

        // Then
        expect(same, equals: nil)
        expect(narrow, contains: "◑   Last Quarter")
        expect(!narrow.contains("stayed"))
        expect(wide, contains: "row 7  was row 0")
        expect(below, equals: nil)
    }

    @Test("After a resize, text below the page is below it again")
    func saidBelow() throws {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 100, rows: 40)
        screen.type("experiment edited-tag")

        // When
        screen.session.appearance.fixedWidth = 60
        let said = try #require(screen.session.redraw())

        // Then
        expect(said, contains: "\nedited-tag (")
        expect(said, contains: "\nLook: ")
        expect(said.split(separator: "\n").allSatisfy { $0.count <= 60 })
    }

    @Test("After a resize, a message below the page is wrapped for the new width")
    func message() throws {
        // Given
        let home = try TemporaryFolder()
        let environment = ["XDG_STATE_HOME": home.path, "NO_COLOR": "1"]
        let terminal = try PseudoTerminal(Executable("table-cell"), environment: environment, columns: 100, rows: 40)
        let prompt = "table-cell owner-outlet> "
        try terminal.expect(prompt)
        terminal.send("scrol 1\r")
        try terminal.expect(prompt)

        // When
        terminal.resize(columns: 50, rows: 40)

        // Then
        let page = try terminal.expect(prompt)
        expect(page, contains: "Lunar Calendar")
        expect(page, contains: "unknown command \"scrol\"; did you mean\r\n\"scroll\"?")
    }

    @Test("After a pager, there is no further output")
    func pager() throws {
        // Given
        let home = try TemporaryFolder()
        let environment = ["XDG_STATE_HOME": home.path, "NO_COLOR": "1", "PAGER": "echo read in a pager"]
        let terminal = try PseudoTerminal(Executable("table-cell"), environment: environment)
        let prompt = "table-cell owner-outlet> "
        try terminal.expect(prompt)

        // When
        terminal.send("tree --all\r")

        // Then
        let answer = try terminal.expect(prompt)
        expect(answer.hasSuffix("tree --all\r\nread in a pager\r\n\(prompt)"))
    }
}
