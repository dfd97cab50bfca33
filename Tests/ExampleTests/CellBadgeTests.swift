import Canvases
import Foundation
import ReusableViews
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import IgnorableDatePickerViewExample
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// The numbers that the shell draws over the cells of a list.
struct CellBadgeTests {
    /// Returns the output of a line in a script.
    private func output(_ session: ExampleSession, _ line: String) -> String {
        var text = ""
        session.output = { text += $0 }
        session.run(line)
        return text
    }

    private func badges(_ session: ExampleSession) -> [String] { session.shown.badges.map(\.text) }

    @Test("A reused cell keeps its number")
    func again() {
        // Given
        let session = TableCellSession(rows: 100)
        let before = badges(session)

        // When
        session.run("scroll 3")

        // Then
        expect(before, equals: ["#1", "#2", "#3", "#4", "#5", "#6", "#7"])
        expect(badges(session), equals: ["#4", "#5", "#6", "#7", "#1", "#2", "#3"])
    }

    @Test("A row that begins within a line has its number in its own line, in a low window, too")
    func halfRow() {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        session.run("scroll 3.5")

        // Then
        let lines = session.shown.renderPhone().folded(to: 10).lines
        for (date, number) in [("2011.11.18", "#4"), ("2011.11.25", "#5"), ("2011.12.02", "#6"), ("2011.12.24", "#1")] {
            let line = lines.first { $0.contains(date) } ?? ""
            expect(line.contains(number) && line.count { $0 == "#" } == 1, "\(date)\n\(lines.joined(separator: "\n"))")
        }
    }

    @Test("In the lowest window that has images, the middle of each stands beside its text")
    func narrowImages() {
        // Given
        let session = GridCellSession(items: 90)
        session.appearance.style = TerminalStyle(color: .trueColor, ascii: false, attributes: true)

        for line in ["show", "scroll 30"] {
            // When
            session.run(line)

            // Then
            let lines = session.shown.renderPhone().folded(to: 6).lines.map(\.withoutEscapeSequences)
            expect(lines.count { $0.contains(/▀+ +Day \d+ +#/) }, equals: 3, "\(lines.joined(separator: "\n"))")
        }
    }

    @Test("In a grid, too, a badge is in the corner of its cell")
    func grid() throws {
        // Given
        let session = GridCellSession(items: 90)
        let cell = try session.cell(at: 4)

        // When
        let badge = session.shown.badges[4]

        // Then
        let frame = cell.convert(cell.bounds, to: nil)
        expect(badge.text, equals: "#5")
        expect(frame.contains(badge.frame))
        expect(badge.frame.minY == frame.minY && badge.frame.midX > frame.midX)
    }

    @Test("If cells are of several classes, which are numbered separately, a letter distinguishes them")
    func classes() {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        session.run("experiment mixed-classes")

        // Then
        expect(badges(session), equals: ["C#1", "Q#1", "L#1", "Q#2", "C#2", "Q#3", "L#2"])
        expect(session.shown.notes.notes[1].text.string, equals: "row 1  QuarterTableViewCell  new")
        expect(session.shown.notes.notes[1].mark.string, contains: "Q#1")
    }

    @Test("A badge covers no text at the end of its row, if there is room")
    func free() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 24)
        screen.type("experiment mixed-kinds")

        // When
        let seen = screen.type("show")

        // Then
        expect(seen, contains: "Full Moon                 Note    │")
    }

    @Test("A badge is before the text at the end of a low row, in a low window, too", arguments: [15, 24, 40])
    func beforeText(rows: Int) {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: rows)

        // When
        let seen = screen.type("technique recipes")

        // Then
        expect(seen, contains: "#1 15 min │")
    }

