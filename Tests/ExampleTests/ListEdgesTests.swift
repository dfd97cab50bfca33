import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable @_spi(Exercises) import ExampleShell

/// Lists whose rows are of several heights.
struct ListEdgesTests {
    private final class Rows: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            tableView.rowHeight = UITableView.automaticDimension
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row == 0 ? 61 : 30 + CGFloat(indexPath.row)
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    @Test("If rows differ in height, scroll counts the first visible row's height")
    func heights() throws {
        // Given
        let session = ListSession.showing { Rows(style: .plain) }
        let list = try session.list
        var distances = [list.heightOfRow]

        // When
        for line in ["scroll 1", "scroll -1", "scroll 3", "scroll -1000", "scroll 0"] {
            let before = list.contentOffset.y
            session.run(line)
            distances.append(list.contentOffset.y - before)
        }

        // Then
        expect(list.visibleItems[0].cell.frame.height == 61 && list.visibleItems[1].cell.frame.height == 31)
        try expect("\(distances)", isRecordedIn: "Rows-of-several-heights.txt")
        expect(list.contentOffset, equals: .zero)
    }
}
