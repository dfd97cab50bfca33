/// The treatments of text that is too long for its line. Cases and raw values are UIKit's.
nonisolated public enum NSLineBreakMode: Int, Sendable {
    /// Goes on in the next line, between words. A word longer than a line is broken.
    case byWordWrapping = 0
    /// Goes on in the next line, between any two characters.
    case byCharWrapping = 1
    /// The text is cut off at the edge.
    case byClipping = 2
    /// The last line shows the end of the text: `…wxyz`.
    case byTruncatingHead = 3
    /// The last line shows the start of the text: `abcd…`.
    case byTruncatingTail = 4
    /// The last line shows both ends of the text: `ab…yz`.
    case byTruncatingMiddle = 5
}
