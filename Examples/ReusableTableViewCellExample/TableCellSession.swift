import ExampleShell

/// What the commands of `table-cell` act on.
final class TableCellSession: Session {
    let rows: Int
    var firstRow = 0

    init(rows: Int) {
        self.rows = rows
        super.init(name: "table-cell", commands: [Scroll.self])
    }
}
