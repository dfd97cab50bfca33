/// The alignments of text between the left and right edges of its rectangle. Cases and raw values are UIKit's.
///
/// A terminal does not stretch the gaps between words, so `justified` is drawn as `left`. `natural` is `left` too.
nonisolated public enum NSTextAlignment: Int, Sendable, CaseIterable {
    /// Along the left edge.
    case left = 0
    /// In the middle.
    case center = 1
    /// Along the right edge.
    case right = 2
    /// Along both edges in UIKit, along the left edge here.
    case justified = 3
    /// As the language is written, along the left edge here.
    case natural = 4
}
