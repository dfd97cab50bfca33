import TerminalUIKit
import TerminalTesting
import Testing

@testable import Views

/// The words of a trace about steps, loads and delegates, and the objects in them.
struct TracedTests {
    private final class Plain: NSObject {}

    private final class Cell: UIView, ReusableCell {
        var hasBeenShown = false
        let reuseIdentifier: String? = nil
        func prepareForReuse() {}
    }

    private let world = World()

    @Test("A step has its object or a name, its subject, its place and its load, and loads have a depth")
    func steps() throws {
        // Given
        var steps: [TraceEvent] = []
        world.trace.sink = { steps.append($0) }

        // When
        world.run {
            let (view, owner) = (UIView(), Plain())
            Trace.emit(.make, view)
            Trace.emit(.show, nil)
            Trace.loading("Outer.xib", objects: 3, owner: owner) {
                Trace.emit(
                    .connect, view, id: "v1", key: "k", to: owner, toID: "o1", at: CellPlace("row", 4, section: 5),
                    "words")
                Trace.loading("Inner.xib", objects: 0, owner: nil) { Trace.emit(.decode, owner) }
                Trace.emit(.queue, view)
            }
            Trace.emit(.reuse, view)
        }

        // Then
        let first = try #require(steps.first)
        expect(first.event == .make && first.object == "UIView #1" && first.class == "UIView" && first.load == nil)
        expect(first.key == nil && first.counterpart == nil && first.place == nil && first.words == nil)
        expect(steps[1].object == "nil" && steps[1].subject == nil && steps[1].class == "")
        let full = steps[2]
        #expect((full.object, full.subject?.name, full.key) == ("v1", "UIView #1", "k"))
        #expect((full.counterpart?.name, full.counterpartID, full.words) == ("Plain", "o1", "words"))
        expect(full.place?.description, equals: "row 4 of section 5")
        let loads = steps.map { $0.load.map { "\($0.number) \($0.file) \($0.objects) \($0.depth)" } ?? "–" }
        expect(loads, equals: ["–", "–", "1 Outer.xib 3 0", "2 Inner.xib 0 1", "1 Outer.xib 3 0", "–"])
        expect(full.load?.owner?.className == "Plain" && steps[3].load?.owner == nil)
    }

    @Test("Without a listener no step is counted, and a failed load ends, and returns its error")
    func silent() {
        // Given
        struct Eclipse: Error {}
        var (asked, numbers): (Int, [Int?]) = (0, [])
        func objects() -> Int {
            asked += 1
            return 1
        }

        // When
        let answer = world.run { Trace.loading("a", objects: objects(), owner: nil) { 7 } }
        world.trace.sink = { numbers.append($0.load?.number) }
        world.run {
            try? Trace.loading("b", objects: objects(), owner: nil) { throw Eclipse() }
            Trace.emit(.make, nil)
            Trace.loading("c", objects: objects(), owner: nil) { Trace.emit(.make, nil) }
        }

        // Then
        expect(answer == 7 && asked == 2 && numbers == [nil, 2])
    }

    @Test("A traced delegate call names its receiver by class and number")
    func objects() {
        // Given
        var calls: [DelegateCall] = []
        var steps: [TraceEvent] = []
        world.trace.delegateSink = { calls.append($0) }
        world.trace.sink = { steps.append($0) }

        // When
        let names = world.run {
            let (view, plain) = (UIView(), Plain())
            Trace.tell("rises()", to: view, from: plain)
            Trace.tell("sets()", to: nil, from: view)
            Trace.call("handler", isThere: true, from: view)
            Trace.call("handler", isThere: false, from: view)
            return [view, plain, UIView(), nil].map { Trace.name(of: $0) }
        }
        let cells = world.run { [TraceObject(Cell()), TraceObject(UIView()), TraceObject(Plain())] }

        // Then
        expect(
            calls.map(\.description),
            equals: [
                "rises() → UIView #1", "sets() → nil: there is no delegate", "handler → a closure",
                "handler → nil: there is no delegate",
            ])
        expect(steps.map(\.words) == calls.map(\.description) && steps.allSatisfy { $0.event == .delegate })
        expect(steps.map(\.object), equals: ["Plain", "UIView #1", "UIView #1", "UIView #1"])
        expect(names == ["UIView #1", "Plain", "UIView #2", "nil"] && cells.map(\.isCell) == [true, false, false])
        expect(cells.map(\.number), equals: [1, 3, nil])
        expect(TraceEvent.Kind.allCases.map(\.rawValue).first == "load" && TraceEvent.Kind.allCases.count == 14)
    }
}
