import Judging
import ReusableViews
import Testing

@testable import NameTheCell

@Suite(.judged)
struct NameTheCellTests {
    @Test("T6: However far you scroll, the table makes at most one cell more than fits on the screen")
    func cellsComeBack() {
        // Given
        let screen = Screen(PhasesViewController(style: .plain))

        // When
        screen.scroll(50)

        // Then
        let counts = screen.counts
        expect(
            screen.madeNoMoreThanFit, "\(counts.visible + 1) cells made, or fewer: \(counts.visible) fit on the screen",
            butGot: "\(counts.made) cells made, \(counts.reused) reused; \(screen.queue)", "after 50 rows went by")
    }

    @Test("T7: The cell in the xib has a name to be found by")
    func name() {
        // Given
        let controller = PhasesViewController(style: .plain)

        // When
        Bundle.main.loadNibNamed("PhaseCell", owner: controller, options: nil)

        // Then
        let name = controller.phaseCell.reuseIdentifier ?? ""
        expect(!name.isEmpty, "a name", butGot: "no name", "the cell in PhaseCell.xib has")
    }
}
