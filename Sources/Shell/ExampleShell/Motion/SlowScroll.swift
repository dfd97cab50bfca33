internal import TerminalUIKit

/// A scroll in its moments, through which a user steps.
struct SlowScroll {
    /// The number of rows up to which a scroll has moments.
    nonisolated static let mostRows = 20

    let line: String
    private(set) var moments: [ScrollMoment] = []
    private(set) var position = 0
    /// The calls by which the list asks for cells, and tells of them.
    let calls: ListCalls
    let isUpward: Bool

    var now: ScrollMoment { moments[position] }
    var isAtEnd: Bool { position >= moments.count - 1 }

    init(_ line: String, of list: any CellList, isUpward: Bool) {
        self.line = line
        self.isUpward = isUpward
        calls = ListCalls(of: list)
    }

    /// Goes to the next moment, or the one before, if there is one.
    mutating func move(by step: Int) {
        position = max(0, min(position + step, moments.count - 1))
    }

    /// Adds the moments of one row: the cells that waited before, the events since, and the screen after them.
    mutating func add(
        _ events: [TraceEvent], before: (waiting: [(identifier: String, numbers: [Int])], made: Int, reused: Int),
        rendering: PhoneRendering
    ) {
        var (waiting, made, reused) = before
        func isArrival(_ event: TraceEvent) -> Bool { [.make, .show].contains(event.event) }
        let left = events.filter { $0.event == .queue }
        let filled = events.filter(isArrival)
        let asked = events.filter { $0.event != .queue && !isArrival($0) }
        let withoutArrivals = rendering.without(Set(filled.compactMap(\.place?.description)))
        func add(_ phase: ScrollMoment.Phase, _ events: [TraceEvent], _ rendering: PhoneRendering) {
            guard !events.isEmpty else { return }
            moments.append(
                ScrollMoment(
                    phase: phase, events: events, rendering: rendering, waiting: waiting, made: made, reused: reused))
        }
        for event in left {
            guard let identifier = event.key, let number = event.subject?.number else { continue }
            if let index = waiting.firstIndex(where: { $0.identifier == identifier }) {
                waiting[index].numbers.append(number)
            } else {
                waiting.append((identifier, [number]))
            }
        }
        add(.left, left, withoutArrivals)
        for event in asked where event.event == .dequeue {
            guard let number = event.subject?.number else { continue }
            reused += 1
            for index in waiting.indices where waiting[index].identifier == event.key {
                waiting[index].numbers.removeAll { $0 == number }
            }
        }
        waiting.removeAll { $0.numbers.isEmpty }
        add(.asked, asked, withoutArrivals)
        made += filled.count { $0.event == .make }
        add(.filled, filled, rendering)
    }
}
