extension UIButton {
    /// A view with the button's image, whose properties are stored without effect: the button draws its image itself.
    public var imageView: UIImageView? {
        let view: UIImageView = kept() ?? UIImageView()
        view.image = currentImage
        keep(view)
        return view
    }
}

extension UISegmentedControl {
    /// The color of the selected segment. Stored without effect.
    public var selectedSegmentTintColor: UIColor? {
        get { kept() }
        set { keep(newValue) }
    }
}

extension UITextView {
    /// The attributes of links. Stored without effect.
    public var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { kept() ?? [:] }
        set { keep(newValue) }
    }
}
