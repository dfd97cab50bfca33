/// One of the counts of a screen, by the name with which it is printed.
package enum ScreenCount: String, CaseIterable {
    case visible, made, reused, waiting
    case nibReads = "nib reads"
    case live

    /// Returns the counts of a screen, which may have no cells.
    static func all(withCells showsCells: Bool) -> [ScreenCount] {
        showsCells ? allCases : [.nibReads, .live]
    }

    package var number: KeyPath<ScreenStats, Int> {
        switch self {
        case .visible: \.visible
        case .made: \.made
        case .reused: \.reused
        case .waiting: \.waiting
        case .nibReads: \.nibReads
        case .live: \.live
        }
    }

    package var role: TextRole {
        switch self {
        case .made, .nibReads: .made
        case .reused: .reused
        case .visible, .waiting, .live: .plain
        }
    }
}
