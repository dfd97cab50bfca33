internal import Foundation

/// A window drawn inside the outline of a phone, in lines for the terminal.
struct PhoneRendering: Equatable {
    /// The lines, all of one width, with their escape sequences.
    var lines: [String] = []
    /// How many characters they are wide.
    var columns = 0
    /// How many lines are above the window.
    var linesAbove = 0

    /// The line in which a point of the window is.
    ///
    /// - Parameter y: How far down the window it is, in points.
    func line(at y: CGFloat) -> Int {
        linesAbove + Int((y / PhoneFrame.lineHeight).rounded(.down))
    }
}
