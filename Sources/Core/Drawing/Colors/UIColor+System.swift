import Foundation

/// The colors of the system's palette, in their light appearance.
nonisolated extension UIColor {
    /// The system's red.
    public static let systemRed = UIColor(byte: 255, 59, 48)
    /// The system's orange.
    public static let systemOrange = UIColor(byte: 255, 149, 0)
    /// The system's yellow.
    public static let systemYellow = UIColor(byte: 255, 204, 0)
    /// The system's green.
    public static let systemGreen = UIColor(byte: 52, 199, 89)
    /// The system's mint.
    public static let systemMint = UIColor(byte: 0, 199, 190)
    /// The system's teal.
    public static let systemTeal = UIColor(byte: 48, 176, 199)
    /// The system's cyan.
    public static let systemCyan = UIColor(byte: 50, 173, 230)
    /// The system's blue.
    public static let systemBlue = UIColor(byte: 0, 122, 255)
    /// The system's indigo.
    public static let systemIndigo = UIColor(byte: 88, 86, 214)
    /// The system's purple.
    public static let systemPurple = UIColor(byte: 175, 82, 222)
    /// The system's pink.
    public static let systemPink = UIColor(byte: 255, 45, 85)
    /// The system's brown.
    public static let systemBrown = UIColor(byte: 162, 132, 94)
    /// The system's gray.
    public static let systemGray = UIColor(byte: 142, 142, 147)
    /// The system's gray 2.
    public static let systemGray2 = UIColor(byte: 174, 174, 178)
    /// The system's gray 3.
    public static let systemGray3 = UIColor(byte: 199, 199, 204)
    /// The system's gray 4.
    public static let systemGray4 = UIColor(byte: 209, 209, 214)
    /// The system's gray 5.
    public static let systemGray5 = UIColor(byte: 229, 229, 234)
    /// The system's gray 6.
    public static let systemGray6 = UIColor(byte: 242, 242, 247)

    convenience init(byte red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: CGFloat = 1) {
        self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
    }
}
