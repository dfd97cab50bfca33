/// Why two screens can't be used beside each other.
nonisolated enum ComparisonError: Error, CustomStringConvertible {
    /// The window has so few columns.
    case narrow(Int)

    var description: String {
        switch self {
        case .narrow(let columns):
            "two phones need \(ComparisonRoom.columnsForTwo) columns, and this window has \(columns); at the prompt, "
                + "they stand one above the other"
        }
    }
}
