internal import Canvases
internal import ExampleShell
internal import Foundation
internal import TerminalUIKit

/// A picture that moves: a script is played, on one phone, or on two of which one is broken. A cell leaves whole, lies
/// in the queue with its old contents, and comes back with new ones.
struct Film {
    private static let margin: CGFloat = 12
    private static let gap: CGFloat = 48
    /// The largest height of a film of one phone, so that a page shows what is below it.
    private static let height: CGFloat = 400

    private let canvas: SVGCanvas
    private let recordings: [Recording]
    private let clock: FilmClock
    private let colors: SnapshotColors
    /// A Boolean value that indicates whether the film may name the experiment.
    private let namesExperiment: Bool
    private let isNarrow: Bool

    /// Plays a script on one phone, as the session is, or on two, of which an experiment breaks one.
    init(of script: Script, comparing experiment: Experiment?, _ snapshot: SnapshotContents) throws {
        let session = snapshot.session
        if let experiment, experiment.endsProgram { throw CommandError.endsFilm(experiment.name) }
        let canvas = SVGCanvas(size: .zero)
        let technique =
            experiment.map { session.program.technique(for: $0, using: session.technique) }
            ?? session.technique
        let scrolls = script.lines.contains { (try? session.command(parsing: $0.text) as Scroll?) ?? nil != nil }
        var recordings = try (experiment.map { [nil, $0] } ?? [session.experiment]).map { broken in
            var recorder = try Recorder(
                technique: technique, breaking: broken, like: session, on: canvas, isSlim: true,
                pace: scrolls ? .halfRows : .rows)
            try recorder.play(script, most: SnapshotContents.mostFilmSteps)
            return recorder.recording
        }
        for moment in recordings[0].moments.indices.reversed() where recordings.allSatisfy({ $0.isIdle(moment) }) {
            for index in recordings.indices { recordings[index].moments.remove(at: moment) }
        }
        if recordings[0].moments.count == 1 {
            throw CommandError("the script changes nothing on the screen, so there is nothing to film")
        }
        clock = FilmClock(steps: recordings[0].moments.count - 1)
        canvas.duration = clock.seconds
        (self.recordings, self.canvas, colors) = (recordings, canvas, snapshot.isDark ? .dark : .light)
        (namesExperiment, isNarrow) = (!session.hidesExperiment, snapshot.isNarrow)
    }

    /// The phones, each with what is around it.
    var sides: [FilmSide] {
        recordings.map { recording in
            let heading = heading(of: recording)
            let cards = recording.moments.map(\.waiting.count).max() ?? 0
            let card = recording.movesCells ? recording.moments.flatMap(\.shown).first?.frame.size : nil
            return FilmSide(
                recording: recording,
                stage: FilmStage(
                    form: isAlone && !isNarrow ? .wide : .narrow, phone: recording.size,
                    screen: recording.screen,
                    below: heading == nil ? 0 : FilmSide.headingHeight, card: card, cards: cards),
                clock: clock, colors: colors, heading: heading, showsCommands: isAlone)
        }
    }

    private var isAlone: Bool { recordings.count == 1 }

    func svg() -> String {
        let sides = sides
        canvas.size = CGSize(
            width: sides.reduce(-Self.gap) { $0 + $1.stage.size.width + Self.gap } + 2 * Self.margin,
            height: (sides.map(\.stage.size.height).max() ?? 0) + 2 * Self.margin)
        if isAlone, !isNarrow { canvas.scale = min(1, Self.height / canvas.size.height) }
        canvas.fill(CGRect(origin: .zero, size: canvas.size), color: colors.background, cornerRadius: 12)
        var left = Self.margin
        for side in sides {
            canvas.group([SVGKeyframe(offset: CGPoint(x: left, y: Self.margin))]) { side.draw(on: canvas) }
            left += side.stage.size.width + Self.gap
        }
        return canvas.document(
            title: ([recordings[0].program] + names).joined(separator: ": "),
            description: recordings.map(\.summary).joined(separator: " "))
    }

    /// The names of what is broken, or that nothing is, if there is anything to tell apart.
    private var names: [String] {
        let names = recordings.compactMap { namesExperiment ? $0.experiment : nil }
        return names.isEmpty ? [] : [(isAlone ? names : ["working"] + names).joined(separator: " and ")]
    }

    /// Returns what is broken, or that nothing is; nil for a phone alone of which nothing is to be said.
    private func heading(of recording: Recording) -> StyledText? {
        if let experiment = recording.broken, namesExperiment {
            let works = experiment.kind == .worksAfterAll
            return StyledText("\(works ? "" : "✗ ")\(experiment.broken)", works ? .plain : .broken)
        }
        return recordings.count > 1 ? StyledText("✓ Nothing is broken.", .reused) : nil
    }
}
