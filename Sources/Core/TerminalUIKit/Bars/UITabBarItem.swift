/// The item that represents a controller in a tab bar.
open class UITabBarItem: UIBarItem {
    /// A short text beside the title, or nil if there isn't one.
    open var badgeValue: String? { didSet { button?.itemChanged() } }

    /// The image of the selected tab. Stored: the other image is drawn.
    open var selectedImage: UIImage? {
        get { kept() }
        set { keep(newValue) }
    }

    /// Creates an item with another image while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - title: The title of the item.
    ///   - image: The image beside the title.
    ///   - tag: A number that identifies the item.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates a system item.
    ///
    /// - Parameters:
    ///   - systemItem: The kind of system item.
    ///   - tag: A number that identifies the item.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: systemItem.image, tag: tag)
    }

    /// One of the system's items has the system's title and image, unless it was given others.
    override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.badgeValue, "badgeValue")
        guard coder.isDecoding, let item: SystemItem = coder.coder.decodeEnum(forKey: "systemItem") else { return }
        title = title ?? item.title
        image = image ?? item.image
    }
}
