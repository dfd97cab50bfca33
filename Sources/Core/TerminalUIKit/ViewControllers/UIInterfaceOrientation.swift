/// The orientations of a screen.
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
    /// An orientation that isn't known.
    case unknown
    /// Upright.
    case portrait
    /// Upright, with the home button at the top.
    case portraitUpsideDown
    /// On its side, with the home button at the left.
    case landscapeLeft
    /// On its side, with the home button at the right.
    case landscapeRight

    /// A Boolean value that indicates whether the screen is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// A Boolean value that indicates whether the screen is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of orientations.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// UIKit's bits: each orientation's raw value is the number of its bit.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upright, with the home button at the top.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On its side, with the home button at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On its side, with the home button at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// On its side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// All orientations of a phone.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
