import TerminalUIKit
import TerminalTesting
import Testing

/// Views that stand in a slot of their own in a nib, not among the subviews.
struct NibSlotTests {
    private func view(_ key: String) -> String {
        #"<view key="\#(key)" tag="7" id="\#(key)"><rect key="frame" x="0.0" y="0.0" width="32" height="22"/></view>"#
    }

    @Test("A cell's accessory and backgrounds from a nib are on screen")
    func cell() throws {
        // Given
        let nib = Nib.make(
            #"<tableViewCell id="Ce1-lc-3lL"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>"#
                + view("accessoryView") + view("backgroundView") + "</tableViewCell>")

        // When
        let cell = try #require(try nib.objects(withOwner: nil).first as? UITableViewCell)

        // Then
        expect(cell.subviews, equals: [cell.backgroundView, cell.contentView, cell.accessoryView])
    }

    @Test("A table's header and footer from a nib are on screen")
    func table() throws {
        // Given
        let nib = Nib.make(
            #"<tableView id="Tab-l3-V13"><rect key="frame" x="0.0" y="0.0" width="320" height="440"/>"#
                + view("tableHeaderView") + view("tableFooterView") + "</tableView>")

        // When
        let table = try #require(try nib.objects(withOwner: nil).first as? UITableView)
        table.layoutIfNeeded()

        // Then
        expect(table.tableHeaderView?.superview === table && table.tableFooterView?.superview === table)
        expect(table.tableFooterView?.frame.minY, equals: 22)
    }
}
