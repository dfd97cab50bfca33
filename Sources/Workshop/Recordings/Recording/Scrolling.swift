internal import Canvases
internal import ExampleShell
internal import Foundation
internal import PlainText
internal import TerminalUIKit

/// The contents of a list for every place to which a user can scroll. The recorder learns them by scrolling to the end
/// of the list, and a part of the way back.
///
/// A page needs no more to go on where a recording ends. `.ci/browser player` compares what the page does with what the
/// program does.
struct Scrolling: Encodable {
    /// The rule for the contents of a cell that is reused.
    enum Refill: String, Encodable {
        /// The cell shows its new item.
        case filled
        /// The cell still shows its old item.
        case kept
        /// The cell shows nothing.
        case cleared
    }

    /// The number of the screen.
    private let screen: Int
    /// The frames of the items in the list: x, y, width and height.
    private(set) var frames: [Numbers<CGRect>] = []
    /// The drawings of the items.
    private(set) var contents: [String] = []
    /// The lowest and the highest offset.
    private(set) var range: [Double] = []
    /// A Boolean value that indicates whether a cell that leaves waits.
    private(set) var waits = false
    /// A Boolean value that indicates whether cells that wait are taken.
    private(set) var takes = false
    private(set) var refill = Refill.filled
    /// The drawing of a cell that was cleared.
    private(set) var cleared: String?

    /// Learns from a fresh session, and from one in which nothing is broken; nil if one can't tell what comes next.
    init?(
        of session: ExampleSession, whole: ExampleSession, on screen: Int, drawing cells: (UIView, World) -> String
    ) {
        self.screen = screen
        guard let walk = Walk(session, drawing: cells), let other = Walk(whole, drawing: cells) else { return nil }
        let reused = walk.fillings.filter { $0.before != nil }
        if reused.isEmpty || reused.allSatisfy({ walk.contents[$0.item] == $0.contents && $0.contents != $0.before }) {
            contents = walk.contents
        } else {
            contents = other.contents
            if reused.allSatisfy({ $0.before == $0.contents }) {
                refill = .kept
            } else if Set(reused.map(\.contents)).count == 1 {
                (refill, cleared) = (.cleared, reused[0].contents)
            } else {
                return nil
            }
        }
        let made = walk.fillings.filter { $0.before == nil }
        guard contents.count == walk.frames.count, made.allSatisfy({ contents[$0.item] == $0.contents }) else {
            return nil
        }
        frames = walk.frames.map { Numbers(wrappedValue: $0) }
        (range, waits, takes) = (walk.range, walk.waits, walk.takes)
    }
}

/// A list that is scrolled by half rows, down to its end, and up again by two screens.
private struct Walk {
    /// A cell that shows an item from now on.
    struct Filling {
        let item: Int
        let contents: String
        /// The contents of the cell before; nil for a new cell.
        let before: String?
    }

    private(set) var frames: [CGRect]
    private(set) var contents: [String]
    private(set) var range: [Double]
    private(set) var fillings: [Filling] = []
    private(set) var waits = false
    private(set) var takes = false

    /// The most items: beyond them, a page would be too large.
    private static let mostItems = 200

    init?(_ session: ExampleSession, drawing: (UIView, World) -> String) {
        guard session.window.cellContainers.count == 1, let list = session.shownList,
            (1...Self.mostItems).contains(list.itemCount)
        else { return nil }
        frames = Array(repeating: .null, count: list.itemCount)
        contents = Array(repeating: "", count: list.itemCount)
        var (shown, known): ([Int: Int], [Int: String]) = ([:], [:])
        let first = list.contentOffset.y
        (range, session.recorder.isOn) = ([first, first], true)
        session.recorder.beginCommand()
        let screens = (2 * list.bounds.height / list.heightOfRow).rounded(.up).whole(in: 0...100_000) * 2
        var (distance, steps) = (list.heightOfRow / 2, 0)
        while true {
            session.inContext { session.window.layoutIfNeeded() }
            let visible = list.visibleItems
            for (item, cell) in visible {
                guard let number = TraceObject(cell).number else { return nil }
                frames[item] = cell.frame
                if shown[number] == item { continue }
                let drawn = drawing(cell, session.world)
                fillings.append(Filling(item: item, contents: drawn, before: known[number]))
                if contents[item].isEmpty { contents[item] = drawn }
                (shown[number], known[number]) = (item, drawn)
            }
            // Items that are on screen without being seen, or a cell in two places, can't be told from frames.
            let seen = frames.indices.filter { !frames[$0].isNull && list.bounds.overlaps(frames[$0]) }
            guard seen == visible.map(\.index), Set(visible.map { ObjectIdentifier($0.cell) }).count == seen.count
            else { return nil }
            let goesOn = session.inContext { list.scroll(by: CGPoint(x: 0, y: distance)) }
            if distance < 0 { steps += 1 }
            range[1] = max(range[1], list.contentOffset.y)
            if !goesOn, distance > 0 {
                distance = -distance
            } else if !goesOn || steps > screens {
                break
            }
        }
        let gone = session.recorder.current.filter { $0.event == .queue }
        guard !gone.isEmpty, Set(gone.map(\.key)).count == 1, !frames.contains(.null) else { return nil }
        waits = gone[0].key != nil
        takes = session.recorder.current.contains { $0.event == .reuse }
    }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether the rectangles have an area in common.
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
