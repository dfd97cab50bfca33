internal import Canvases
internal import Foundation
internal import TerminalUIKit

/// One phone of a film, with what is said above it, and what stands beside it.
struct FilmSide {
    private static let header: CGFloat = 92

    let take: FilmTake
    let column: FilmColumn
    let clock: FilmClock
    /// The colours of the page.
    let colors: SnapshotColors
    /// What makes the screen, or is broken.
    let name: StyledText
    /// Whether a nib is drawn.
    let showsNib: Bool
    /// Whether the commands are shown.
    let showsCommands: Bool

    private var hasCells: Bool { take.hasIdentifier != nil }

    /// How large all of it is.
    var size: CGSize {
        CGSize(
            width: hasCells ? column.left + FilmColumn.width : take.size.width,
            height: Self.header + max(take.size.height, hasCells ? column.count(column.counts.count).minY : 0))
    }

    /// Draws it, its upper left corner in the canvas's origin.
    func draw(on canvas: SVGCanvas) {
        drawHeader(on: canvas)
        canvas.group([SVGKeyframe(offset: CGPoint(x: 0, y: Self.header))]) {
            canvas.use(take.phone)
            let motion = FilmMotion(of: take, clock: clock, column: column)
            let symbols = symbols(on: canvas)
            drawScreen(motion, symbols, on: canvas)
            guard hasCells else { return }
            drawQueue(on: canvas)
            drawExit(on: canvas)
            if showsNib { drawNib(on: canvas) }
            for (index, count) in column.counts.enumerated() { draw(count, at: column.count(index), on: canvas) }
            for flight in motion.flights {
                canvas.group(flight.keyframes) { if let symbol = symbols[flight.number] { canvas.use(symbol) } }
            }
        }
    }

    private func write(
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
        drawCommands(in: line(0, 18), on: canvas)
        take.heading.map { write($0, 26, isBold: true, color: colors.foreground, in: line(22, 32), on: canvas) }
        take.lesson.map { write($0, 20, color: colors.foreground, in: line(54, 26), on: canvas) }
    }

