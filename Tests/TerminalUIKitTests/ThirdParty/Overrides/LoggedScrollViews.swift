import TerminalUIKit

// Scroll views as libraries for UIKit override them.

class LoggedScrollView: UIScrollView {
    let calls = Calls()

    override weak var delegate: (any UIScrollViewDelegate)? { didSet { calls.note() } }
    override var contentSize: CGSize { didSet {} }
    override var contentInset: UIEdgeInsets { didSet {} }
    override var contentOffset: CGPoint { didSet { calls.note() } }
    override var isScrollEnabled: Bool { didSet {} }
    override var bounces: Bool { didSet {} }
    override var isPagingEnabled: Bool { didSet {} }
    override var showsVerticalScrollIndicator: Bool { didSet {} }
    override var showsHorizontalScrollIndicator: Bool { didSet {} }

    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        super.setContentOffset(contentOffset, animated: animated)
    }

    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        super.scrollRectToVisible(rect, animated: animated)
    }
}

class LoggedTextView: UITextView {
    let calls = Calls()

    override var textContainerInset: UIEdgeInsets { didSet { calls.note() } }
    override weak var delegate: (any UITextViewDelegate)? { didSet { calls.note() } }
    override var text: String! { didSet {} }
    override var attributedText: NSAttributedString! { didSet {} }
    override var isEditable: Bool { didSet {} }
    override var isSelectable: Bool { didSet {} }
    override var font: UIFont? { didSet {} }
    override var textColor: UIColor? { didSet {} }
    override var textAlignment: NSTextAlignment { didSet {} }
}

/// A delegate of any scroll view, with no other protocol.
class ScrollWatcher: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
    }
}

/// A delegate of scroll views that are also tables, collections or texts.
class WatcherOfAll: ScrollWatcher, UITableViewDelegate, UICollectionViewDelegate, UITextViewDelegate {
    var selected: [Int] = []

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
    }
}
