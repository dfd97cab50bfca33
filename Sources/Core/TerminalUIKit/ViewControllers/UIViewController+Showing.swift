extension UIViewController {
    /// Tells that the view is in its place, once while it appears.
    func tellOfAppearing() {
        guard case .appearing(let animated) = appearance, !isToldOfAppearing else { return }
        isToldOfAppearing = true
        viewIsAppearing(animated)
    }

    // MARK: Editing

    /// A button that begins and ends editing.
    func makeEditButton() -> UIBarButtonItem {
        let button = UIBarButtonItem(
            barButtonSystemItem: .edit, target: self, action: UIViewController.toggleEditing)
        showEditing(on: button)
        return button
    }

    private func toggleEditing(_ sender: Any?) { setEditing(!isEditing, animated: true) }

    func showEditing(on button: UIBarButtonItem?) {
        button?.title = isEditing ? "Done" : "Edit"
        button?.style = isEditing ? .done : .plain
    }
}
