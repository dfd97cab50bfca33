internal import Canvases
internal import ExampleShell
internal import Foundation
internal import TerminalUIKit

/// One phone of a film, with the text above it, and the column beside it.
struct FilmSide {
    let take: FilmTake
    let column: FilmColumn
    let clock: FilmClock
    let colors: SnapshotColors
    /// The name of the code that makes the screen, or of the experiment.
    let name: StyledText
    let showsNib: Bool
    let showsCommands: Bool

    private var movesCells: Bool { take.lesson != nil }
    private var header: CGFloat { movesCells ? 92 : 36 }

    var size: CGSize {
        CGSize(
            width: movesCells ? column.left + FilmColumn.width : take.size.width,
            height: header + max(take.size.height, movesCells ? column.count(column.counts.count).minY : 0))
    }

    /// Draws it, its upper left corner in the canvas's origin.
    func draw(on canvas: SVGCanvas) {
        drawHeader(on: canvas)
        canvas.group([SVGKeyframe(offset: CGPoint(x: 0, y: header))]) {
            canvas.use(take.phone)
            let motion = FilmMotion(of: take, clock: clock, column: column)
            let symbols = movesCells ? symbols(on: canvas) : [:]
            drawScreen(motion, symbols, on: canvas)
            guard movesCells else { return }
            drawQueue(on: canvas)
            drawExit(on: canvas)
            if showsNib { drawNib(on: canvas) }
            for (index, count) in column.counts.enumerated() { draw(count, at: column.count(index), on: canvas) }
            for flight in motion.flights {
                canvas.group(flight.keyframes) { if let symbol = symbols[flight.number] { canvas.use(symbol) } }
            }
        }
    }

    func write(
        _ text: String, _ size: CGFloat, isBold: Bool = false, color: UIColor, in rect: CGRect,
        alignment: NSTextAlignment = .left, on canvas: SVGCanvas
    ) {
        let font = isBold ? UIFont.boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
        canvas.draw(text, in: rect, style: TextStyle(font: font, color: color, alignment: alignment))
    }

    private func drawHeader(on canvas: SVGCanvas) {
        func line(_ y: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: 0, y: y, width: size.width, height: height)
        }
        write(name.string, 15, color: colors[name.runs.first?.role ?? .dim], in: line(0, 18), on: canvas)
        if showsCommands { drawCommands(in: line(0, 18), on: canvas) }
        take.heading.map { write($0, 26, isBold: true, color: colors.foreground, in: line(22, 32), on: canvas) }
        take.lesson.map { write($0, 20, color: colors.foreground, in: line(54, 26), on: canvas) }
    }

    private func drawCommands(in rect: CGRect, on canvas: SVGCanvas) {
        draw([""] + take.steps.map { "> " + $0.command }, changingAt: .begins, on: canvas) { command, _ in
            write(command, 15, color: colors.foreground, in: rect, alignment: .right, on: canvas)
        }
    }

    /// Draws texts, one for each state, each while it holds. `draw` gets a Boolean value that is `true` at the
    /// beginning.
    func draw(
        _ texts: [String], changingAt moment: FilmClock.Moment, on canvas: SVGCanvas, _ draw: (String, Bool) -> Void
    ) {
        var start = 0
        while start < texts.count {
            let end = texts[start...].firstIndex { $0 != texts[start] } ?? texts.count
            var frames = [SVGKeyframe(opacity: start == 0 ? 1 : 0)]
            for (state, opacity) in [(start, 1.0), (end, 0)] where state > 0 && state < texts.count {
                let time = clock.time(moment, of: state - 1)
                frames += [
                    SVGKeyframe(time, opacity: 1 - opacity), SVGKeyframe(time + 0.1 / clock.seconds, opacity: opacity),
                ]
            }
            if !texts[start].isEmpty { canvas.group(frames) { draw(texts[start], start == 0) } }
            start = end
        }
    }

    // MARK: The screen

    private func drawScreen(_ motion: FilmMotion, _ symbols: [Int: String], on canvas: SVGCanvas) {
        canvas.group([SVGKeyframe(offset: take.origin)]) {
            drawBackgrounds(on: canvas)
            for (list, clip, keyframes) in motion.lists {
                canvas.saveState()
                canvas.clip(to: clip)
                canvas.group(keyframes) {
                    for stint in motion.stints where stint.shown.list == list { draw(stint, symbols, on: canvas) }
                }
                canvas.restoreState()
            }
        }
    }

    /// Draws the screen without cells. Each background covers the one before.
    private func drawBackgrounds(on canvas: SVGCanvas) {
        canvas.use(take.states[0].background)
        for step in take.steps.indices where take.states[step + 1].background != take.states[step].background {
            let frames = [
                SVGKeyframe(opacity: 0), SVGKeyframe(clock.time(.fadesOut, of: step), opacity: 0),
                SVGKeyframe(clock.time(.fadedIn, of: step)),
            ]
            canvas.group(frames) { canvas.use(take.states[step + 1].background) }
        }
    }

    private func draw(_ stint: FilmMotion.Stint, _ symbols: [Int: String], on canvas: SVGCanvas) {
        let number = stint.shown.cell.object.number ?? 0
        canvas.group(stint.keyframes) {
            canvas.use(stint.shown.contents)
            guard let symbol = symbols[number] else { return }
            if stint.badge.isEmpty {
                canvas.use(symbol, at: stint.shown.badge)
            } else {
                canvas.group(stint.badge) { canvas.use(symbol, at: stint.shown.badge) }
            }
            if let (count, keyframes) = stint.mark {
                canvas.group(keyframes) { drawMark(count, besides: stint.shown.badge, on: canvas) }
            }
        }
    }

    private func symbols(on canvas: SVGCanvas) -> [Int: String] {
        take.badges.sorted { $0.key < $1.key }.reduce(into: [:]) { symbols, badge in
            let (number, badge) = badge
            symbols[number] = canvas.symbol {
                drawPill(badge.text, width: badge.frame.width, color: badge.color, at: .zero, on: canvas)
            }
        }
    }

    private func drawPill(
        _ text: String, width: CGFloat, color: UIColor, at point: CGPoint, on canvas: SVGCanvas
    ) {
        let pill = CGRect(origin: point, size: CGSize(width: width, height: FilmColumn.badgeHeight))
        canvas.fill(pill, color: color, cornerRadius: pill.height / 2)
        write(text, 13, isBold: true, color: .white, in: pill, alignment: .center, on: canvas)
    }

    private func drawMark(_ count: ScreenCount, besides badge: CGPoint, on canvas: SVGCanvas) {
        let (text, width): (String, CGFloat) = count == .made ? ("new", 40) : ("reused", 62)
        let place = CGPoint(x: badge.x - width - 4, y: badge.y)
        guard place.x >= 0 else { return }
        let symbol = canvas.symbol {
            drawPill(text, width: width, color: SnapshotColors.light[count.role], at: .zero, on: canvas)
        }
        canvas.use(symbol, at: place)
    }
}
