/// A part of the terminal, in cells.
package struct DriverArea: Equatable {
    package var column: Int
    package var columns: Int
    package var rows: Int

    package init(column: Int = 0, columns: Int, rows: Int) {
        (self.column, self.columns, self.rows) = (column, columns, rows)
    }
}
