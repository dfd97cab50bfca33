import Canvases
import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Recordings
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// The frames of films, looked at one by one.
struct FilmFramesTests {
    private static let frames = 400

    private func sides(_ script: [String], comparing experiment: String?, in session: ExampleSession) throws
        -> [FilmSide]
    {
        return try Film(
            of: Script(script), comparing: try experiment.map { try session.experiment(named: $0) },
            SnapshotContents(of: session)
        ).sides
    }

    /// Returns the place and opacity at a time, as a browser shows them at constant speed.
    private func look(_ keyframes: [SVGKeyframe], at time: Double) -> SVGKeyframe {
        guard let next = keyframes.firstIndex(where: { $0.time > time }), next > 0 else {
            return keyframes.last { $0.time <= time } ?? keyframes[0]
        }
        let (from, to) = (keyframes[next - 1], keyframes[next])
        let share = (time - from.time) / (to.time - from.time)
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        return SVGKeyframe(
            time, offset: CGPoint(x: between(from.offset.x, to.offset.x), y: between(from.offset.y, to.offset.y)),
            opacity: between(from.opacity, to.opacity))
    }

    /// Returns a Boolean value that indicates whether a side is in the short time between two screens, when neither is
    /// whole.
    private func isCut(_ side: FilmSide, at time: Double) -> Bool {
        let (moments, clock) = (side.recording.moments, side.clock)
        return moments.indices.dropLast().contains { step in
            let cut = clock.time(.begins, of: step)
            return !FilmMotion.isSlide(from: moments[step], to: moments[step + 1])
                && (cut...cut + clock.blink).contains(time)
        }
    }

    /// Returns the faults in a frame.
    private func faults(of side: FilmSide, at time: Double) -> [String] {
        if isCut(side, at: time) { return [] }
        let (motion, screen) = (side.motion, side.stage.screen)
        let flying = motion.flights.map { (shown: $0.shown, look: look($0.keyframes, at: time)) }
            .filter { $0.look.opacity > 0.5 }
            .map { (cell: $0.shown.cell, frame: CGRect(origin: $0.look.offset, size: $0.shown.frame.size)) }
        var (seen, faults) = (flying.map(\.cell), [String]())
        for (list, clip, keyframes) in motion.lists {
            let offset = look(keyframes, at: time).offset
            var cells: [(cell: Recording.Cell, frame: CGRect)] = []
            for visit in motion.visits where visit.list == list {
                let look = look(visit.keyframes, at: time)
                let place = CGPoint(x: look.offset.x + offset.x, y: look.offset.y + offset.y)
                let frame = CGRect(origin: place, size: visit.shown.frame.size)
                if look.opacity > 0.5, frame.intersection(clip).height > 0.5 { cells.append((visit.shown.cell, frame)) }
            }
            seen += cells.map(\.cell)
            let drawn =
                cells.map(\.frame) + flying.map { $0.frame.offsetBy(dx: -screen.minX, dy: -screen.minY) }
            for y in stride(from: clip.minY + 1, to: clip.maxY - 1, by: 4)
            where !drawn.contains(where: { $0.insetBy(dx: 0, dy: -0.5).contains(CGPoint(x: clip.minX + 20, y: y)) }) {
                faults.append("nothing is \(y) points down")
            }
        }
        return faults + Set(seen).filter { cell in seen.count { $0 == cell } > 1 }.map { "\($0.object.name) twice" }
    }

    @Test(
        "A cell is never in two places of a film, and no row is empty",
        arguments: [
            (["scroll 3"], nil), (["scroll 2", "scroll -2"], "no-identifier"), (["scroll 3"], "stale-content"),
            (["scroll 2", "goto 40", "scroll -1"], "mismatched-identifier"), (["reload", "scroll 1"], nil),
        ] as [([String], String?)])
    func frames(script: [String], experiment: String?) throws {
        // Given
        let sides = try sides(script, comparing: experiment, in: TableCellSession(rows: 100))

        // When
        let faults = (0..<Self.frames).flatMap { frame in
            sides.flatMap { self.faults(of: $0, at: (Double(frame) + 0.5) / Double(Self.frames)) }
        }

        // Then
        expect(Array(faults.prefix(3)), equals: [])
        expect(sides.allSatisfy { !$0.motion.flights.isEmpty || script[0] == "reload" })
    }

    @Test("In a grid, the cells of a row leave together, and none is twice")
    func grid() throws {
        // Given
        let sides = try sides(["scroll 2"], comparing: nil, in: GridCellSession(items: 90))

        // When
        let faults = (0..<Self.frames).flatMap { frame in
            self.faults(of: sides[0], at: (Double(frame) + 0.5) / Double(Self.frames))
        }

        // Then
        expect(faults.filter { $0.hasSuffix("twice") }, equals: [])
    }

    @Test("A whole row travels: it leaves with its old text, waits with it, and is reused with the new one")
    func travels() throws {
        // Given
        let sides = try sides(["scroll 1"], comparing: nil, in: TableCellSession(rows: 100))

        // When
        let (motion, stage) = (sides[0].motion, sides[0].stage)
        let (leaves, returns) = (motion.flights[0], motion.flights[1])

        // Then
        expect(motion.flights.map(\.shown.place), equals: ["row 0", "row 7"])
        expect(leaves.shown.cell, equals: returns.shown.cell)
        expect(leaves.shown.drawing != returns.shown.drawing)
        expect(leaves.keyframes.contains { $0.offset == stage.place(ofSlot: 0) && $0.opacity == 1 })
        expect(returns.keyframes.first { $0.opacity == 1 }?.offset, equals: stage.place(ofSlot: 0))
        expect(leaves.shown.frame.size, equals: CGSize(width: 320, height: 66))
    }
}

extension SnapshotContents {
    /// The screen of a session, on a wide page by day.
    init(of session: ExampleSession) {
        self.init(session: session, line: nil, withNotes: false, isDark: false, isNarrow: false)
    }
}
