internal import TerminalUIKit

/// What one technique costs: the same screen, made and scrolled the same way.
struct TechniqueMeasurement: Encodable {
    let technique: String
    /// Cells made for the first screen and the scroll.
    let created: Int
    /// Times a cell came back during the scroll.
    let reused: Int
    /// Nib files read, the screen's own aside.
    let nibReads: Int
    /// Lines of the function that answers with a cell; of the whole type where there is none.
    let lines: Int
    /// The median time to make the first screen, for each cell created, in microseconds.
    let microsecondsPerCreated: Double
    /// The time to scroll, for each cell reused, in microseconds.
    let microsecondsPerReused: Double

    /// How many rows or items are scrolled past.
    private static let scrolled = 300
    /// How often the first screen is made.
    private static let repetitions = 15

    /// Measures a technique now, in windows of its own.
    init(_ technique: Technique, lines: Int) {
        self.technique = technique.name
        self.lines = lines
        let clock = ContinuousClock()
        let readsBefore = UINib.fileReads
        var window = UIWindow(frame: UIScreen.main.applicationFrame)
        func makeScreen() -> Duration {
            window = UIWindow(frame: window.frame)
            let controller = technique.makeController()
            controller.loadViewIfNeeded()
            window.rootViewController = controller
            return clock.measure { window.makeKeyAndVisible() }
        }
        let first = makeScreen()
        let view = window.reusingViews.first
        let createdFirst = view?.reuseCounts.created ?? 0
        let scrolling = clock.measure { view.map(Self.scroll) }
        let counts = view?.reuseCounts ?? ReuseCounts()
        created = counts.created
        reused = counts.reused
        nibReads = UINib.fileReads - readsBefore
        microsecondsPerReused = scrolling.microseconds(for: reused)
        let times = ([first] + (1..<Self.repetitions).map { _ in makeScreen() }).sorted()
        microsecondsPerCreated = times[times.count / 2].microseconds(for: createdFirst)
    }

    private static func scroll(_ view: any CellReusing) {
        guard let scrollView = view as? UIScrollView,
            let cell = scrollView.subviews.first(where: { $0 is any ReusableCell })
        else { return }
        for _ in 0..<scrolled {
            guard scrollView.scroll(by: CGPoint(x: 0, y: cell.frame.height)) else { return }
            scrollView.layoutIfNeeded()
        }
    }
}

extension Duration {
    /// To a tenth: more digits would be noise.
    fileprivate func microseconds(for count: Int) -> Double {
        count > 0 ? (self / .microseconds(1) / Double(count) * 10).rounded() / 10 : 0
    }
}
