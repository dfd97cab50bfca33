/// A part of the terminal, in cells.
struct DriverArea: Equatable {
    var column: Int
    var columns: Int
    var rows: Int
}
