internal import Canvases
internal import ExampleShell
internal import Foundation
internal import TerminalUIKit

// The column beside the phone.
extension FilmSide {
    /// Draws a count: each number while it is the one.
    func draw(_ count: ScreenCount, at rect: CGRect, on canvas: SVGCanvas) {
        let number = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 46)
        let numbers = take.states.map { "\($0.stats[keyPath: count.number])" }
        let moment: FilmClock.Moment = count == .nibReads ? .readsNib : .arrives
        draw(numbers, changingAt: moment, on: canvas) { text, isFirst in
            let color = isFirst ? colors.foreground : colors[count.role]
            write(text, 46, isBold: true, color: color, in: number, on: canvas)
        }
        let name = CGRect(x: rect.minX, y: rect.minY + 46, width: rect.width, height: 20)
        write(count.rawValue, 17, color: colors.dim, in: name, on: canvas)
    }

    private func label(_ text: String, below rect: CGRect, on canvas: SVGCanvas) {
        let line = CGRect(x: column.left, y: rect.maxY + 4, width: FilmColumn.width, height: 20)
        write(text, 15, color: colors.dim, in: line, alignment: .center, on: canvas)
    }

    func drawQueue(on canvas: SVGCanvas) {
        canvas.stroke(column.box, color: colors.dim, width: 1.5, cornerRadius: 14, dash: 5)
        label("the reuse queue", below: column.box, on: canvas)
    }

    /// Draws a sheet of paper, framed while it is read.
    func drawNib(on canvas: SVGCanvas) {
        let sheet = column.sheet
        canvas.fill(sheet, color: colors.edge, cornerRadius: 5)
        canvas.fill(sheet.insetBy(dx: 1.5, dy: 1.5), color: colors.background, cornerRadius: 4)
        for (line, width) in [26, 26, 26, 14].enumerated() {
            let y = sheet.minY + 11 + CGFloat(line) * 9
            canvas.fill(CGRect(x: sheet.minX + 9, y: y, width: CGFloat(width), height: 2.5), color: colors.edge)
        }
        let frames = shown(.hasMoved, .waits, .comesBack, .isGone) { step in
            take.states[step + 1].stats.nibReads > take.states[step].stats.nibReads
        }
        canvas.group(frames) {
            canvas.stroke(sheet.insetBy(dx: -2, dy: -2), color: colors[.made], width: 3, cornerRadius: 7)
        }
        label("the nib", below: sheet, on: canvas)
    }

    func drawExit(on canvas: SVGCanvas) {
        guard take.steps.contains(where: { !$0.dropped.isEmpty }) else { return }
        let frames = shown(.hasMoved, .waits, .comesBack, .isGone) { !take.steps[$0].dropped.isEmpty }
        let rect = CGRect(x: column.exit.x + 52, y: column.exit.y, width: 80, height: FilmColumn.badgeHeight)
        canvas.group(frames) { write("dropped", 17, color: colors[.broken], in: rect, on: canvas) }
    }

    /// Returns the keyframes of something that is visible for a while in some steps, and not at the end.
    private func shown(
        _ start: FilmClock.Moment, _ full: FilmClock.Moment, _ fades: FilmClock.Moment, _ end: FilmClock.Moment,
        in isShown: (Int) -> Bool
    ) -> [SVGKeyframe] {
        take.steps.indices.filter(isShown).reduce([SVGKeyframe(opacity: 0)]) { frames, step in
            let moments: [(FilmClock.Moment, CGFloat)] = [(start, 0), (full, 1), (fades, 1), (end, 0)]
            return frames + moments.map { SVGKeyframe(clock.time($0, of: step), opacity: $1) }
        }
    }
}
