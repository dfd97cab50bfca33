internal import Canvases
internal import ExampleShell
internal import Foundation

/// The motion of everything that moves in a take: the cells in their lists, and their badges between the screen and the
/// queue.
struct FilmMotion {
    /// A cell while it shows one thing in one place.
    struct Stint {
        let shown: FilmState.Shown
        /// The keyframes of the cell's place in its list, and of its visibility.
        var keyframes: [SVGKeyframe]
        /// The times at which the cell has its badge. Before and after them the badge flies.
        var badge: [SVGKeyframe] = []
        /// The count of the cell, and the keyframes of the mark for it, or nil for no mark.
        var mark: (count: ScreenCount, keyframes: [SVGKeyframe])?
    }

    private(set) var stints: [Stint] = []
    /// The badges that leave the screen or come from elsewhere, by the cells' numbers, in the order in which they do.
    private(set) var flights: [(number: Int, keyframes: [SVGKeyframe])] = []
    private(set) var lists: [(list: FilmState.List, clip: CGRect, keyframes: [SVGKeyframe])] = []

    private let take: FilmTake
    private let clock: FilmClock
    private let column: FilmColumn
    private var open: [FilmState.Cell: Int] = [:]
    private var flightOf: [FilmState.Cell: Int] = [:]

    init(of take: FilmTake, clock: FilmClock, column: FilmColumn) {
        (self.take, self.clock, self.column) = (take, clock, column)
        for shown in take.states[0].shown { begin(shown, in: 0, [SVGKeyframe(offset: place(of: shown, in: 0))]) }
        for step in take.steps.indices {
            leave(in: step)
            wait(in: step)
            arrive(in: step)
        }
        lists = scrolling
    }

    private func time(_ moment: FilmClock.Moment, _ step: Int) -> Double { clock.time(moment, of: step) }

    // MARK: Places

    /// Returns the distance by which a list has been scrolled since its first state.
    private func offset(of list: FilmState.List, in state: Int) -> CGPoint {
        let now = take.states[...state].last { $0.lists[list] != nil }?.lists[list]?.offset ?? .zero
        let first = take.states.first { $0.lists[list] != nil }?.lists[list]?.offset ?? .zero
        return CGPoint(x: now.x - first.x, y: now.y - first.y)
    }

    private func place(of shown: FilmState.Shown, in state: Int) -> CGPoint {
        let offset = offset(of: shown.list, in: state)
        return CGPoint(x: shown.frame.minX + offset.x, y: shown.frame.minY + offset.y)
    }

    /// Returns the place of a cell's badge on the phone, no further up or down than its list.
    private func badge(of shown: FilmState.Shown, in state: Int) -> CGPoint {
        let clip = take.states[state].lists[shown.list]?.clip ?? .zero
        let y = min(max(shown.frame.minY + shown.badge.y, clip.minY), clip.maxY - FilmColumn.badgeHeight)
        return CGPoint(x: take.origin.x + shown.frame.minX + shown.badge.x, y: take.origin.y + y)
    }

    private var scrolling: [(FilmState.List, CGRect, [SVGKeyframe])] {
        let all = take.states.reduce(into: [FilmState.List: CGRect]()) { found, state in
            for (list, viewport) in state.lists where found[list] == nil { found[list] = viewport.clip }
        }
        return all.sorted { ($0.key.screen, $0.key.index) < ($1.key.screen, $1.key.index) }.map { list, clip in
            var keyframes = [SVGKeyframe()]
            for step in take.steps.indices {
                let (from, to) = (offset(of: list, in: step), offset(of: list, in: step + 1))
                keyframes.append(SVGKeyframe(time(.begins, step), offset: CGPoint(x: -from.x, y: -from.y)))
                keyframes.append(SVGKeyframe(time(.hasMoved, step), offset: CGPoint(x: -to.x, y: -to.y)))
            }
            return (list, clip, keyframes)
        }
    }

    // MARK: Stints

    private mutating func begin(_ shown: FilmState.Shown, in state: Int, _ keyframes: [SVGKeyframe]) {
        open[shown.cell] = stints.count
        stints.append(Stint(shown: shown, keyframes: keyframes))
    }

    /// Adds two keyframes: as it was until a moment, then otherwise.
    private func turn(
        _ keyframes: inout [SVGKeyframe], _ step: Int, _ start: FilmClock.Moment, _ end: FilmClock.Moment,
        _ change: (inout SVGKeyframe) -> Void
    ) {
        if keyframes.isEmpty { keyframes = [SVGKeyframe()] }
        var frame = keyframes[keyframes.count - 1]
        frame.time = time(start, step)
        keyframes.append(frame)
        change(&frame)
        frame.time = time(end, step)
        keyframes.append(frame)
    }

    private mutating func leave(in step: Int) {
        let (before, after, happened) = (take.states[step], take.states[step + 1], take.steps[step])
        var dropped = 0
        for shown in before.shown {
            guard let index = open[shown.cell] else { continue }
            let isQueued = happened.queued.contains(shown.cell)
            if let next = after[shown.cell], !isQueued, next.list == shown.list {
                stay(index, next, from: shown, in: step)
                continue
            }
            open[shown.cell] = nil
            let start = badge(of: shown, in: step)
            if isQueued || happened.dropped.contains(shown.cell) {
                turn(&stints[index].badge, step, .begins, .leaves) { $0.opacity = 0 }
                fly(shown.cell, step, from: start, at: .begins, appearing: .leaves)
            }
            if happened.dropped.contains(shown.cell) {
                drop(shown.cell, step, after: dropped)
                dropped += 1
            }
            // A cell that is scrolled away need not fade.
            let isStill = offset(of: shown.list, in: step) == offset(of: shown.list, in: step + 1)
            turn(&stints[index].keyframes, step, isStill ? .fadesOut : .hasMoved, .fadedIn) { $0.opacity = 0 }
        }
    }

