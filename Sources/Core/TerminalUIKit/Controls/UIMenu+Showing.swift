extension UIMenu {
    /// Shows the menu as a sheet of its actions, over the controller that a responder is in.
    ///
    /// - Parameters:
    ///   - sender: The button or bar button item that has the menu.
    ///   - responder: The responder from which the chain leads to the controller.
    package func show(from sender: AnyObject, over responder: UIResponder?) {
        let chain = sequence(first: responder, next: \.?.next)
        guard let controller = chain.lazy.compactMap({ $0 as? UIViewController }).first else { return }
        let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
        for action in actions {
            let style: UIAlertAction.Style = action.attributes.contains(.destructive) ? .destructive : .default
            let choice = UIAlertAction(title: action.title, style: style) { [weak sender] _ in
                action.perform(sender: sender)
            }
            choice.isEnabled = !action.attributes.contains(.disabled)
            sheet.addAction(choice)
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        controller.present(sheet, animated: true)
    }
}

extension UIBarButtonItem {
    /// The menu of the item. A tap shows it, unless the item has an action. Then it is never shown.
    public var menu: UIMenu? {
        get { shownMenu?.menu }
        set { shownMenu = newValue.map { ($0, { $0.show(from: $1, over: $2) }) } }
    }

    /// Creates a button that calls a closure or shows a menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil as String?)
        self.image = image ?? primaryAction?.image
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Creates a system button that calls a closure or shows a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil as String?)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }
}
