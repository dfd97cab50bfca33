internal import TerminalUIKit

/// The cost of one technique, for the same screen, made and scrolled the same way.
struct TechniqueMeasurement: Encodable {
    let technique: String
    /// Cells made for the first screen and the scroll.
    var made = 0
    /// Times a cell was reused during the scroll.
    var reused = 0
    /// Nib files read, except the screen's own.
    var nibReads = 0
    /// The number of lines of the function that returns a cell, or of the whole type if there isn't one.
    let lines: Int
    /// The least time to show the first cells of a list, for each. Of another screen, to load and show all of it, in
    /// microseconds.
    var microsecondsPerMade = Double.infinity
    /// The least time to scroll, for each cell reused, in microseconds, or 0 if no cell is.
    var microsecondsPerReused = Double.infinity

    private static let scrolled = 100
    private static let repetitions = 5

    init(_ technique: Technique, lines: Int) {
        self.technique = technique.name
        self.lines = lines
    }

    /// Measures the technique now, in its own windows. Disturbed runs are slower, so the least time counts.
    mutating func measure(_ technique: Technique, inList isList: Bool) {
        let clock = ContinuousClock()
        let readsBefore = World.current.fileReads
        var window = UIWindow(frame: UIScreen.main.applicationFrame)
        func makeScreen() -> Duration {
            window = UIWindow(frame: window.frame)
            let controller = technique.makeController()
            // A list's own view costs the same with each technique.
            if isList { controller.loadViewIfNeeded() }
            window.rootViewController = controller
            defer { World.current.endEvent() }
            return clock.measure { window.makeKeyAndVisible() }
        }
        let first = makeScreen()
        let view = window.cellContainers.first
        let cells = isList ? max(1, view?.reuseCounts.made ?? 0) : 1
        let scrolling = clock.measure { view.map(Self.scroll) }
        let counts = view?.reuseCounts ?? ReuseCounts()
        made = counts.made
        reused = counts.reused
        nibReads = World.current.fileReads - readsBefore
        microsecondsPerReused = reused > 0 ? min(microsecondsPerReused, scrolling.microseconds(for: reused)) : 0
        let times = [first] + (1..<Self.repetitions).map { _ in makeScreen() }
        microsecondsPerMade = min(microsecondsPerMade, times.min()!.microseconds(for: cells))
    }

    private static func scroll(_ view: any CellContainer) {
        guard let cell = view.subviews.first(where: { $0 is any ReusableCell }) else { return }
        for _ in 0..<scrolled {
            guard view.scroll(by: CGPoint(x: 0, y: cell.frame.height)) else { return }
            view.layoutIfNeeded()
        }
    }
}

extension Duration {
    /// Returns microseconds to a tenth, because more digits would be noise.
    fileprivate func microseconds(for count: Int) -> Double {
        (self / .microseconds(1) / Double(count) * 10).rounded() / 10
    }
}
