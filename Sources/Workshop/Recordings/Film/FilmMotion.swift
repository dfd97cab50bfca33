internal import Canvases
internal import ExampleShell
internal import Foundation

/// The motion of everything that moves in a film of one phone: the lists, the cells in them, and the cells that travel
/// between the screen and the queue.
///
/// A cell is drawn in one place at any time: in its list, or where it travels.
struct FilmMotion {
    /// A cell while it shows one thing: in its list, or on its way.
    struct Visit {
        let shown: Recording.Shown
        /// The keyframes of the cell's visibility; on its way, of its place, too.
        var keyframes: [SVGKeyframe]
    }

    /// The cells in their lists. Their frames are relative to those of the first moment.
    private(set) var visits: [Visit] = []
    /// The cells on their way, over everything else.
    private(set) var flights: [Visit] = []
    private(set) var lists: [(list: Recording.List, clip: CGRect, keyframes: [SVGKeyframe])] = []

    private let moments: [Recording.Moment]
    private let clock: FilmClock
    private let stage: FilmStage
    private var open: [Recording.Cell: Int] = [:]
    private var flying: [Recording.Cell: Int] = [:]

    init(of recording: Recording, clock: FilmClock, stage: FilmStage) {
        (moments, self.clock, self.stage) = (recording.moments, clock, stage)
        for shown in moments[0].shown { begin(shown, in: 0) }
        for step in moments.indices.dropLast() {
            if Self.isSlide(from: moments[step], to: moments[step + 1]) {
                leave(in: step)
                arrive(in: step)
            } else {
                cut(in: step)
            }
        }
        lists = scrolling
    }

    // MARK: Slides

    /// Returns a Boolean value that indicates whether lists move from one moment to another without a cell in two
    /// places on the screen. Cells that leave are past the edge at the end, and new cells are past it at the beginning.
    static func isSlide(from before: Recording.Moment, to after: Recording.Moment) -> Bool {
        guard before.screen == after.screen, before.background == after.background, before.lists != after.lists,
            before.lists.keys == after.lists.keys
        else { return false }
        func isSeen(_ shown: Recording.Shown, from start: Recording.Moment, in end: Recording.Moment) -> Bool {
            guard let from = start.lists[shown.list], let to = end.lists[shown.list] else { return true }
            let frame = shown.frame.offsetBy(dx: from.offset.x - to.offset.x, dy: from.offset.y - to.offset.y)
            let seen = frame.intersection(to.clip)
            return !seen.isNull && seen.width > 0 && seen.height > 0
        }
        return before.shown.allSatisfy { shown in
            guard let next = after[shown.cell] else { return !isSeen(shown, from: before, in: after) }
            return next.place == shown.place && next.contents == shown.contents
        }
            && after.shown.allSatisfy { before[$0.cell] != nil || !isSeen($0, from: after, in: before) }
    }

    /// The moments at which lists begin and end to move: first cells come to where rows open, and leave last.
    private func time(of step: Int) -> (start: Double, end: Double) {
        let opens = moments[step + 1].shown.contains { moments[step][$0.cell] == nil }
        return opens
            ? (clock.time(.lands, of: step), clock.time(.isIn, of: step))
            : (clock.time(.begins, of: step), clock.time(.isOut, of: step))
    }

    private func offset(of list: Recording.List, in moment: Int) -> CGPoint {
        let now = moments[...moment].last { $0.lists[list] != nil }?.lists[list]?.offset ?? .zero
        let first = moments.first { $0.lists[list] != nil }?.lists[list]?.offset ?? .zero
        return CGPoint(x: now.x - first.x, y: now.y - first.y)
    }

    private var scrolling: [(Recording.List, CGRect, [SVGKeyframe])] {
        let all = moments.reduce(into: [Recording.List: CGRect]()) { found, moment in
            for (list, viewport) in moment.lists where found[list] == nil { found[list] = viewport.clip }
        }
        return all.sorted { ($0.key.screen, $0.key.index) < ($1.key.screen, $1.key.index) }.map { list, clip in
            var keyframes = [SVGKeyframe()]
            for step in moments.indices.dropLast() {
                let (from, to) = (offset(of: list, in: step), offset(of: list, in: step + 1))
                if from == to { continue }
                let isSlide = Self.isSlide(from: moments[step], to: moments[step + 1])
                let cut = clock.time(.begins, of: step)
                let (start, end) = isSlide ? time(of: step) : (cut, cut + clock.blink)
                keyframes.append(SVGKeyframe(start, offset: CGPoint(x: -from.x, y: -from.y)))
                keyframes.append(SVGKeyframe(end, offset: CGPoint(x: -to.x, y: -to.y)))
            }
            return (list, clip, keyframes)
        }
    }

    // MARK: Visits

    private mutating func begin(_ shown: Recording.Shown, in moment: Int, at time: Double? = nil) {
        let offset = offset(of: shown.list, in: moment)
        let place = CGPoint(x: shown.frame.minX + offset.x, y: shown.frame.minY + offset.y)
        open[shown.cell] = visits.count
        visits.append(Visit(shown: shown, keyframes: appearing(at: time, place)))
    }

