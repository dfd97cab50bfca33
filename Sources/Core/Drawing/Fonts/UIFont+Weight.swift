import Foundation

nonisolated extension UIFont {
    /// The weight of a font's strokes, from −1 (thinnest) to 1. UIKit's names and values.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The number, −1…1.
        public let rawValue: CGFloat

        /// Creates a weight from a number, −1…1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Thinner than light.
        public static let thin = Weight(rawValue: -0.6)
        /// Thinner than regular.
        public static let light = Weight(rawValue: -0.4)
        /// The weight of running text.
        public static let regular = Weight(rawValue: 0)
        /// Between regular and semibold.
        public static let medium = Weight(rawValue: 0.23)
        /// The weight of headlines. From here on a terminal shows bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// The weight of emphasized text.
        public static let bold = Weight(rawValue: 0.4)
        /// Heavier than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest.
        public static let black = Weight(rawValue: 0.62)

        /// The names of weights in font names. A name that contains another comes before it.
        static let named: [(name: String, weight: Weight)] = [
            ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
            ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
        ]

        var name: String {
            Self.named.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }?.name ?? ""
        }
    }
}
