extension UIView {
    /// The properties that Objective-C's run time would find of a view, by the names that key–value coding knows.
    static let viewInspectables: [String: Inspectable] = [
        "alpha": Inspectable(\UIView.alpha),
        "backgroundColor": Inspectable(\UIView.backgroundColor),
        "clipsToBounds": Inspectable(\UIView.clipsToBounds),
        "frame": Inspectable(\UIView.frame),
        "hidden": Inspectable(\UIView.isHidden),
        "layer.borderColor": Inspectable(\UIView.layer.borderColor),
        "layer.borderWidth": Inspectable(\UIView.layer.borderWidth),
        "layer.cornerRadius": Inspectable(\UIView.layer.cornerRadius),
        "layer.masksToBounds": Inspectable(\UIView.layer.masksToBounds),
        "superview": Inspectable(reading: \UIView.superview),
        "tag": Inspectable(\UIView.tag),
        "tintColor": Inspectable(\UIView.tintColor),
        "userInteractionEnabled": Inspectable(\UIView.isUserInteractionEnabled),
        "window": Inspectable(reading: \UIView.window),
    ]
}
