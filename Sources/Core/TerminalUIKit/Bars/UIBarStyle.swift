/// The styles of a bar: light or dark.
public nonisolated enum UIBarStyle: Int, Sendable, CaseIterable, NibEnum {
    /// Light, with dark letters since bars are flat.
    case `default` = 0
    /// Dark, with white letters.
    case black = 1

    // Bars of both old kinds are black since iOS 7.
    package static let nibNames: [String: Self] = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]
}
