/// The styles of a selected cell of a grid.
public nonisolated enum AQGridViewCellSelectionStyle: Int, Sendable {
    /// Not marked.
    case none
    /// A blue background.
    case blue
    /// A gray background.
    case gray
    /// A bluish gray background.
    case blueGray
    /// A green background.
    case green
    /// A red background.
    case red
    /// A glow around the content view: a shadow, which the terminal shows as a border.
    case glow
}
