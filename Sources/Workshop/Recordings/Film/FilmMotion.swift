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

        var list: List { List(screen: shown.cell.screen, index: shown.list) }
    }

    /// A table or grid on one of the screens.
    struct List: Hashable {
        let screen: Int
        /// The index of the list among those on the screen.
        let index: Int
    }

    /// The cells in their lists.
    private(set) var visits: [Visit] = []
    /// The cells on their way, over everything else.
    private(set) var flights: [Visit] = []
    private(set) var lists: [(list: List, clip: CGRect, keyframes: [SVGKeyframe])] = []

    private let moments: [Recording.Moment]
    private let clock: FilmClock
    private let stage: FilmStage
    private var open: [Recording.Cell: Int] = [:]
    private var flying: [Recording.Cell: Int] = [:]

    init(of recording: Recording, clock: FilmClock, stage: FilmStage) {
        (moments, self.clock, self.stage) = (recording.moments, clock, stage)
        for shown in moments[0].shown { begin(shown) }
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
            before.lists.count == after.lists.count
        else { return false }
        func isSeen(_ shown: Recording.Shown, in moment: Recording.Moment) -> Bool {
            let list = moment.lists[shown.list]
            let seen = shown.frame.intersection(CGRect(origin: list.offset, size: list.clip.size))
            return !seen.isNull && seen.width > 0 && seen.height > 0
        }
        return before.shown.allSatisfy { shown in
            guard let next = after[shown.cell] else { return !isSeen(shown, in: after) }
            return next.place == shown.place && next.drawing == shown.drawing
        }
            && after.shown.allSatisfy { before[$0.cell] != nil || !isSeen($0, in: before) }
    }

    /// The moments at which lists begin and end to move: first cells come to where rows open, and leave last.
    private func time(of step: Int) -> (start: Double, end: Double) {
        let opens = moments[step + 1].shown.contains { moments[step][$0.cell] == nil }
        return opens
            ? (clock.time(.lands, of: step), clock.time(.isIn, of: step))
            : (clock.time(.begins, of: step), clock.time(.isOut, of: step))
    }

    private var scrolling: [(List, CGRect, [SVGKeyframe])] {
        let all = moments.reduce(into: [List]()) { found, moment in
            let lists = moment.lists.indices.map { List(screen: moment.screen, index: $0) }
            found += lists.filter { !found.contains($0) }
        }
        return all.map { list in
            let shown = moments.map { $0.screen == list.screen ? $0.lists.dropFirst(list.index).first : nil }
            let first = shown.compactMap(\.self)[0]
            var last = first.place(.zero)
            var keyframes = [SVGKeyframe(offset: last)]
            for (step, viewport) in shown.dropFirst().enumerated() {
                guard let place = viewport?.place(.zero), place != last else { continue }
                let isSlide = Self.isSlide(from: moments[step], to: moments[step + 1])
                let cut = clock.time(.begins, of: step)
                let (start, end) = isSlide ? time(of: step) : (cut, cut + clock.blink)
                keyframes += [SVGKeyframe(start, offset: last), SVGKeyframe(end, offset: place)]
                last = place
            }
            return (list, first.clip, keyframes)
        }
    }

    // MARK: Visits

    private mutating func begin(_ shown: Recording.Shown, at time: Double? = nil) {
        open[shown.cell] = visits.count
        visits.append(Visit(shown: shown, keyframes: appearing(at: time, shown.frame.origin)))
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
        for cell in flying.keys where !after.waits(cell) { end(cell, at: time) }
        for shown in after.shown where before[shown.cell] != shown { begin(shown, at: time) }
        for (slot, shown) in after.waiting.enumerated() where flying[shown.cell] == nil {
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

    private func place(_ shown: Recording.Shown, in moment: Int) -> CGPoint {
        let place = moments[moment].lists[shown.list].place(shown.frame.origin)
        return CGPoint(x: stage.screen.minX + place.x, y: stage.screen.minY + place.y)
    }

    /// Cells leave whole, with their lists, and then lie in the queue, or are gone.
    private mutating func leave(in step: Int) {
        let (before, after) = (moments[step], moments[step + 1])
        let (start, end) = time(of: step)
        var slot = before.waiting.count { after.waits($0.cell) }
        for shown in before.shown where after[shown.cell] == nil {
            self.end(shown.cell, at: start)
            guard stage.hasQueue else { continue }
            fly(shown, at: start, from: place(shown, in: step))
            move(shown.cell, to: place(shown, in: step + 1), start, end)
            let isDropped = !after.waits(shown.cell)
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
            self.begin(shown, at: end)
            guard stage.hasQueue else { continue }
            fly(shown, at: begin, from: old ?? stage.source)
            move(shown.cell, to: place(shown, in: step + 1), begin + 0.15 / clock.seconds, clock.time(.lands, of: step))
            if let index = flying.removeValue(forKey: shown.cell) { disappear(&flights[index].keyframes, at: end) }
        }
        closeRanks(in: step)
    }

    /// Those that still wait go to the places of those before them.
    private mutating func closeRanks(in step: Int) {
        let (before, after) = (moments[step].waiting.map(\.cell), moments[step + 1].waiting.map(\.cell))
        for (slot, cell) in after.enumerated() where before.contains(cell) && before.firstIndex(of: cell) != slot {
            move(cell, to: stage.place(ofSlot: slot), clock.time(.begins, of: step), clock.time(.lands, of: step))
        }
    }
}
