/// The attributes that determine whether a view is mirrored where text runs from right to left. Cases and raw values
/// are UIKit's.
public nonisolated enum UISemanticContentAttribute: Int, Sendable, CaseIterable, NibEnum {
    /// As the language is written, which here is from left to right.
    case unspecified
    /// Never: it is about playing forwards and backwards.
    case playback
    /// Never: it is about left and right in space.
    case spatial
    /// Never.
    case forceLeftToRight
    /// Always.
    case forceRightToLeft
}

/// The direction in which text runs and views follow one another.
public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}
