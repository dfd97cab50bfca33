internal import Foundation

/// A window drawn inside the outline of a phone, in lines for the terminal.
struct PhoneRendering: Equatable {
    /// The lines, all of one width, with their escape sequences.
    var lines: [String] = []
    var columns = 0
    var linesAbove = 0

    /// The lines with the numbers of cells.
    var marked: Set<Int> = []
    /// Which of all lines these are, where some are left out; empty if none is.
    var kept: [Int] = []

    /// The line in which a point so far down the window is, or the next that is not left out.
    func line(at y: CGFloat) -> Int {
        let line = linesAbove + Int((y / PhoneFrame.lineHeight).rounded(.down))
        return kept.isEmpty ? line : kept.firstIndex { $0 >= line } ?? kept.count - 1
    }
}
