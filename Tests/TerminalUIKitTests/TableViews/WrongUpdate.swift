import TerminalUIKit
import Testing

/// Something a program tells a table of two sections, with three rows and one, for which iOS ends it.
nonisolated struct WrongUpdate: Sendable, CustomTestStringConvertible {
    /// The action of the program.
    let testDescription: String
    /// The number of rows in each section afterwards.
    let counts: [Int]
    /// The changes that the program tells the table.
    let change: @MainActor @Sendable (UITableView) -> Void
    /// The words of UIKit. The comment above has their source: an issue on GitHub of a program that ended so.
    let reason: String

    private init(
        _ testDescription: String, leaving counts: [Int], says reason: String,
        change: @escaping @MainActor @Sendable (UITableView) -> Void
    ) {
        (self.testDescription, self.counts, self.change, self.reason) = (testDescription, counts, change, reason)
    }

    private static func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    static let all = missing + clashing + miscounted

    private static let missing = [
        // CatchChat/Yep #673
        WrongUpdate(
            "deletes a row that isn't there", leaving: [3, 1],
            says: "attempt to delete row 5 from section 0 which only contains 3 rows before the update"
        ) { $0.deleteRows(at: [path(5)], with: .none) },
        // Known from blogs: a program that reloads row 1 of section 1 where there is one section.
        WrongUpdate(
            "deletes a row of a section that isn't there", leaving: [3, 1],
            says: "attempt to delete row 0 from section 2, but there are only 2 sections before the update"
        ) { $0.deleteRows(at: [path(0, 2)], with: .none) },
        // 5calls/ios #57
        WrongUpdate(
            "inserts a row beyond the end", leaving: [4, 1],
            says: "attempt to insert row 7 into section 0, but there are only 4 rows in section 0 after the update"
        ) { $0.insertRows(at: [path(7)], with: .none) },
        // A changelog of ApplozicSwift has the words for sections, reports of chat programs those for rows.
        WrongUpdate(
            "inserts a row into a section that isn't there", leaving: [3, 1],
            says: "attempt to insert row 0 into section 2, but there are only 2 sections after the update"
        ) { $0.insertRows(at: [path(0, 2)], with: .none) },
        WrongUpdate(
            "inserts a section beyond the end", leaving: [3, 1],
            says: "attempt to insert section 5 but there are only 2 sections after the update"
        ) { $0.insertSections([5], with: .none) },
        WrongUpdate(
            "deletes a section that isn't there", leaving: [3, 1],
            says: "attempt to delete section 2, but there are only 2 sections before the update"
        ) { $0.deleteSections([2], with: .none) },
        // forkingdog/UITableView-FDTemplateLayoutCell #366: a reload is told as the deletion it begins with.
        WrongUpdate(
            "reloads a row that isn't there", leaving: [3, 1],
            says: "attempt to delete row 3 from section 0 which only contains 3 rows before the update"
        ) { $0.reloadRows(at: [path(3)], with: .none) },
        // RxSwiftCommunity/RxDataSources #35
        WrongUpdate(
            "moves a row that isn't there", leaving: [3, 1],
            says: "attempt to move index path (<NSIndexPath> {length = 2, path = 1 - 1}) that does not exist - there "
                + "are only 1 rows in section 1 before the update"
        ) { $0.moveRow(at: path(1, 1), to: path(0)) },
        // DeclarativeHub/Bond #593
        WrongUpdate(
            "moves a row to where there is no place", leaving: [3, 1],
            says: "attempt to move index path (<NSIndexPath> {length = 2, path = 1 - 0}) to index path (<NSIndexPath> "
                + "{length = 2, path = 0 - 3}) that does not exist - there are only 3 rows in section 0 after the update"
        ) { $0.moveRow(at: path(0, 1), to: path(3)) },
    ]

    private static let clashing = [
        // xmartlabs/XLData #14
        WrongUpdate(
            "deletes and reloads a row", leaving: [2, 1],
            says: "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 0 - 1})"
        ) { table in
            table.performBatchUpdates {
                table.deleteRows(at: [path(1)], with: .none)
                table.reloadRows(at: [path(1)], with: .none)
            }
        },
        // TextureGroup/Texture #507
        WrongUpdate(
            "deletes and moves a row", leaving: [2, 1],
            says: "attempt to perform a delete and a move from the same index path (<NSIndexPath> {length = 2, "
                + "path = 0 - 1})"
        ) { table in
            table.performBatchUpdates {
                table.deleteRows(at: [path(1)], with: .none)
                table.moveRow(at: path(1), to: path(0))
            }
        },
        // osteslag/Changeset #11
        WrongUpdate(
            "inserts a row where another is moved to", leaving: [4, 1],
            says: "attempt to perform an insert and a move to the same index path (<NSIndexPath> {length = 2, "
                + "path = 0 - 0})"
        ) { table in
            table.performBatchUpdates {
                table.insertRows(at: [path(0)], with: .none)
                table.moveRow(at: path(1), to: path(0))
            }
        },
    ]

    private static let miscounted = [
        // couchbase/couchbase-lite-net #45, and many more
        WrongUpdate(
            "deletes a row from the table, and not from its list", leaving: [3, 1],
            says: "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing "
                + "section after the update (3) must be equal to the number of rows contained in that section before "
                + "the update (3), plus or minus the number of rows inserted or deleted from that section (0 inserted, "
                + "1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 "
                + "moved out)."
        ) { $0.deleteRows(at: [path(1)], with: .none) },
        // LeoMobileDeveloper/DraggableTableView #1
        WrongUpdate(
            "moves a row to another section, and not in its list", leaving: [3, 1],
            says: "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing "
                + "section after the update (3) must be equal to the number of rows contained in that section before "
                + "the update (3), plus or minus the number of rows inserted or deleted from that section (0 inserted, "
                + "0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 1 "
                + "moved out)."
        ) { $0.moveRow(at: path(1), to: path(0, 1)) },
        // forkingdog/UITableView-FDTemplateLayoutCell #40
        WrongUpdate(
            "takes a section from its list, and tells of a row", leaving: [2],
            says: "Invalid update: invalid number of sections.  The number of sections contained in the table view "
                + "after the update (1) must be equal to the number of sections contained in the table view before the "
                + "update (2), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
        ) { $0.deleteRows(at: [path(1)], with: .none) },
    ]
}