    private mutating func stay(_ index: Int, _ next: FilmState.Shown, from shown: FilmState.Shown, in step: Int) {
        let (from, to) = (place(of: shown, in: step), place(of: next, in: step + 1))
        if from != to { turn(&stints[index].keyframes, step, .begins, .hasMoved) { $0.offset = to } }
        guard next.contents != shown.contents else { return }
        // The new one comes over the old one, which goes when it is covered.
        turn(&stints[index].keyframes, step, .fadedIn, .waits) { $0.opacity = 0 }
        begin(next, in: step + 1, appearing(next, step, .fadesOut, .fadedIn))
    }

    private func appearing(
        _ shown: FilmState.Shown, _ step: Int, _ start: FilmClock.Moment, _ end: FilmClock.Moment
    ) -> [SVGKeyframe] {
        let place = place(of: shown, in: step + 1)
        return [
            SVGKeyframe(offset: place, opacity: 0), SVGKeyframe(time(start, step), offset: place, opacity: 0),
            SVGKeyframe(time(end, step), offset: place),
        ]
    }

    private mutating func arrive(in step: Int) {
        let (before, after, happened) = (take.states[step], take.states[step + 1], take.steps[step])
        var made = 0
        for shown in after.shown where open[shown.cell] == nil {
            let place = badge(of: shown, in: step + 1)
            let isMade = happened.made.contains(shown.cell)
            if happened.reused.contains(shown.cell), flightOf[shown.cell] != nil {
                land(shown.cell, step, at: place)
            } else if isMade, after.stats.nibReads > before.stats.nibReads {
                fly(shown.cell, step, from: Self.stacked(column.nib, made), at: .waits, appearing: .readsNib)
                made += 1
                land(shown.cell, step, at: place)
            } else if !isMade {
                // A cell from outside the list's bounds appears at once.
                let isThere = !happened.isRemade && before.lists.keys.contains(shown.list)
                let (start, end): (FilmClock.Moment, FilmClock.Moment) =
                    isThere ? (.begins, .leaves) : (.fadesOut, .fadedIn)
                begin(shown, in: step + 1, appearing(shown, step, start, end))
                continue
            }
            begin(shown, in: step + 1, appearing(shown, step, .arrives, .hasArrived))
            var mark = [SVGKeyframe()]
            let next = take.steps.indices.first { $0 > step && take.steps[$0].command != happened.command }
            if let next { turn(&mark, next, .begins, .leaves) { $0.opacity = 0 } }
            stints[stints.count - 1].mark = (isMade ? .made : .reused, mark)
        }
    }

    // MARK: Flights

    /// A badge is seen from a moment on.
    private mutating func fly(
        _ cell: FilmState.Cell, _ step: Int, from place: CGPoint, at start: FilmClock.Moment,
        appearing end: FilmClock.Moment
    ) {
        let hidden = SVGKeyframe(time(start, step), offset: place, opacity: 0)
        let index = flightOf[cell] ?? flights.count
        if index == flights.count {
            flightOf[cell] = index
            flights.append((cell.object.number ?? 0, [SVGKeyframe(offset: place, opacity: 0)]))
        }
        flights[index].keyframes += [hidden, SVGKeyframe(time(end, step), offset: place)]
    }

    /// A badge flies to the place where its cell comes on screen.
    private mutating func land(_ cell: FilmState.Cell, _ step: Int, at place: CGPoint) {
        guard let index = flightOf[cell] else { return }
        turn(&flights[index].keyframes, step, .comesBack, .arrives) { $0.offset = place }
        turn(&flights[index].keyframes, step, .arrives, .hasArrived) { $0.opacity = 0 }
    }

    /// The badge of a cell that is dropped goes past the queue, and away. So many were dropped before it in this step.
    private mutating func drop(_ cell: FilmState.Cell, _ step: Int, after count: Int) {
        guard let index = flightOf[cell] else { return }
        turn(&flights[index].keyframes, step, .leaves, .waits) { $0.offset = Self.stacked(column.exit, count) }
        turn(&flights[index].keyframes, step, .comesBack, .isGone) {
            ($0.offset.y, $0.turn, $0.opacity) = ($0.offset.y - 30, 40, 0)
        }
    }

    /// A place beside another, so that one sees how many badges there are.
    private static func stacked(_ place: CGPoint, _ count: Int) -> CGPoint {
        CGPoint(x: place.x + CGFloat(min(count, 4)) * 4, y: place.y - CGFloat(min(count, 4)) * 6)
    }

    /// The badges of cells that wait are in the queue, each behind those that came before it.
    private mutating func wait(in step: Int) {
        let (before, after, happened) = (take.states[step], take.states[step + 1], take.steps[step])
        for (slot, cell) in column.queue(in: step).enumerated() {
            guard let index = flightOf[cell] else { continue }
            if happened.isRemade {
                turn(&flights[index].keyframes, step, .fadesOut, .fadedIn) { $0.opacity = 0 }
                continue
            }
            if happened.queued.contains(cell), !before.waiting.contains(cell) {
                turn(&flights[index].keyframes, step, .leaves, .waits) { $0.offset = column.place(ofSlot: slot) }
            }
            guard let next = after.waiting.firstIndex(of: cell), next != slot else { continue }
            turn(&flights[index].keyframes, step, .comesBack, .arrives) { $0.offset = column.place(ofSlot: next) }
        }
    }
}
