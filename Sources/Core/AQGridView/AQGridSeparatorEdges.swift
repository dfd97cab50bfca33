/// The edges of a cell that have lines.
nonisolated struct AQGridSeparatorEdges: OptionSet, Hashable {
    let rawValue: Int

    static let bottom = AQGridSeparatorEdges(rawValue: 1)
    static let right = AQGridSeparatorEdges(rawValue: 2)
}
