/// The colors that are the same on every device and in every appearance.
nonisolated extension UIColor {
    /// Pure black.
    public static let black = UIColor(white: 0)
    /// A third of the way from black to white.
    public static let darkGray = UIColor(white: 1 / 3)
    /// Two thirds of the way from black to white.
    public static let lightGray = UIColor(white: 2 / 3)
    /// Pure white.
    public static let white = UIColor(white: 1)
    /// Half way from black to white.
    public static let gray = UIColor(white: 0.5)
    /// The background of the name of a missing view: light enough for the name on any ground.
    package static let standInGround = UIColor(white: 0.95, alpha: 0.9)
    /// Pure red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Pure cyan.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Pure yellow.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Pure magenta.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// UIKit's orange.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// UIKit's purple.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// UIKit's brown.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// A transparent color.
    public static let clear = UIColor(white: 0, alpha: 0)
}
