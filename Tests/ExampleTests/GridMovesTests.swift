import TerminalTesting
import TerminalUIKit
import Testing

@testable import AQGridView
@testable import ReusableGridViewCellExample

/// Dragging an item of `grid-cell`, and turning the grid.
struct GridMovesTests {
    private func screen(items: Int = 90, columns: Int = 80, rows: Int = 40) -> Screen<GridCellSession> {
        let screen = Screen(GridCellSession(items: items), columns: columns, rows: rows)
        screen.type("technique two-kinds")
        return screen
    }

    private func days(on screen: Screen<GridCellSession>) throws -> [Int] {
        let days = try #require(screen.session.controller as? TwoKindsViewController).days
        return (0..<days.count).map { days[$0].index }
    }

    @Test("A dragged item takes the place of another, and the items between them make room in their cells")
    func dragged() throws {
        // Given
        let screen = screen(items: 9)

        // When
        let forward = screen.type("move 1 5")
        let moved = try days(on: screen)
        let back = screen.type("move 5 1")

        // Then
        expect(forward.contains(#/item 1 +AQGridViewCell  was item 2\n/#))
        expect(forward.contains(#/item 5 +AQGridViewCell  was item 1\n/#))
        expect(forward.contains(#/item 0 +PhaseCell  stayed\n/#))
        expect(moved == [0, 2, 3, 4, 5, 1, 6, 7, 8] && back.contains(#/item 1 +AQGridViewCell  was item 5\n/#))
        expect(try days(on: screen) == Array(0..<9))
    }

    @Test("Dragging asks for an empty cell where the item is, and the item's cell waits until the finger is lifted")
    func emptyCell() {
        // Given
        let screen = screen(items: 9)

        // When
        let steps = screen.type("trace on", "move 6 8", "trace last")

        // Then
        expect(steps.contains(#/queue +cell #6 left item 6; waits as "Day"/#))
        expect(steps.contains(#/dequeue +"Empty": no cell waits, nil/#))
        expect(steps.contains(#/queue +cell #\d+ left item 8; waits as "Empty"/#))
        expect(steps.contains(#/show +cell #6 in item 8/#))
    }

    @Test("A copy of the cell is under the finger, and if the gesture is canceled, the item goes back")
    func canceled() throws {
        // Given
        let screen = screen(items: 6)
        let controller = try #require(screen.session.controller as? TwoKindsViewController)
        let (grid, press) = (try #require(controller.gridView), UILongPressGestureRecognizer())

        // When
        press.state = .began
        controller.drag(press)
        grid.layoutIfNeeded()
        let (copy, isHidden) = (controller.draggingCell, grid.cellForItem(at: 5)?.isHidden)
        press.state = .cancelled
        controller.drag(press)
        grid.layoutIfNeeded()

        // Then
        expect(isHidden == true && copy?.reuseIdentifier == "Day" && copy?.superview == nil)
        expect(controller.draggingCell == nil && grid.cellForItem(at: 5)?.isHidden == false)
        expect(try days(on: screen) == Array(0..<6))
    }

    @Test("A finger beside the items drags none, and behind the last item it drags to the end")
    func beside() throws {
        // Given
        let screen = screen(items: 4)
        let window = screen.session.window

        // When
        let isTaken = window.perform(.longPress(), at: CGPoint(x: 300, y: 440))
        window.perform(.longPress(movingBy: CGPoint(x: 250, y: 330)), at: CGPoint(x: 50, y: 100))

        // Then
        expect(!isTaken)
        expect(try days(on: screen) == [1, 2, 3, 0])
    }

    @Test("An item that a screen can't drag, or that isn't on it, gets an error")
    func mistakes() {
        // Given
        let screen = Screen(GridCellSession(items: 90), columns: 80, rows: 40)

        // When
        let still = screen.type("move 0 1")
        let away = screen.type("technique two-kinds", "move 0 80")

        // Then
        expect(still, contains: "can't move item 0: no gesture drags items here; type \"technique\ntwo-kinds\"")
        expect(away, contains: "item 80 is not on the screen; \"goto 80\" scrolls to it")
    }

    @Test("A grid that is turned scrolls to the right, with as many rows as fit, and back again it is as before")
    func direction() throws {
        // Given
        let screen = screen()
        let list = try #require(screen.session.shownList)

        // When
        let turned = screen.type("scroll 3", "direction horizontal", "show --notes")
        let scrolled = screen.type("scroll 2", "show --notes")
        let jumped = screen.type("goto 59", "show --notes")
        screen.type("direction vertical")

        // Then
        expect(turned.contains("item 0 ") && turned.contains("item 30 ") && turned.contains("item 60 "))
        expect(scrolled.contains("item 34 ") && !scrolled.contains("item 30 "))
        expect(jumped.contains("item 29 ") && jumped.contains("item 59 ") && !jumped.contains("item 3 "))
        expect(list.visibleItems.map(\.index) == Array(0..<12) && list.contentOffset == .zero)
        expect(screen.type("technique collection-view", "direction horizontal"), contains: "it is no AQGridView")
    }

    @Test("While driving, m begins to move the focused item, and Page Down turns a page of a grid that is turned")
    func keys() {
        // Given
        let session = GridCellSession(items: 90)
        let fingers = Fingers(session)
        fingers.type(":technique two-kinds\r")

        // When
        fingers.press("\t\tm4\r")
        let moved = fingers.line
        fingers.press(":direction horizontal\r" + Key.pageDown)

        // Then
        expect(moved, equals: "move 1 4")
        expect(fingers.line, equals: "scroll 3")
        expect(session.shownList?.contentOffset.x ?? 0 > 200)
        expect(fingers.press("?").contains { $0.contains("move the item at the focus: type its new place") })
    }

    @Test("While driving, m and its line in the list of keys are there only if a gesture drags items")
    func immovable() {
        // Given
        let fingers = Fingers(GridCellSession(items: 90))

        // When
        let pressed = fingers.press("\tm")
        let keys = fingers.press("?")

        // Then
        expect(!pressed.promptLine.contains("move"))
        expect(!keys.contains { $0.contains("move the item") })
        expect(fingers.press("?:technique two-kinds\rm").promptLine.hasSuffix("> move 0"))
    }

    @Test("At 80 columns, notes on two kinds of cells aren't cut, and each cell has one badge")
    func notes() {
        // Given
        let screen = screen(rows: 24)

        // When
        let seen = screen.type("scroll 1", "shuffle")

        // Then
        expect(seen.contains(#/item 5 +AQGridViewCell  was item \d+\n/#))
        expect(seen.contains(#/item 9 +PhaseCell  was item \d+\n/#))
        for badge in ["P#1 ", "P#2 ", "A#1 ", "A#9 "] { expect(seen.ranges(of: badge).count, equals: 1) }
    }
}
