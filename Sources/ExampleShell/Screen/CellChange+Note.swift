internal import TerminalUIKit

extension CellChange {
    /// What has happened to the cell, as it is said beside it.
    var note: StyledText {
        switch self {
        case .none: StyledText("stayed", .dim)
        case .made: StyledText("new", .made)
        case .moved(let from): StyledText("was \(from)")
        case .reused(let from, _): StyledText("was \(from)", .reused)
        }
    }
}
