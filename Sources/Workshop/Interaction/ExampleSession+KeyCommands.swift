internal import ExampleShell
internal import TerminalUIKit

extension ExampleSession {
    /// Returns the keys for all that a user can do with the screen now beside touching its views.
    func keyCommands(at focus: Touchable?) -> [KeyCommand] {
        var commands: [KeyCommand] = []
        if let title = cancelTitle {
            commands.append(KeyCommand(.escape, "Esc", "tap \(title.lowercased())", word: "cancel", meaning: "cancel"))
        }
        if let row = focus?.item, let table = shownList as? UITableView {
            commands += table.isEditing ? moves(of: row) : swipes(over: row)
        }
        if let list = frontList as? UICollectionView,
            let item = list.visibleItems.first(where: { focus?.item == nil || $0.index == focus?.item }),
            let path = (item.cell as? UICollectionViewCell).flatMap(list.indexPath(for:)), list.canMoveItem(at: path)
        {
            commands += moves(of: item.index)
        }
        if pullable != nil {
            let meaning = "pull down: refresh the list, dismiss the card"
            commands.append(KeyCommand(.character("p"), "p", "pull", word: "pull", meaning: meaning))
        }
        if viewsWithRecognizers.contains(where: \.takesGestures) {
            let meaning = "type a gesture: Tab lists them"
            commands.append(KeyCommand(.character("g"), "g", "gesture ", word: "gesture", meaning: meaning))
        }
        return commands
    }

    /// The title of the button that cancels an alert, or of another one with the usual title.
    private var cancelTitle: String? {
        if let alert = window.frontController as? UIAlertController {
            return alert.actions.first { $0.style == .cancel && $0.isEnabled }?.title
        }
        return window.tappableTitles.first { $0 == "Cancel" }
    }

    private func moves(of row: Int) -> [KeyCommand] {
        let meaning = "move the \(itemName): type its new place"
        return [KeyCommand(.character("m"), "m", "move \(row) ", word: "move", meaning: meaning)]
    }

    private func swipes(over row: Int) -> [KeyCommand] {
        let cell = shownList?.visibleItems.first { $0.index == row }?.cell as? UITableViewCell
        func command(_ toRight: Bool) -> String {
            let isSwiped = cell?.showingDeleteConfirmation == true && cell?.swipeButtonsAreAtRight == !toRight
            return "swipe \(row)" + (toRight ? " --right" : "") + (isSwiped ? " --whole" : "")
        }
        return [
            KeyCommand(
                .character("<"), "<", command(false), word: "swipe",
                meaning: "swipe the row to the left for its buttons, again for the whole way"),
            KeyCommand(.character(">"), ">", command(true), word: "", meaning: "the same to the right"),
        ]
    }
}

extension UIView {
    /// A Boolean value that indicates whether a recognizer of the view itself waits for more than taps.
    fileprivate var takesGestures: Bool {
        !(self is UIScrollView)
            && gestureRecognizers?.contains { $0.isEnabled && !($0 is UITapGestureRecognizer) } == true
    }
}
