import TerminalUIKit
import TerminalTesting
import Testing

/// Updates that don't fit the data source, which end the program.
struct WrongUpdateTests {
    @Test("An update that doesn't fit the rows ends the program, in UIKit's words", arguments: WrongUpdate.all.indices)
    func wrong(number: Int) async throws {
        // Given
        let update = WrongUpdate.all[number]

        // When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [number] in
            await MainActor.run {
                let update = WrongUpdate.all[number]
                let rows = CountedRows([3, 1])
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 176), style: .plain)
                table.dataSource = rows
                table.layoutIfNeeded()
                rows.counts = update.counts
                update.change(table)
            }
        }

        // Then
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(
            message, contains: "uncaught exception 'NSInternalInconsistencyException', reason: '\(update.reason)'",
            "\(update.testDescription): \(message)")
        try expect(Messages.updates, contains: Messages.titles(in: message).first ?? "", "\(message)")
    }

    @Test("The message about a wrong update names items in a collection and rows in a table")
    func collection() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let moons = Moons([3])
                let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                collection.dataSource = moons
                collection.deleteItems(at: [IndexPath(item: 5, section: 0)])
            }
        }

        // Then: ChatSecure/ChatSecure-iOS #347
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(
            message,
            contains: "reason: 'attempt to delete item 5 from section 0 which only contains 3 items before the update'")
    }

    @Test("The message about a wrong update of a collection has all counts")
    func collectionCounts() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let moons = Moons([3])
                let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                collection.dataSource = moons
                collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
        }

        // Then: PlenipotentSS/DragDropCollectionViewDemo #2
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let expected = """
            Invalid update: invalid number of items in section 0.  The number of items contained in an existing section \
            after the update (3) must be equal to the number of items contained in that section before the update (3), \
            plus or minus the number of items inserted or deleted from that section (0 inserted, 1 deleted) and plus or \
            minus the number of items moved into or out of that section (0 moved in, 0 moved out).
            """
        expect(message, contains: expected)
    }
}
