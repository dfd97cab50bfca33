extension UITableViewCell {
    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isEditing = isEditing
        state.isSwiped = showingDeleteConfirmation
        return state
    }

    var styledContent: UIListContentConfiguration {
        switch style {
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        case .default, nil: .cell()
        }
    }

    func handleUpdate(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    func dropBackgroundViews() {
        backgroundView = nil
        selectedBackgroundView = nil
    }
}
