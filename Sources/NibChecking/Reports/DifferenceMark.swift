internal import Canvases
internal import Foundation
internal import InterfaceBuilder
internal import TerminalUIKit

/// What marks in a picture that something differs: an outline with the numbers of the changes, each behind its sign.
struct DifferenceMark {
    /// The key of the object.
    let key: String
    private let kind: IBDifference.Change.Kind
    /// The signs and numbers: `~1 +2`.
    private var label: String

    /// - Parameter number: The change's, from 1.
    init(_ change: IBDifference.Change, number: Int) {
        // A connection or constraint is shown at the object that has it.
        key = change.item.kind == .object ? change.item.key : change.item.parent
        kind = change.kind
        label = "\(change.kind.sign)\(number)"
    }

    /// The marks of some changes in the old or the new version, one for each object.
    static func all(of changes: some Collection<IBDifference.Change>, inOld isOld: Bool) -> [DifferenceMark] {
        var marks: [DifferenceMark] = []
        for (index, change) in changes.enumerated() where change.kind != (isOld ? .added : .removed) {
            let mark = DifferenceMark(change, number: index + 1)
            if let known = marks.firstIndex(where: { $0.key == mark.key }) {
                marks[known].label += " " + mark.label
            } else {
                marks.append(mark)
            }
        }
        return marks
    }

    /// Draws the mark around what differs, its label over the upper right corner.
    func draw(around frame: CGRect, colors: SnapshotColors, on canvas: SVGCanvas) {
        canvas.stroke(frame.insetBy(dx: -2, dy: -2), color: color(colors), width: 2, cornerRadius: 3)
        let width = CGFloat(label.count) * 7.5 + 10
        drawLabel(
            in: CGRect(x: frame.maxX + 2 - width, y: frame.minY - 12, width: width, height: 16), colors: colors, on: canvas)
    }

    /// Draws the label alone.
    func drawLabel(in rect: CGRect, colors: SnapshotColors, on canvas: SVGCanvas) {
        canvas.fill(rect, color: color(colors), cornerRadius: 8)
        canvas.draw(
            label, in: rect,
            style: TextStyle(font: .boldSystemFont(ofSize: 12), color: colors.background, alignment: .center))
    }

    private func color(_ colors: SnapshotColors) -> UIColor {
        switch kind {
        case .added: colors.ansi(2)
        case .removed: colors.ansi(1)
        case .changed: colors.ansi(5)
        }
    }
}

extension IBDifference.Change.Kind {
    /// What stands before a change.
    fileprivate var sign: String {
        switch self {
        case .added: "+"
        case .removed: "−"
        case .changed: "~"
        }
    }
}
