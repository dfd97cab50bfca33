/// The content of a navigation bar for one controller.
///
/// In UIKit, it isn't a responder. Here it is one, so that it receives `awakeFromNib()` and traces name it.
open class UINavigationItem: UIResponder, NSCoding {
    /// The title in the middle.
    open var title: String? { didSet { changed() } }
    /// The modes that determine whether the title is large.
    public nonisolated enum LargeTitleDisplayMode: Int, Sendable, CaseIterable, NibEnum {
        /// The mode of the item before. The first item's title is large, if the bar prefers that.
        case automatic
        /// As the bar prefers.
        case always
        /// The title is small.
        case never
    }
    /// The mode that determines whether the title is large, if the bar prefers that.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { bar?.titleChangesSize() } }
    /// A line above the bar. Stored without effect, for nibs that set it.
    open var prompt: String?
    /// A view in place of the title.
    open var titleView: UIView? { didSet { changed() } }
    /// The controller with a search bar below the title, or nil if there isn't one.
    package final var search: (any SearchBarHolding)? { didSet { bar?.titleChangesSize() } }
    /// A Boolean value that determines whether the search bar disappears when the content scrolls. Stored without
    /// effect: it stays.
    open var hidesSearchBarWhenScrolling = true
    /// The button that leads back to this item, or nil for a button with its title.
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    /// A Boolean value that determines whether the bar shows no back button for this item.
    open var hidesBackButton = false {
        didSet { changed() }
    }
    /// A Boolean value that determines whether the left buttons are beside the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false {
        didSet { changed() }
    }
    /// The buttons at the left, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    /// The buttons at the right, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

    /// The leftmost button. Setting it replaces all buttons at the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The rightmost button. Setting it replaces all buttons at the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// The bar the item is in.
    weak var bar: UINavigationBar?

    /// Creates an item.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Decodes an item with its buttons: one by its slot, several as a list.
    public required init?(coder: NSCoder) {
        super.init()
        code(with: PropertyCoder(coder, isDecoding: true))
    }

    /// Encodes the properties that ``init(coder:)`` decodes.
    open func encode(with coder: NSCoder) { code(with: PropertyCoder(coder, isDecoding: false)) }

    private func code(with coder: PropertyCoder) {
        coder.code(self, \.title, "title")
        coder.code(self, \.prompt, "prompt")
        coder.code(self, \.largeTitleDisplayMode, "largeTitleDisplayMode")
        coder.code(self, \.titleView, "titleView")
        coder.code(self, \.backBarButtonItem, "backBarButtonItem")
        coder.code(self, \.hidesBackButton, "hidesBackButton")
        coder.code(self, \.leftItemsSupplementBackButton, "leftItemsSupplementBackButton")
        coder.code(self, \.leftBarButtonItem, "leftBarButtonItem")
        coder.code(self, \.leftBarButtonItems, "leftBarButtonItems")
        coder.code(self, \.rightBarButtonItem, "rightBarButtonItem")
        coder.code(self, \.rightBarButtonItems, "rightBarButtonItems")
    }

    private func changed() { bar?.setNeedsLayout() }
}

/// A controller with a bar to search with, which a navigation bar shows below the title.
package protocol SearchBarHolding: UIViewController {
    /// The bar.
    var barView: UIView { get }
}