    /// What is typed, while it runs.
    private func drawCommands(in rect: CGRect, on canvas: SVGCanvas) {
        guard showsCommands else { return }
        var start = 0
        while start < take.steps.count {
            let command = take.steps[start].command
            let end = take.steps[start...].firstIndex { $0.command != command } ?? take.steps.count
            var frames = [SVGKeyframe(opacity: 0)]
            for (step, opacity) in [(start, 1.0), (end, 0)] where step < take.steps.count {
                frames.append(SVGKeyframe(clock.time(.begins, of: step), opacity: 1 - opacity))
                frames.append(SVGKeyframe(clock.time(.leaves, of: step), opacity: opacity))
            }
            canvas.group(frames) {
                write("> " + command, 15, color: colors.foreground, in: rect, alignment: .right, on: canvas)
            }
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

    /// What the screen shows beside cells; one comes over another.
    private func drawBackgrounds(on canvas: SVGCanvas) {
        for (index, state) in take.states.enumerated() where index == 0 || state.background != take.states[index - 1].background {
            var keyframes = [SVGKeyframe()]
            if index > 0 {
                keyframes = [
                    SVGKeyframe(opacity: 0), SVGKeyframe(clock.time(.fadesOut, of: index - 1), opacity: 0),
                    SVGKeyframe(clock.time(.fadedIn, of: index - 1)),
                ]
            }
            canvas.group(keyframes) { canvas.use(state.background) }
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
            if !stint.mark.isEmpty {
                canvas.group(stint.mark) { drawMark(besides: stint.shown.badge, on: canvas) }
            }
        }
    }

    /// The badges, by number.
    private func symbols(on canvas: SVGCanvas) -> [Int: String] {
        Dictionary(uniqueKeysWithValues: take.badges.sorted { $0.key < $1.key }.map { number, badge in
            (number, canvas.symbol {
                drawPill(badge.text, width: badge.frame.width, color: badge.color, ink: .white, at: .zero, on: canvas)
            })
        })
    }

    private func drawPill(
        _ text: String, width: CGFloat, color: UIColor, ink: UIColor, at point: CGPoint, on canvas: SVGCanvas
    ) {
        let pill = CGRect(origin: point, size: CGSize(width: width, height: FilmColumn.badgeHeight))
        canvas.fill(pill, color: color, cornerRadius: pill.height / 2)
        write(text, 13, isBold: true, color: ink, in: pill, alignment: .center, on: canvas)
    }

    private func drawMark(besides badge: CGPoint, on canvas: SVGCanvas) {
        drawPill(
            "new", width: 40, color: SnapshotColors.light[.made], ink: .white,
            at: CGPoint(x: badge.x - 44, y: badge.y), on: canvas)
    }

    // MARK: Beside it

    private func draw(
        _ count: (name: String, number: KeyPath<ScreenStats, Int>, moment: FilmClock.Moment), at rect: CGRect,
        on canvas: SVGCanvas
    ) {
        let numbers = take.states.map { $0.stats[keyPath: count.number] }
        var start = 0
        while start < numbers.count {
            let end = numbers[start...].firstIndex { $0 != numbers[start] } ?? numbers.count
            var keyframes = [SVGKeyframe(opacity: start == 0 ? 1 : 0)]
            func turn(_ opacity: CGFloat, before state: Int) {
                let time = clock.time(count.moment, of: state - 1)
                keyframes.append(SVGKeyframe(time, opacity: 1 - opacity))
                keyframes.append(SVGKeyframe(time + 0.1 / clock.seconds, opacity: opacity))
            }
            if start > 0 { turn(1, before: start) }
            if end < numbers.count { turn(0, before: end) }
            let color = start > 0 ? colors[count.name == "reused" ? .reused : .made] : colors.foreground
            canvas.group(keyframes) {
                write(
                    "\(numbers[start])", 46, isBold: true, color: color,
                    in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 46), on: canvas)
            }
            start = end
        }
        write(
            count.name, 17, color: colors.dim, in: CGRect(x: rect.minX, y: rect.minY + 46, width: rect.width, height: 20),
            on: canvas)
    }

    private func label(_ text: String, below rect: CGRect, on canvas: SVGCanvas) {
        write(
            text, 15, color: colors.dim, in: CGRect(x: column.left, y: rect.maxY + 4, width: FilmColumn.width, height: 20),
            alignment: .center, on: canvas)
    }

    private func drawQueue(on canvas: SVGCanvas) {
        canvas.stroke(column.box, color: colors.dim, width: 1.5, cornerRadius: 14, dash: 5)
        label("the reuse queue", below: column.box, on: canvas)
    }

    /// A sheet of paper, framed while it is read.
    private func drawNib(on canvas: SVGCanvas) {
        let sheet = column.sheet
        canvas.fill(sheet, color: colors.edge, cornerRadius: 5)
        canvas.fill(sheet.insetBy(dx: 1.5, dy: 1.5), color: colors.background, cornerRadius: 4)
        for line in 0..<4 {
            canvas.fill(
                CGRect(x: sheet.minX + 9, y: sheet.minY + 11 + CGFloat(line) * 9, width: line == 3 ? 14 : 26, height: 2.5),
                color: colors.edge, cornerRadius: 1)
        }
        let frames = shown(.hasMoved, .waits, .comesBack, .isGone) { step in
            take.states[step + 1].stats.nibReads > take.states[step].stats.nibReads
        }
        canvas.group(frames) {
            canvas.stroke(sheet.insetBy(dx: -2, dy: -2), color: colors[.made], width: 3, cornerRadius: 7)
        }
        label("the nib", below: sheet, on: canvas)
    }

    /// What becomes of cells that don't wait.
    private func drawExit(on canvas: SVGCanvas) {
        guard take.steps.contains(where: { !$0.dropped.isEmpty }) else { return }
        let frames = shown(.hasMoved, .waits, .comesBack, .isGone) { !take.steps[$0].dropped.isEmpty }
        let rect = CGRect(x: column.exit.x + 52, y: column.exit.y, width: 80, height: FilmColumn.badgeHeight)
        canvas.group(frames) { write("dropped", 17, color: colors[.broken], in: rect, on: canvas) }
    }

    /// What is seen for a while in some steps, and not in the end.
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