    /// Returns the keyframes of something that appears in a place, at a time or at once.
    private func appearing(at time: Double?, _ place: CGPoint) -> [SVGKeyframe] {
        guard let time else { return [SVGKeyframe(offset: place)] }
        return [0, time].map { SVGKeyframe($0, offset: place, opacity: 0) }
            + [SVGKeyframe(time + clock.blink, offset: place)]
    }

    /// Adds the keyframes with which something disappears.
    private func disappear(_ keyframes: inout [SVGKeyframe], at time: Double) {
        keyframes += [keyframes.last!, keyframes.last!]
        keyframes[keyframes.count - 2].time = time
        keyframes[keyframes.count - 1].time = time + clock.blink
        keyframes[keyframes.count - 1].opacity = 0
    }

    private mutating func end(_ cell: Recording.Cell, at time: Double) {
        if let index = open.removeValue(forKey: cell) { disappear(&visits[index].keyframes, at: time) }
        if let index = flying.removeValue(forKey: cell) { disappear(&flights[index].keyframes, at: time) }
    }

    /// Everything but a slide changes at once.
    private mutating func cut(in step: Int) {
        let (before, after, time) = (moments[step], moments[step + 1], clock.time(.begins, of: step))
        for shown in before.shown where after[shown.cell] != shown { end(shown.cell, at: time) }
        for cell in flying.keys where !after.waiting.contains(cell) { end(cell, at: time) }
        for shown in after.shown where before[shown.cell] != shown { begin(shown, in: step + 1, at: time) }
        for (slot, cell) in after.waiting.enumerated() where flying[cell] == nil {
            guard let shown = moments[...step].reversed().lazy.compactMap({ $0[cell] }).first else { continue }
            fly(shown, at: time, from: stage.place(ofSlot: slot))
        }
        closeRanks(in: step)
    }

    // MARK: Flights

    private mutating func fly(_ shown: Recording.Shown, at time: Double, from place: CGPoint) {
        flying[shown.cell] = flights.count
        flights.append(Visit(shown: shown, keyframes: appearing(at: time, place)))
    }

    /// Moves something that flies.
    private mutating func move(_ cell: Recording.Cell, to place: CGPoint, _ start: Double, _ end: Double) {
        guard let index = flying[cell], let last = flights[index].keyframes.last else { return }
        flights[index].keyframes += [
            SVGKeyframe(max(start, last.time), offset: last.offset), SVGKeyframe(end, offset: place),
        ]
    }

    private func place(_ shown: Recording.Shown, movedBy distance: CGPoint = .zero) -> CGPoint {
        CGPoint(
            x: stage.screen.minX + shown.frame.minX + distance.x, y: stage.screen.minY + shown.frame.minY + distance.y)
    }

    /// Cells leave whole, with their lists, and then lie in the queue, or are gone.
    private mutating func leave(in step: Int) {
        let (before, after) = (moments[step], moments[step + 1])
        let (start, end) = time(of: step)
        var slot = before.waiting.count { after.waiting.contains($0) }
        for shown in before.shown where after[shown.cell] == nil {
            let (from, to) = (offset(of: shown.list, in: step), offset(of: shown.list, in: step + 1))
            self.end(shown.cell, at: start)
            guard stage.hasQueue else { continue }
            fly(shown, at: start, from: place(shown))
            move(shown.cell, to: place(shown, movedBy: CGPoint(x: from.x - to.x, y: from.y - to.y)), start, end)
            let isDropped = !after.waiting.contains(shown.cell)
            let rest = isDropped ? stage.exit : stage.place(ofSlot: slot)
            slot += isDropped ? 0 : 1
            let landing = max(clock.time(.waits, of: step), end + 0.3 / clock.seconds)
            move(shown.cell, to: rest, end, landing)
            guard isDropped, let index = flying.removeValue(forKey: shown.cell) else { continue }
            flights[index].keyframes.append(
                SVGKeyframe(
                    landing + 0.35 / clock.seconds, offset: CGPoint(x: rest.x + 60, y: rest.y), turn: 6, opacity: 0))
        }
    }

    /// Cells come to where their rows will open: from the queue, with their new contents, or from the nib.
    private mutating func arrive(in step: Int) {
        let (before, after) = (moments[step], moments[step + 1])
        let (_, end) = time(of: step)
        let begin = clock.time(.begins, of: step)
        for shown in after.shown where before[shown.cell] == nil {
            let old = flying[shown.cell].flatMap { flights[$0].keyframes.last?.offset }
            self.end(shown.cell, at: begin)
            self.begin(shown, in: step + 1, at: end)
            guard stage.hasQueue else { continue }
            fly(shown, at: begin, from: old ?? stage.source)
            move(shown.cell, to: place(shown), begin + 0.15 / clock.seconds, clock.time(.lands, of: step))
            if let index = flying.removeValue(forKey: shown.cell) { disappear(&flights[index].keyframes, at: end) }
        }
        closeRanks(in: step)
    }

    /// Those that still wait go to the places of those before them.
    private mutating func closeRanks(in step: Int) {
        let (before, after) = (moments[step].waiting, moments[step + 1].waiting)
        for (slot, cell) in after.enumerated() where before.contains(cell) && before.firstIndex(of: cell) != slot {
            move(cell, to: stage.place(ofSlot: slot), clock.time(.begins, of: step), clock.time(.lands, of: step))
        }
    }
}
