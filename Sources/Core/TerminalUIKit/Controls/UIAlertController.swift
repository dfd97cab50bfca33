/// A controller of an alert, with a title, a message, fields, and buttons below each other.
open class UIAlertController: UIViewController {
    /// The places of an alert.
    public nonisolated enum Style: Int, Sendable {
        /// At the bottom.
        case actionSheet
        /// In the middle.
        case alert
    }

    /// The place of the alert.
    open private(set) var preferredStyle: Style
    /// The text below the title.
    open var message: String?
    /// The buttons, in the order they were added. The one that cancels is shown last.
    open private(set) var actions: [UIAlertAction] = []
    /// The fields, in the order they were added, or nil if there isn't one.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    private var fields: [UITextField] = []
    /// The button that is drawn bold.
    open var preferredAction: UIAlertAction?

    /// Creates an alert.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        self.message = message
        super.init(nibName: nil, bundle: nil)
        self.title = title
        modalPresentationStyle = .overFullScreen
    }

    /// Returns `nil`, because a nib has no alerts.
    public required init?(coder: NSCoder) { nil }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            UIKitException.inconsistency(
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
            ).raise()
        }
        actions.append(action)
    }

    /// Adds a text field.
    ///
    /// - Parameter configurationHandler: A closure that configures the field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        if preferredStyle == .actionSheet {
            UIKitException.inconsistency(
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
            ).raise()
        }
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        configurationHandler?(field)
        fields.append(field)
    }

    /// Creates the view with the texts, fields and buttons.
    open override func loadView() {
        let ground = UIView(frame: UIScreen.main.applicationFrame)
        let card = UIStackView(frame: .zero)
        card.axis = .vertical
        card.backgroundColor = .white
        card.layer.borderWidth = 1
        card.layer.borderColor = .systemGray
        card.layer.cornerRadius = 12
        card.isLayoutMarginsRelativeArrangement = true
        card.layoutMargins = UIEdgeInsets(top: 22, left: 16, bottom: 22, right: 16)
        for (text, font) in [(title, UIFont.boldSystemFont(ofSize: 17)), (message, .systemFont(ofSize: 13))] {
            guard let text, !text.isEmpty else { continue }
            let label = UILabel(frame: .zero)
            (label.text, label.font, label.numberOfLines, label.textAlignment) = (text, font, 0, .center)
            card.addArrangedSubview(label)
        }
        for field in fields { card.addArrangedSubview(field) }
        for action in actions.filter({ $0.style != .cancel }) + actions.filter({ $0.style == .cancel }) {
            card.addArrangedSubview(button(of: action))
        }
        card.translatesAutoresizingMaskIntoConstraints = false
        ground.addSubview(card)
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: ground.centerXAnchor),
            card.widthAnchor.constraint(equalToConstant: 272),
            preferredStyle == .alert
                ? card.centerYAnchor.constraint(equalTo: ground.centerYAnchor)
                : card.bottomAnchor.constraint(equalTo: ground.bottomAnchor),
        ])
        view = ground
    }

    // The keyboard comes with an alert that has a field, as imitations of it do (regexident/DLAlertView#21).
    /// Makes the first field the first responder.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fields.first?.becomeFirstResponder()
    }

    private func button(of action: UIAlertAction) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
        if action.style == .cancel || action === preferredAction {
            button.titleLabel?.font = .boldSystemFont(ofSize: 15)
        }
        button.isEnabled = action.isEnabled
        action.button = button
        button.addAction(
            UIAction { [weak self] _ in self?.dismiss(animated: true) { action.handler?(action) } },
            for: .touchUpInside)
        return button
    }
}
