/// The parents, each behind a tab.
enum Tab: String, CaseIterable {
    case home, settings

    /// The place of the tab, from the left.
    var index: Int { self == .home ? 0 : 1 }
}
