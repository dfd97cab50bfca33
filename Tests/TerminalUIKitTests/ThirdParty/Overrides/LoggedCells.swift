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
