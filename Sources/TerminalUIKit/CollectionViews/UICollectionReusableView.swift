/// A view that a collection shows for one index after another: a cell, header or footer.
open class UICollectionReusableView: UIView, ReusableCell {
    /// What the view is found by when it can be used again. Set by the collection that makes it.
    open internal(set) var reuseIdentifier: String?
    /// Whether the view has been on screen before. Kept by the collection's recycler.
    public var hasBeenShown = false

    /// Makes a view. A collection does so for a class that is registered with it.
    ///
    /// It is `required`, as Swift makes no object of an unknown class otherwise: a subclass that has its own writes
    /// `required` in the place of UIKit's `override`.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Decodes a view with its identifier.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        reuseIdentifier = coder.decodeObjectIfPresent(forKey: "reuseIdentifier") as? String
    }

    /// Writes what ``init(coder:)`` reads.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(reuseIdentifier, forKey: "reuseIdentifier")
    }

    /// Called before the view is used again. Override it to forget the old content.
    open func prepareForReuse() {}
}

extension UICollectionReusableView {
    /// Gives the view an identifier if it has none: a collection takes no view without.
    package func identify(as identifier: String) {
        reuseIdentifier = reuseIdentifier ?? identifier
    }
}
