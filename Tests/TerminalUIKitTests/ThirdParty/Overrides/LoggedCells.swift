import TerminalUIKit

// Cells, headers and footers that override all there is, and note what they are told.

class LoggedTableCell: UITableViewCell {
    let calls = Calls()
    private let content = UIView()

    override var reuseIdentifier: String? { "Logged" }
    override var contentView: UIView { super.contentView }
    override var textLabel: UILabel? { super.textLabel }
    override var detailTextLabel: UILabel? { super.detailTextLabel }
    override var imageView: UIImageView? { super.imageView }
    override var selectionStyle: SelectionStyle { didSet { calls.note() } }
    override var accessoryType: AccessoryType { didSet { calls.note() } }
    override var accessoryView: UIView? { didSet { calls.note() } }
    override var backgroundView: UIView? { didSet { calls.note() } }
    override var selectedBackgroundView: UIView? { didSet { calls.note() } }
    override var separatorInset: UIEdgeInsets { didSet { calls.note() } }
    override var isSelected: Bool { didSet { calls.note() } }
    override var isHighlighted: Bool { didSet { calls.note() } }
    override var contentConfiguration: (any UIContentConfiguration)? { didSet { calls.note() } }
    override var automaticallyUpdatesContentConfiguration: Bool { didSet { calls.note() } }
    override var backgroundConfiguration: UIBackgroundConfiguration? { didSet { calls.note() } }
    override var automaticallyUpdatesBackgroundConfiguration: Bool { didSet { calls.note() } }
    override var configurationState: UICellConfigurationState { super.configurationState }
    override var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet {} }

    override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
    }

    override func defaultContentConfiguration() -> UIListContentConfiguration { super.defaultContentConfiguration() }

    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        super.defaultBackgroundConfiguration()
    }

    override func prepareForReuse() {
        calls.note()
        super.prepareForReuse()
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        calls.note("setSelected \(selected)")
        super.setSelected(selected, animated: animated)
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        calls.note("setHighlighted \(highlighted)")
        super.setHighlighted(highlighted, animated: animated)
    }
}

class LoggedHeader: UITableViewHeaderFooterView {
    let calls = Calls()

    override var reuseIdentifier: String? { "Logged" }
    override var contentView: UIView { super.contentView }
    override var textLabel: UILabel? { super.textLabel }
    override var detailTextLabel: UILabel? { super.detailTextLabel }
    override var backgroundView: UIView? { didSet { calls.note() } }

    override func prepareForReuse() {
        calls.note()
        super.prepareForReuse()
    }
}

class LoggedItemCell: UICollectionViewCell {
    let calls = Calls()

    override var reuseIdentifier: String? { "Logged" }
    override var contentView: UIView { super.contentView }
    override var backgroundView: UIView? { didSet { calls.note() } }
    override var selectedBackgroundView: UIView? { didSet { calls.note() } }
    override var isSelected: Bool { didSet { calls.note("isSelected \(isSelected)") } }
    override var isHighlighted: Bool { didSet { calls.note() } }

    override func prepareForReuse() {
        calls.note()
        super.prepareForReuse()
    }
}

class LoggedListCell: UICollectionViewListCell {
    let calls = Calls()

    override var accessories: [UICellAccessory] { didSet { calls.note() } }
    override var indentationLevel: Int { didSet { calls.note() } }
    override var indentationWidth: CGFloat { didSet { calls.note() } }
    override var contentConfiguration: (any UIContentConfiguration)? { didSet { calls.note() } }
    override var automaticallyUpdatesContentConfiguration: Bool { didSet { calls.note() } }
    override var backgroundConfiguration: UIBackgroundConfiguration? { didSet { calls.note() } }
    override var automaticallyUpdatesBackgroundConfiguration: Bool { didSet { calls.note() } }
    override var configurationState: UICellConfigurationState { super.configurationState }
    override var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet {} }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(layoutAttributes) }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
    }

    override func defaultContentConfiguration() -> UIListContentConfiguration { super.defaultContentConfiguration() }
}

class LoggedListContentView: UIListContentView {
    override var configuration: any UIContentConfiguration { didSet {} }
}
