/// What a controller puts in a tab bar.
open class UITabBarItem: UIBarItem {
    /// A short text beside the title; nil for none.
    open var badgeValue: String? { didSet { button?.superview?.setNeedsLayout() } }

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - title: What a user reads.
    ///   - image: What stands before the title.
    ///   - tag: A number to tell it by.
    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Decodes an item. One of the system's has its name as its title.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        badgeValue = coder.decodeObjectIfPresent(forKey: "badgeValue") as? String
        if title == nil { title = (coder.decodeObjectIfPresent(forKey: "systemItem") as? String)?.capitalized }
    }

    /// Writes what ``init(coder:)`` reads.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(badgeValue, forKey: "badgeValue")
    }
}
