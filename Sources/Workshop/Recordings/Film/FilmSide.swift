internal import Canvases
internal import ExampleShell
internal import Foundation
internal import TerminalUIKit

/// One phone of a film, with the queue, the counts and the sentences around it, and a heading above it.
struct FilmSide {
    let recording: Recording
    let stage: FilmStage
    let clock: FilmClock
    let colors: SnapshotColors
    let heading: StyledText?
    /// A Boolean value that indicates whether the commands are written beside the phone.
    let showsCommands: Bool

    var motion: FilmMotion { FilmMotion(of: recording, clock: clock, stage: stage) }

    static let headingHeight: CGFloat = 60

    /// Draws it, its upper left corner in the canvas's origin.
    func draw(on canvas: SVGCanvas) {
        if let heading {
            let rect = CGRect(x: 0, y: 0, width: stage.size.width, height: Self.headingHeight - 8)
            let font = UIFont.boldSystemFont(ofSize: 19)
            canvas.draw(
                heading.string, in: rect,
                style: TextStyle(
                    font: font, color: colors[heading.runs.first?.role ?? .plain], lineBreakMode: .byWordWrapping,
                    numberOfLines: 2))
        }
        canvas.group([SVGKeyframe(offset: stage.phone.origin)]) { canvas.use(recording.phone) }
        let motion = motion
        if stage.hasQueue { drawQueue(on: canvas) }
        canvas.group([SVGKeyframe(offset: stage.screen.origin)]) { drawScreen(motion, on: canvas) }
        if showsCommands { drawCommands(on: canvas) }
        guard stage.hasQueue else { return }
        for flight in motion.flights {
            canvas.group(flight.keyframes) { canvas.use(card(flight.shown, on: canvas)) }
        }
    }

    private func write(
        _ text: String, _ size: CGFloat, isBold: Bool = false, color: UIColor, in rect: CGRect,
        alignment: NSTextAlignment = .left, on canvas: SVGCanvas
    ) {
        let font = isBold ? UIFont.boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
        canvas.draw(text, in: rect, style: TextStyle(font: font, color: color, alignment: alignment))
    }

    // MARK: The screen

    private func drawScreen(_ motion: FilmMotion, on canvas: SVGCanvas) {
        canvas.use(recording.moments[0].background)
        for (step, moment) in recording.moments.enumerated().dropFirst()
        where moment.background != recording.moments[step - 1].background {
            let time = clock.time(.begins, of: step - 1)
            let frames = [SVGKeyframe(opacity: 0), SVGKeyframe(time, opacity: 0), SVGKeyframe(time + clock.blink)]
            canvas.group(frames) { canvas.use(moment.background) }
        }
        for (list, clip, keyframes) in motion.lists {
            canvas.saveState()
            canvas.clip(to: clip)
            canvas.group(keyframes) {
                for visit in motion.visits where visit.list == list {
                    canvas.group(visit.keyframes) { canvas.use(cell(visit.shown, on: canvas)) }
                }
            }
            canvas.restoreState()
        }
    }

    /// Returns the drawing of a cell with its contents, a strip in its color, and its number.
    private func cell(_ shown: Recording.Shown, on canvas: SVGCanvas) -> String {
        canvas.symbol {
            let bounds = CGRect(origin: .zero, size: shown.frame.size)
            canvas.use(shown.drawing)
            if shown.fault != nil { canvas.fill(bounds, color: CellMark.tint) }
            guard stage.hasQueue else { return }
            CellMark.drawStrip(shown.color, in: bounds, on: canvas)
            canvas.fill(shown.badge, color: shown.color, cornerRadius: shown.badge.height / 2)
            write(shown.text, 13, isBold: true, color: .white, in: shown.badge, alignment: .center, on: canvas)
            CellMark.draw(shown.fault, or: shown.place, in: bounds, on: canvas)
        }
    }

    /// Returns the drawing of a cell on its way, which has an edge.
    private func card(_ shown: Recording.Shown, on canvas: SVGCanvas) -> String {
        let cell = cell(shown, on: canvas)
        return canvas.symbol {
            let bounds = CGRect(origin: .zero, size: shown.frame.size)
            canvas.fill(bounds, color: .white)
            canvas.use(cell)
            canvas.stroke(bounds, color: shown.color, width: 2, cornerRadius: 0)
        }
    }

    // MARK: Around the phone

    private func drawQueue(on canvas: SVGCanvas) {
        let queue = stage.queue
        canvas.fill(queue, color: colors.edge.mixed(with: colors.background, 0.7), cornerRadius: 14)
        canvas.stroke(queue, color: colors.dim, width: 1.5, cornerRadius: 14, dash: 5)
        let title = CGRect(x: queue.minX + 14, y: queue.minY + 8, width: queue.width - 28, height: 24)
        write("The reuse queue", 17, isBold: true, color: colors.foreground, in: title, on: canvas)
        drawSentences(on: canvas)
        let items = recording.itemCount.map { [("\($0)", "\(recording.item)s", nil as ScreenCount?)] } ?? []
        let counts: [(String?, String, ScreenCount?)] =
            items + [(nil, "cells made", .made), (nil, "times reused", .reused)]
        for (index, count) in counts.enumerated() { draw(count, at: stage.count(index), on: canvas) }
        if makesCells { drawNib(on: canvas) }
    }

