extension UILayoutGuide {
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
    /// The edge where text begins.
    public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
    /// The edge where text ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
    /// The middle between left and right.
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
    /// The middle between top and bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { .init(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { .init(self, .height) }
}