    @Test("The badge of a swiped row moves with it, and hides no button")
    func swiped() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 80, rows: 24)

        // When
        let seen = screen.type("swipe 2")

        // Then
        expect(seen.contains("#3            │") && seen.contains("Delete  │"))
    }

    @Test("A cell that is in several rows has one badge, in the visible row")
    func shared() {
        // Given
        let session = TableCellSession(rows: 100)

        // When
        session.run("experiment shared-instance")

        // Then
        expect(badges(session), equals: ["#1"])
    }

    @Test("A view that covers a list covers its badges, and an invisible list has none")
    func covered() {
        // Given
        let session = TableCellSession(rows: 100)
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        session.window.addSubview(cover)
        let under = badges(session)

        // When
        cover.backgroundColor = .white
        let covered = badges(session)
        session.tableView.alpha = 0
        let clear = badges(session)
        session.tableView.alpha = 1
        session.tableView.superview?.isHidden = true

        // Then
        expect(under, equals: ["#1", "#2", "#3", "#4", "#5", "#6", "#7"])
        expect(covered, equals: ["#4", "#5", "#6", "#7"])
        expect(clear, equals: [])
        expect(badges(session), equals: [])
    }

    @Test("A presented controller covers the badges")
    func presented() {
        // Given
        let session = TableCellSession(rows: 100)
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        controller.modalPresentationStyle = .overFullScreen

        // When
        session.window.rootViewController!.present(controller, animated: false)

        // Then
        expect(badges(session), equals: [])
    }

    @Test("After a resize, badges are in the corners of their cells again")
    func resized() {
        // Given
        let screen = Screen(TableCellSession(rows: 100), columns: 100, rows: 40)

        // When
        screen.session.appearance.fixedWidth = 30
        let seen = screen.session.redraw() ?? ""

        // Then
        expect(seen.split(separator: "\n").contains { $0.contains("New Moon") && $0.hasSuffix(" #1  │") })
    }

    @Test("A script's screen shows only the app, and with notes also the badges")
    func script() {
        // Given, When
        let alone = output(TableCellSession(rows: 100), "show")
        let noted = output(TableCellSession(rows: 100), "show --notes")

        // Then
        expect(!alone.contains("#1"))
        expect(noted, contains: "New Moon                      #1  │  row 0")
    }

    @Test("White text is readable on every badge: 4.5:1 in true color, and black text on bright badges in 16 colors")
    func contrast() {
        // Given
        func channel(_ value: CGFloat) -> Double {
            value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let session = TableCellSession(rows: 100)

        // When
        let ratios = (1...12).map { number in
            let color = BadgeColor.color(of: number)
            let luminance = 0.2126 * channel(color.red) + 0.7152 * channel(color.green) + 0.0722 * channel(color.blue)
            return 1.05 / (luminance + 0.05)
        }
        let screen = Screen(session, columns: 80, rows: 24)
        session.appearance.style = TerminalStyle(color: .ansi16, ascii: false, attributes: true)
        let few = screen.type("show")

        // Then
        expect(ratios.allSatisfy { $0 >= 4.5 }, "\(ratios)")
        // Black is what the row's text is written in.
        for pen in ["[46m #1 ", "[44m \u{1B}[97m#2 ", "[45m \u{1B}[97m#3 ", "[100m \u{1B}[97m#4 ", "[106m #5 "] {
            expect(few, contains: "\u{1B}\(pen)", "\(pen)")
        }
    }

    @Test("Twelve cells have colors of their own, none of which is green, amber or red")
    func hues() {
        // Given
        let colors = (1...12).map { BadgeColor.color(of: $0) }

        // When
        let hues = colors.compactMap { color -> Double? in
            let (most, least) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
            // A gray has no hue.
            guard most - least > 0.1 else { return nil }
            let sixth =
                most == color.red
                ? (color.green - color.blue) / (most - least)
                : most == color.green
                    ? 2 + (color.blue - color.red) / (most - least) : 4 + (color.red - color.green) / (most - least)
            return (sixth * 60 + 360).truncatingRemainder(dividingBy: 360)
        }

        // Then
        expect(Set(colors.map { [$0.red, $0.green, $0.blue] }).count, equals: 12)
        expect(hues.count >= 11 && hues.allSatisfy { (170...330).contains($0) }, "\(hues)")
    }

    @Test("In a cell full of texts and images, no badge covers a text")
    func covers() {
        // Given
        let session = GridCellSession(items: 90)

        // When
        let screen = Screen(session, columns: 80, rows: 24)
        let seen = screen.type("scroll 30")

        // Then
        for day in 20...30 { expect(seen, contains: "Day \(day) ") }
        expect(session.shown.badges.allSatisfy { $0.freeFrame != nil })
    }

    @Test("Without colors, a badge is only its number")
    func plain() {
        // Given, When
        let screen = Screen(TableCellSession(rows: 100), columns: 60, rows: 15)

        // Then
        expect(screen.seen, contains: "│  ●   New Moon      2011.10.26 19:57 #1 │")
        expect(!screen.seen.contains("\u{1B}"))
    }

    @Test("Cells of a form, which don't scroll, have no badges")
    func form() {
        // Given, When
        let seen = output(IgnorableDatePickerSession(), "show --notes")

        // Then
        expect(seen, contains: "Flight to the Moon │")
    }
}
