/// How much room there is for two screens that are compared: beside each other, or one above the other.
struct ComparisonRoom {
    /// From this many columns on they stand beside each other.
    nonisolated static let columnsForTwo = 80
    /// As wide as a whole phone.
    static let widestPhone = 42
    /// As many counts as are shown wherever there are any.
    static let leastCounts = 4
    /// The titles, and the sentence below in the usual case.
    private static let otherLines = 3

    let columns: Int
    /// How many lines there may be; nil for any number.
    let rows: Int?
    let heading: StyledText

    var isStacked: Bool { columns < Self.columnsForTwo }

    var gap: Int { columns >= 2 * Self.widestPhone + 4 ? 4 : 2 }

    var phoneColumns: Int { min(Self.widestPhone, isStacked ? columns : (columns - gap) / 2) }

    /// How many lines there are for a phone; nil for any number. Counts are more important.
    var phoneLines: Int? {
        rows.map { rows in
            isStacked
                ? rows - 2 : rows - heading.wrapped(to: columns).lines.count - Self.otherLines - Self.leastCounts
        }
    }

    /// How many lines a phone's window takes; nil for any number. A list is as low as there is room for; of another
    /// screen the lower part may not be seen, so that all that the prompt's screen has can be touched.
    func windowLines(ofList isList: Bool) -> Int? { isList ? phoneLines : rows }
}
