/// The key of a header or footer.
struct SectionViewKey: Hashable, Comparable {
    let section: Int
    let isHeader: Bool

    /// Returns a Boolean value that indicates whether one header or footer is above another.
    static func < (first: SectionViewKey, second: SectionViewKey) -> Bool {
        first.section == second.section ? first.isHeader && !second.isHeader : first.section < second.section
    }
}
