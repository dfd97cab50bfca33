/// Which header or footer.
struct SectionViewKey: Hashable, Comparable {
    let section: Int
    let isHeader: Bool

    /// Whether one stands above another.
    static func < (first: SectionViewKey, second: SectionViewKey) -> Bool {
        first.section == second.section ? first.isHeader && !second.isHeader : first.section < second.section
    }
}
