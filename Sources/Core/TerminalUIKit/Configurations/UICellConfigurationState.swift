/// The state of a cell, from which its configurations follow.
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// What the screen is like.
    public var traitCollection: UITraitCollection
    /// Whether the cell takes no touches.
    public var isDisabled = false
    /// Whether the cell is touched.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether a remote control or a keyboard is at the cell: never here.
    public var isFocused = false
    /// Whether a header sticks at the edge: never here.
    public var isPinned = false
    /// Whether the list is edited.
    public var isEditing = false
    /// Whether the item shows those below it: never here.
    public var isExpanded = false
    /// Whether a swipe has brought in buttons.
    public var isSwiped = false
    /// Whether the item is being moved by hand: never here.
    public var isReordering = false
    private var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes the state of a cell with which nothing is the matter.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// What a program adds to the state.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { added[key] }
        set { added[key] = newValue }
    }
}
