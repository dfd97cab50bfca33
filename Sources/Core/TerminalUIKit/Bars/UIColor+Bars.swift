extension UIColor {
    /// The background of navigation bars and toolbars of 2011.
    static let barBackground = UIColor(red: 0.43, green: 0.52, blue: 0.64, alpha: 1)
    /// The background of bars since they are flat, over white.
    static let flatBarBackground = UIColor(white: 0.97, alpha: 1)
    /// The background of dark bars since they are flat, over black.
    static let flatBlackBarBackground = UIColor(white: 0.11, alpha: 1)
}
