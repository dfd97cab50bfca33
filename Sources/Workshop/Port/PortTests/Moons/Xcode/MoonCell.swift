import UIKit

final class MoonCell: UITableViewCell {
    override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class MoonFinder: NSObject {
    @IBOutlet var cell: MoonCell?

    override func awakeFromNib() {
        super.awakeFromNib()
        cell?.textLabel?.text = "found"
    }
}

#if os(iOS)
    let isPhone = true
#endif
