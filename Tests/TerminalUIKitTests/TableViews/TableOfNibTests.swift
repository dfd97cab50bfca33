import TerminalUIKit
import TerminalTesting
import Testing

/// The numbers of a nib that a table uses.
struct TableOfNibTests {
    @Test(
        "An invalid row height in a nib makes rows size themselves",
        arguments: [("-1", -1), ("0", -1), ("0.5", 0.5), ("1", 1), ("44", 44), ("60", 60)] as [(String, CGFloat)])
    func rows(number: String, height: CGFloat) throws {
        // Given
        let text = #"<tableView rowHeight="\#(number)" id="Ta0-00-001"/>"#

        // When
        let table: UITableView = try ControlFixture.control(text)

        // Then
        expect(table.rowHeight, equals: height)
        try expect(ControlFixture.unarchived(table).rowHeight, equals: height)
    }

    @Test(
        "A table header from a nib is at least one line high, or sizes itself",
        arguments: [("-1", -1), ("0", 22), ("1", 22), ("21", 22), ("22", 22), ("23", 23), ("28", 28)]
            as [(String, CGFloat)])
    func headers(number: String, height: CGFloat) throws {
        // Given
        let text = #"<tableView sectionHeaderHeight="\#(number)" sectionFooterHeight="\#(number)" id="Ta0-00-001"/>"#

        // When
        let table: UITableView = try ControlFixture.control(text)
        let copy = try ControlFixture.unarchived(table)

        // Then
        expect(table.sectionHeaderHeight == height && table.sectionFooterHeight == height)
        expect(copy.sectionHeaderHeight == height && copy.sectionFooterHeight == height)
    }

    @Test("A table from a nib without heights keeps the defaults")
    func nothing() throws {
        // Given, When
        let table: UITableView = try ControlFixture.control(#"<tableView id="Ta0-00-001"/>"#)

        // Then
        let heights = [table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight]
        expect(heights, equals: Array(repeating: UITableView.automaticDimension, count: 3))
    }
}
