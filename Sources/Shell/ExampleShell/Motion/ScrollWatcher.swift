internal import PlainText
internal import TerminalUIKit

/// Takes down the moments of a scroll while it runs: all of them to be stepped through, or some to be seen in passing.
struct ScrollWatcher {
    /// More frames can't be seen in a third of a second.
    private static let mostFrames = 8
    /// A scroll by more rows has a frame for some rows, but no frames for the phases of each.
    private static let mostRowsInPhases = 2

    private let session: ExampleSession
    private let list: any CellList
    private let rows: Int
    private let isSlow: Bool
    private var scroll: SlowScroll
    private var passing: [PhoneRendering] = []
    private var before: (waiting: [(identifier: String, numbers: [Int])], made: Int, reused: Int) = ([], 0, 0)
    private var firstEvent = 0

    /// Watches a scroll, or nil if only its end is of interest.
    init?(_ command: Scroll, in session: ExampleSession, list: any CellList) {
        guard command.pace == .slowly || session.shown.plays else { return nil }
        (self.session, self.list) = (session, list)
        (rows, isSlow) = (command.rows.magnitude.whole(in: 0...1_000_000), command.pace == .slowly)
        scroll = SlowScroll(session.line, of: list, isUpward: command.rows < 0)
    }

    private var showsPhases: Bool { isSlow || rows <= Self.mostRowsInPhases }

    mutating func begin() {
        firstEvent = session.recorder.stepCount
        let counts = list.reuseCounts
        let waiting = list.cellsWaiting.map { ($0.identifier, $0.cells.map(\.serialNumber)) }
        before = (waiting, counts.made, counts.reused)
    }

    mutating func end(step: Int) {
        let interval = max(1, rows / Self.mostFrames)
        guard showsPhases || step % interval == interval - 1 else { return }
        let rendering = session.shown.renderPhone()
        if showsPhases {
            scroll.add(session.recorder.steps(from: firstEvent), before: before, rendering: rendering)
        } else {
            passing.append(rendering)
        }
    }

    /// Lets the user step through the moments, or leaves the frames to be drawn before the end.
    func show() throws {
        guard isSlow else {
            session.shown.passing = Array((showsPhases ? scroll.moments.map(\.rendering) : passing).dropLast())
            return
        }
        guard !scroll.moments.isEmpty else { return }
        if let driver = session.front as? Driver { return driver.slowScroll = SlowScrollScreen(scroll, in: session) }
        guard session.pause != nil, FullScreen.isPossible else { return tell() }
        let screen = SlowScrollScreen(scroll, in: session)
        try FullScreen(frame: screen.frame, handle: screen.handle).run()
    }

    private func tell() {
        var scroll = scroll
        for index in scroll.moments.indices {
            scroll.move(by: index == 0 ? 0 : 1)
            session.print(scroll.told)
        }
    }
}
