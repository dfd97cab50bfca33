/// What a controller puts in a navigation bar.
open class UINavigationItem: UIResponder, NSCoding {
    /// The title in the middle.
    open var title: String?
    /// A line above the bar. Kept for nibs that set it.
    open var prompt: String?

    /// Makes an item.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Decodes an item.
    public required init?(coder: NSCoder) {
        title = coder.decodeObjectIfPresent(forKey: "title") as? String
        prompt = coder.decodeObjectIfPresent(forKey: "prompt") as? String
        super.init()
    }

    /// Writes what ``init(coder:)`` reads.
    open func encode(with coder: NSCoder) {
        coder.encode(title, forKey: "title")
        coder.encode(prompt, forKey: "prompt")
    }
}
