import Canvases
import Foundation
import TerminalUIKit
@_spi(Overriding) import Views

/// A controller on the screen of a phone, 320×480 points, and what a finger does there.
public final class Screen {
    /// The window that the controller's view fills.
    public let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    /// The identifiers under which code asked for cells, in the order of the first time.
    private var asked: [String] = []
    /// The loads of nibs, by their numbers.
    private var loads: [Int: NibLoad] = [:]
    /// The last tap's action, with the class of its target.
    private var sent: String?

    /// Shows a controller.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - timePasses: A Boolean value that determines whether work for later waits until ``wait(_:)`` lets time pass.
    ///   Otherwise it is done at once.
    public init(_ controller: UIViewController, timePasses: Bool = false) {
        // The work that still waits is an earlier test's, whose screen is gone.
        World.current.clock.forget()
        World.current.clock.isRunning = timePasses
        let trace = World.current.trace
        trace.sink = { [weak self, sink = trace.sink] event in
            sink?(event)
            self?.note(event)
        }
        event {
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }
    }

    /// Does something, and ends the event, as the run loop of an app does. A window without other references is then
    /// released.
    private func event<Result>(_ work: () throws -> Result) rethrows -> Result {
        defer { World.current.endEvent() }
        return try work()
    }

    private func note(_ event: TraceEvent) {
        if let load = event.load { loads[load.number] = load }
        switch (event.event, event.key) {
        case (.dequeue, let name?) where !asked.contains(name): asked.append(name)
        case (.action, let name?): sent = "`\(name)` to \(event.counterpart?.className ?? "nobody")"
        default: break
        }
    }

    /// Says how often a nib was loaded since the screen was shown, and with which owner.
    public func loads(of nib: String) -> String {
        guard let last = all(of: nib).max(by: { $0.number < $1.number }) else { return "\(nib).xib was never loaded" }
        let owner = last.owner.map { "with \($0.className) as its owner" } ?? "without an owner"
        let count = loadCount(of: nib)
        return "\(nib).xib was loaded \(count == 1 ? "once" : "\(count) times"), \(owner)"
    }

    /// Returns how often a nib was loaded since the screen was shown, however often its file was read.
    public func loadCount(of nib: String) -> Int { all(of: nib).count }

    private func all(of nib: String) -> [NibLoad] { loads.values.filter { $0.file == "\(nib).xib" } }

    /// The screen as text.
    public var rendering: String {
        let canvas = TerminalCanvas(size: window.bounds.size)
        window.render(on: canvas)
        return canvas.text(style: .plain)
    }

    /// Shows the screen to the learner, with the counts of its list, if it has one, below.
    public func attachScreen(_ caption: String) {
        guard let path = ProcessInfo.processInfo.environment["EXERCISE_ATTACHMENTS"] else { return }
        let counts = list.map { $0.reuseCounts }.map {
            "\($0.visible) cells visible, \($0.made) made, \($0.reused) reused\n"
        }
        let text = "\(caption)\n\(rendering)\n\(counts ?? "")\n"
        if !FileManager.default.fileExists(atPath: path) { try? Data().write(to: URL(fileURLWithPath: path)) }
        guard let file = FileHandle(forWritingAtPath: path) else { return }
        defer { try? file.close() }
        _ = try? file.seekToEnd()
        try? file.write(contentsOf: Data(text.utf8))
    }

    /// The texts on the screen, from top to bottom and left to right. Each row of a table or item of a grid is a line,
    /// and so is each text elsewhere.
    public var texts: [String] {
        window.layoutIfNeeded()
        return lines(of: window)
    }

    private func lines(of view: UIView) -> [String] {
        guard !view.isHidden, view.alpha > 0 else { return [] }
        if let cell = view as? any ReusableCell { return [written(in: cell).joined(separator: " · ")] }
        return own(view) + inOrder(view.subviews).flatMap(lines)
    }

    private func written(in view: UIView) -> [String] {
        guard !view.isHidden, view.alpha > 0 else { return [] }
        return own(view) + inOrder(view.subviews).flatMap(written)
    }

    private func own(_ view: UIView) -> [String] {
        guard !(view is UIImageView), let text = view.displayedText, !text.isEmpty else {
            return []
        }
        return [text]
    }

    private func inOrder(_ views: [UIView]) -> [UIView] {
        views.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }

    /// Taps what has a title.
    public func tap(_ title: String) throws {
        try event { try window.tap(title) }
    }

    /// Taps what has a title, in a row of the table on the screen.
    public func tap(_ title: String, inRow row: Int) throws {
        let cell = (list as? UITableView)?.cellForRow(at: IndexPath(row: row, section: 0))
        sent = nil
        try event { try window.tap(title, in: cell) }
    }

    /// The action of the last tap in a row.
    public var action: String { "it sent " + (sent ?? "nothing") }

    // MARK: Lists

    /// The table or grid on the screen.
    public var list: (any CellContainer)? { Self.list(in: window) }

    private static func list(in view: UIView) -> (any CellContainer)? {
        (view as? any CellContainer) ?? view.subviews.lazy.compactMap(list).first
    }

    /// The counts of cells that the list made, shows and reuses.
    public var counts: ReuseCounts { list?.reuseCounts ?? ReuseCounts() }

    /// Moves the list, 44 points at a time, as a finger would: whatever lies between goes by.
    ///
    /// - Parameter steps: How many; negative to go up.
    public func scroll(_ steps: Int) {
        guard let list else { return }
        for _ in 0..<abs(steps) {
            event {
                list.contentOffset.y += steps < 0 ? -44 : 44
                window.layoutIfNeeded()
            }
        }
    }

    /// Lets seconds pass, in steps of a tenth. Nothing really waits.
    public func wait(_ seconds: Double) {
        for _ in 0..<(seconds * 10).rounded().whole(in: 0...1000) { event { World.current.clock.pass(0.1) } }
    }

    /// A sentence about the identifiers that the reuse queue was asked for, and the cells that wait in it.
    public var queue: String {
        let names = asked.map { "`\($0)`" }.joined(separator: " and ")
        let waiting = (list?.cellsWaiting ?? []).map { "\($0.cells.count) with the identifier `\($0.identifier)`" }
        return (asked.isEmpty ? "your code never dequeues a cell" : "your code dequeues \(names)")
            + ", and the reuse queue "
            + (waiting.isEmpty ? "is empty" : "has " + waiting.joined(separator: " and "))
    }

    /// A Boolean value that indicates whether the list made at most one cell more than fit on the screen.
    public var madeNoMoreThanFit: Bool { counts.made <= counts.visible + 1 }
}
