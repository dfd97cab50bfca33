@_spi(Overriding) import Views

/// A view that a collection shows for one index after another: a cell, header or footer.
open class UICollectionReusableView: UIView, ReusableCell {
    /// The reuse identifier, set by the collection that makes the view.
    open internal(set) var reuseIdentifier: String?
    /// A Boolean value that indicates whether the view has been on screen before. Kept by the collection's recycler.
    public var hasBeenShown = false

    /// Creates a view. A collection does so for a class that is registered with it.
    ///
    /// The initializer is `required`, because otherwise Swift can't make an object of an unknown class. A subclass that
    /// has its own writes `required` in the place of UIKit's `override`.
    public required override init(frame: CGRect) { super.init(frame: frame) }

    /// Decodes a view with its identifier.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.reuseIdentifier, "reuseIdentifier")
    }

    /// Returns the layout attributes that the view prefers. If the layout leaves the height to the view, it is the
    /// height of the content.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let target = CGSize(width: layoutAttributes.frame.width, height: 0)
        layoutAttributes.frame.size.height =
            systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
        return layoutAttributes
    }

    /// Called before the view is reused. Override it to reset the old content.
    open func prepareForReuse() {}
}

extension UICollectionReusableView {
    /// Gives the view an identifier unless it has one: a collection takes no view without.
    package func identify(as identifier: String) { reuseIdentifier = reuseIdentifier ?? identifier }
}
