import TerminalUIKit
import TerminalTesting
import Testing

/// The contents of a snapshot, and the changes that it refuses.
struct SnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private static func sample() -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems([1, 2, 3], toSection: "A")
        snapshot.appendItems([4])
        return snapshot
    }

    @Test("Items are appended to the last section, or to the named one, and found by identifier")
    func appending() {
        // Given, When
        let snapshot = Self.sample()

        // Then
        expect(snapshot.itemIdentifiers, equals: [1, 2, 3, 4])
        expect(snapshot.itemIdentifiers(inSection: "B"), equals: [4])
        expect(snapshot.numberOfItems == 4 && snapshot.numberOfItems(inSection: "A") == 3)
        expect(snapshot.sectionIdentifier(containingItem: 4), equals: "B")
        expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfItem(9) == nil)
        expect(snapshot.indexOfSection("B"), equals: 1)
    }

    @Test("Items are inserted before or after others, deleted, and moved")
    func changing() {
        // Given
        var snapshot = Self.sample()

        // When
        snapshot.insertItems([5, 6], beforeItem: 2)
        snapshot.insertItems([7], afterItem: 4)
        snapshot.deleteItems([3, 99])
        snapshot.moveItem(1, afterItem: 4)
        snapshot.appendItems([7], toSection: "A")

        // Then
        expect(snapshot.itemIdentifiers(inSection: "A"), equals: [5, 6, 2, 7])
        expect(snapshot.itemIdentifiers(inSection: "B"), equals: [4, 1])
        expect(snapshot.sectionIdentifier(containingItem: 7), equals: "A")
    }

    @Test("Deleting a section deletes its items and their marks for reloading, and the others keep theirs")
    func deletedSection() {
        // Given
        var snapshot = Self.sample()
        snapshot.reloadSections(["A", "B"])
        snapshot.reloadItems([1, 4])

        // When
        snapshot.deleteSections(["A"])

        // Then
        expect(snapshot.itemIdentifiers == [4] && snapshot.sectionIdentifier(containingItem: 1) == nil)
        expect(snapshot.reloadedSectionIdentifiers == ["B"] && snapshot.reloadedItemIdentifiers == [4])
    }

    @Test("Sections are appended, deleted and moved with their items")
    func sections() {
        // Given
        var snapshot = Self.sample()

        // When
        snapshot.insertSections(["C"], beforeSection: "B")
        snapshot.moveSection("A", afterSection: "B")
        snapshot.deleteSections(["C", "Z"])

        // Then
        expect(snapshot.sectionIdentifiers, equals: ["B", "A"])
        expect(snapshot.itemIdentifiers, equals: [4, 1, 2, 3])
        snapshot.deleteAllItems()
        expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
    }

    /// A change that ends a program, with UIKit's words for it.
    nonisolated struct Mistake: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let change: @MainActor @Sendable (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void

        /// The system's reasons, as a comparison of a port with UIKit on macOS 27 recorded them.
        static let all: [Mistake] = [
            Mistake(
                testDescription: "There are currently no sections in the data source. Please add a section first."
            ) {
                $0.deleteAllItems()
                $0.appendItems([1])
            },
            Mistake(testDescription: "Invalid parameter not satisfying: section != NSNotFound") {
                $0.appendItems([9], toSection: "Z")
            },
            Mistake(testDescription: "Invalid parameter not satisfying: section != NSNotFound") {
                $0.insertItems([9], beforeItem: 99)
            },
            Mistake(testDescription: "Invalid parameter not satisfying: toIndex != NSNotFound") {
                $0.moveItem(1, beforeItem: 99)
            },
            Mistake(testDescription: "Invalid parameter not satisfying: insertIndex != NSNotFound") {
                $0.insertSections(["C"], afterSection: "Z")
            },
            Mistake(testDescription: "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(9)}") {
                $0.appendItems([9, 9])
            },
            Mistake(
                testDescription: "Diffable data source detected an attempt to insert or append 1 section identifier "
                    + "that already exists in the snapshot. Identifiers in a snapshot must be unique. Section "
                    + "identifier that already exists: (A)"
            ) { $0.appendSections(["A"]) },
            Mistake(
                testDescription: "Attempted to reload item identifier that does not exist in the snapshot: 99"
            ) { $0.reloadItems([99]) },
            Mistake(
                testDescription: "Section identifier was not found. You can verify the section exists by calling the "
                    + "indexOfSectionIdentifier API (which has O(1) performance)"
            ) { _ = $0.numberOfItems(inSection: "Z") },
        ]
    }

    @Test("An invalid change of a snapshot ends the program, in UIKit's words", arguments: Mistake.all.indices)
    func mistakes(number: Int) async {
        // Given
        let mistake = Mistake.all[number]

        // When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [number] in
            await MainActor.run {
                var snapshot = SnapshotTests.sample()
                Mistake.all[number].change(&snapshot)
            }
        }

        // Then
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(
            message, contains: "exception 'NSInternalInconsistencyException', reason: '\(mistake.testDescription)'",
            "\(message)")
    }
}
