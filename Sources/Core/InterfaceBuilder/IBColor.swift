/// A color as a document gives it: components, or a name to look up.
///
/// Components are from 0 to 1 and taken as sRGB whatever the color space, the difference being too small to see in a
/// terminal. Interface Builder shows wide-gamut colors more vividly.
public nonisolated enum IBColor: Hashable, Sendable {
    /// Red, green, blue and opacity.
    case rgb(Double, Double, Double, Double)
    /// Gray (0 is black) and opacity.
    case white(Double, Double)
    /// A system color by name, `labelColor` or `systemRedColor`. ``IBResources/systemColors`` may give its components.
    case system(String)
    /// A color of an asset catalog by name. ``IBResources/namedColors`` may give its components.
    case named(String)
}
