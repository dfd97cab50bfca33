/// The state of a cell, from which its configurations follow.
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the screen.
    public var traitCollection: UITraitCollection
    /// A Boolean value that determines whether the cell takes no touches.
    public var isDisabled = false
    /// A Boolean value that determines whether the cell is highlighted, as while it is touched.
    public var isHighlighted = false
    /// A Boolean value that determines whether the cell is selected.
    public var isSelected = false
    /// A Boolean value that determines whether the cell has the focus: never here.
    public var isFocused = false
    /// A Boolean value that determines whether a header sticks at the edge: never here.
    public var isPinned = false
    /// A Boolean value that determines whether the list is edited.
    public var isEditing = false
    /// A Boolean value that determines whether the item shows those below it: never here.
    public var isExpanded = false
    /// A Boolean value that determines whether a swipe has revealed buttons.
    public var isSwiped = false
    /// A Boolean value that determines whether the user is moving the item: never here.
    public var isReordering = false
    private var added: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the default state of a cell.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// Accesses a custom value of the state.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { added[key] }
        set { added[key] = newValue }
    }
}
