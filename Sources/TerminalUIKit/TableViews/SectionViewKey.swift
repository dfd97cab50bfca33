/// Which header or footer.
struct SectionViewKey: Hashable {
    let section: Int
    let isHeader: Bool
}
