import Judging
import TerminalUIKit
import Testing

@testable import ByType

@Suite(.judged)
struct ByTypeTests {
    private let readsBefore = World.current.fileReads
    private let screen = Screen(ShowersViewController(style: .plain))

    private func rows(from first: Int) -> [String] {
        (first..<first + screen.counts.visible).map { $0.isMultiple(of: 4) ? "comet \($0)" : "meteor \($0)" }
    }

    @Test("N2: A type supplies its nib and its identifier, so each row gets a cell of the right kind")
    func rightKind() {
        // Given
        let expected = rows(from: 0).prefix(5)

        // When
        let shown = screen.texts.prefix(5)

        // Then
        expect(
            Array(shown), toBe: Array(expected),
            "the first five rows; \(screen.loads(of: "CometCell")); \(screen.queue)")
    }

    @Test("N1: Cells are reused, each for rows of its kind, and each file is read once")
    func comeBack() {
        // Given, When
        screen.scroll(50)

        // Then
        let counts = screen.counts
        expect(
            counts.made <= counts.visible + 2, "\(counts.visible + 2) cells made, or fewer",
            butGot: "\(counts.made) cells made, \(counts.reused) reused; \(screen.queue)", "after 50 rows went by")
        expect(screen.texts, toBe: rows(from: 50), "after 50 rows went by")
        let reads = World.current.fileReads - readsBefore
        expect(reads == 2, "2 files were read, one for each kind", butGot: "\(reads) files were read", "after 50 rows")
    }
}
