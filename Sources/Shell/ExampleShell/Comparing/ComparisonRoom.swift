/// The space for two screens that are compared, beside each other or one above the other.
struct ComparisonRoom {
    /// The number of columns from which on the phones are beside each other.
    nonisolated static let columnsForTwo = 80
    /// The width of a whole phone.
    static let widestPhone = 42
    /// The number of counts that are shown wherever there are any.
    static let leastCounts = 4
    /// The sentence above in the usual case, and the titles.
    private static let otherLines = 3
    private static let leastNotes = 28

    /// Requires room for two phones beside each other in a window, or throws an error.
    static func requireTwo(in size: TerminalSize) throws(CommandError) {
        guard size.columns < columnsForTwo else { return }
        throw CommandError(
            "two phones need \(columnsForTwo) columns, and this window has \(size.columns); at the prompt, they stand "
                + "one above the other")
    }

    let columns: Int
    /// The largest number of lines, or nil for any number.
    let rows: Int?
    let heading: StyledText

    var isStacked: Bool { columns < Self.columnsForTwo }

    var gap: Int { columns >= 2 * Self.widestPhone + 4 ? 4 : 2 }

    var phoneColumns: Int { min(Self.widestPhone, isStacked ? columns : (columns - gap) / 2) }

    /// The number of lines for a phone, or nil for any number. Counts are more important.
    var phoneLines: Int? {
        rows.map { rows in
            isStacked
                ? rows - 2 : rows - heading.wrapped(to: columns).lines.count - Self.otherLines - Self.leastCounts
        }
    }

    /// The width of the notes right of each phone, or 0 if there is no room for them.
    var notesColumns: Int {
        let columns = (columns - 2 * Self.widestPhone - 3 * gap) / 2
        return columns >= Self.leastNotes ? columns : 0
    }
}
