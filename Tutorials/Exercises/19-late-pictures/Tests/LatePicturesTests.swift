import Judging
import ReusableViews
import Testing

@testable import LatePictures

@Suite(.judged)
struct LatePicturesTests {
    private let controller = NightSkyViewController(style: .plain)
    private let screen: Screen

    init() {
        screen = Screen(controller, timePasses: true)
    }

    /// The rows on the screen, each with what is in the place of its picture.
    private var shown: [String] {
        screen.window.layoutIfNeeded()
        return controller.tableView.visibleCells.compactMap { $0 as? NightCell }.map { cell in
            let picture = cell.pictureView?.image
            let row = controller.source.pictures.firstIndex { $0 === picture }
            let words = picture == nil ? "no picture" : row.map { "the picture of row \($0)" } ?? "some other picture"
            return "row \(cell.nameLabel?.text?.prefix { $0 != " " } ?? "?"): \(words)"
        }
    }

    /// The rows on the screen if each of some has its own picture, and no other has any.
    private func rows(from first: Int, withPicture pictured: Range<Int>) -> [String] {
        (first..<first + screen.counts.visible).map {
            "row \($0): " + (pictured.contains($0) ? "the picture of row \($0)" : "no picture")
        }
    }

    private func expectRows(
        from first: Int, withPicture pictured: Range<Int>, _ when: String, at place: SourceLocation = #_sourceLocation
    ) {
        let (shown, rows) = (shown, rows(from: first, withPicture: pictured))
        // The first four say it, if they differ.
        let isTold = shown.prefix(4) != rows.prefix(4)
        expect(isTold ? Array(shown.prefix(4)) : shown, toBe: isTold ? Array(rows.prefix(4)) : rows, when, at: place)
    }

    @Test("A picture that arrives is shown")
    func arrives() {
        // Given
        let fit = screen.counts.visible
        expectRows(from: 0, withPicture: 0..<0, "before anything arrived")

        // When
        screen.wait(2)

        // Then
        let again = controller.source.requests - fit
        let asked = again <= 1 ? "" : "; \(again) were asked for again"
        expectRows(from: 0, withPicture: 0..<fit, "when all pictures had arrived\(asked)")
    }

    @Test("T8: A picture that comes late is not shown by a cell that has another row by now")
    func late() {
        // Given
        let fit = screen.counts.visible
        screen.wait(1)
        screen.scroll(20)

        // When
        screen.wait(1)

        // Then
        expectRows(
            from: 20, withPicture: 0..<0, "20 rows went by, then the pictures of the first \(fit) rows arrived")
    }

    @Test("T8: However many pictures arrive late, each row shows its own")
    func own() {
        // Given
        let fit = screen.counts.visible
        screen.scroll(20)

        // When
        screen.wait(2)

        // Then
        expectRows(
            from: 20, withPicture: 20..<20 + fit, "20 rows went by, then all pictures arrived")
    }

    @Test("T8: A reused cell doesn't show the picture of its old row meanwhile")
    func meanwhile() {
        // Given
        let fit = screen.counts.visible
        screen.wait(2)

        // When
        screen.scroll(3)

        // Then
        expectRows(
            from: 3, withPicture: 3..<fit, "all pictures had arrived, and 3 rows went by")
    }

    @Test("A row that comes back has its picture again")
    func again() {
        // Given
        let fit = screen.counts.visible
        screen.wait(2)
        screen.scroll(20)

        // When
        screen.scroll(-20)
        screen.wait(2)

        // Then
        expectRows(from: 0, withPicture: 0..<fit, "after 20 rows down and 20 up, all had arrived")
    }

    @Test("T6: Cells are still reused")
    func comeBack() {
        // Given, When
        screen.scroll(50)

        // Then
        expect(
            screen.madeNoMoreThanFit, "\(screen.counts.visible + 1) cells made, or fewer",
            butGot: "\(screen.counts.made) cells made; \(screen.queue)", "after 50 rows went by")
    }
}