    /// A Boolean value that indicates whether cells are made after the beginning.
    private var makesCells: Bool { recording.moments.dropFirst().contains { !$0.cells(.made).isEmpty } }

    /// Draws a count: a number that stays, or each number while it is the one.
    private func draw(
        _ count: (number: String?, name: String, count: ScreenCount?), at rect: CGRect, on canvas: SVGCanvas
    ) {
        let large: CGFloat = stage.form == .wide ? 60 : 38
        let number = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: large * 1.1)
        if let text = count.number {
            write(text, large, isBold: true, color: colors.foreground, in: number, on: canvas)
        } else if let count = count.count {
            let numbers = recording.moments.map { "\($0.counts[keyPath: count.number])" }
            draw(numbers, changingAt: .isIn, on: canvas) { text, isFirst in
                let color = isFirst ? colors.foreground : colors[count.role]
                write(text, large, isBold: true, color: color, in: number, on: canvas)
            }
        }
        let name = CGRect(x: rect.minX, y: number.maxY, width: rect.width, height: 20)
        write(count.name, stage.form == .wide ? 17 : 15, color: colors.dim, in: name, on: canvas)
    }

    /// Draws each of the sentences while it is so; on a wide film, the others are pale.
    private func drawSentences(on canvas: SVGCanvas) {
        for (index, text) in recording.sentences.enumerated() {
            let rect = stage.sentence(index)
            if stage.form == .wide {
                let pale = colors.dim.mixed(with: colors.background, 0.3)
                write(text, 24, isBold: true, color: pale, in: rect, on: canvas)
            }
            let isLast = index == 2
            var frames = [SVGKeyframe(opacity: 0)]
            for step in recording.moments.indices.dropLast() {
                let (before, after) = (recording.moments[step], recording.moments[step + 1])
                let leaves = before.shown.contains { after[$0.cell] == nil }
                let comes = after.shown.contains { before[$0.cell] == nil }
                let begins = clock.time(.begins, of: step)
                let waits = clock.time(.waits, of: step)
                let next = step + 2 < recording.moments.count ? clock.time(.begins, of: step + 1) : 1
                let time: (Double, Double)? =
                    switch index {
                    case 0: leaves ? (begins, waits) : nil
                    case 1: leaves ? (waits, next) : nil
                    default: comes ? (begins, leaves ? begins : next) : nil
                    }
                guard let (start, end) = time, start < end else { continue }
                frames += [SVGKeyframe(start, opacity: 0), SVGKeyframe(start + clock.blink)]
                if end < 1 || !isLast { frames += [SVGKeyframe(end), SVGKeyframe(end + clock.blink, opacity: 0)] }
            }
            if frames.count == 1 { continue }
            let size: CGFloat = stage.form == .wide ? 24 : 19
            canvas.group(frames) { write(text, size, isBold: true, color: colors.foreground, in: rect, on: canvas) }
        }
    }

    /// Draws a sheet of paper, framed while it is read.
    private func drawNib(on canvas: SVGCanvas) {
        let sheet = stage.nib
        canvas.fill(sheet, color: colors.edge, cornerRadius: 5)
        canvas.fill(sheet.insetBy(dx: 1.5, dy: 1.5), color: colors.background, cornerRadius: 4)
        for (line, width) in [26, 26, 26, 14].enumerated() {
            let y = sheet.minY + 11 + CGFloat(line) * 9
            canvas.fill(CGRect(x: sheet.minX + 9, y: y, width: CGFloat(width), height: 2.5), color: colors.edge)
        }
        var frames = [SVGKeyframe(opacity: 0)]
        for step in recording.moments.indices.dropLast() where !recording.moments[step + 1].cells(.made).isEmpty {
            let (start, end) = (clock.time(.begins, of: step), clock.time(.lands, of: step))
            frames += [
                SVGKeyframe(start, opacity: 0), SVGKeyframe(start + clock.blink), SVGKeyframe(end),
                SVGKeyframe(end + clock.blink, opacity: 0),
            ]
        }
        canvas.group(frames) {
            canvas.stroke(sheet.insetBy(dx: -2, dy: -2), color: colors[.made], width: 3, cornerRadius: 7)
        }
        let label = CGRect(x: sheet.minX, y: sheet.maxY + 3, width: 100, height: 20)
        write("the nib", 15, color: colors.dim, in: label, on: canvas)
    }

    private func drawCommands(on canvas: SVGCanvas) {
        let size = stage.size
        let rect =
            stage.hasQueue && stage.form == .wide
            ? CGRect(x: stage.queue.maxX - 180, y: stage.phone.maxY - 24, width: 300, height: 20)
            : CGRect(x: size.width - 300, y: size.height - 20, width: 300, height: 20)
        let commands = recording.moments.map { $0.command.map { "> " + $0 } ?? "" }
        draw(commands, changingAt: .begins, on: canvas) { command, _ in
            write(command, 16, color: colors.dim, in: rect, alignment: .right, on: canvas)
        }
    }

    /// Draws texts, one for each moment, each while it holds; `draw` gets a Boolean value that is `true` at the
    /// beginning.
    private func draw(
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
}
