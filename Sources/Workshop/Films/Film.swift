internal import Canvases
internal import ExampleShell
internal import Foundation
internal import TerminalUIKit

/// A picture that moves: a script is played, on one phone, or on two of which one is broken. Cells leave, wait and come
/// back. A badge flies with each.
struct Film {
    private static let margin: CGFloat = 24

    private let canvas: SVGCanvas
    private let takes: [FilmTake]
    private let clock: FilmClock
    private let colors: SnapshotColors
    private let program: String
    /// A Boolean value that indicates whether the film may name the experiment.
    private let namesExperiment: Bool

    /// Plays a script on one phone, as the session is, or on two, of which an experiment breaks one.
    init(of script: Script, comparing experiment: Experiment?, in session: ExampleSession, isDark: Bool) throws {
        if let experiment, experiment.endsProgram { throw CommandError.endsFilm(experiment.name) }
        let canvas = SVGCanvas(size: .zero)
        let technique =
            experiment.map { session.program.technique(for: $0, using: session.technique) }
            ?? session.technique
        var takes = try (experiment.map { [nil, $0] } ?? [session.experiment]).map { broken in
            try FilmTake(of: script, technique: technique, breaking: broken, like: session, on: canvas)
        }
        for step in takes[0].steps.indices.reversed() where takes.allSatisfy({ $0.isIdle(step) }) {
            for index in takes.indices { takes[index].remove(step) }
        }
        if takes[0].steps.isEmpty {
            throw CommandError("the script changes nothing on the screen, so there is nothing to film")
        }
        clock = FilmClock(steps: takes[0].steps.count)
        canvas.duration = clock.seconds
        (self.takes, self.canvas, colors) = (takes, canvas, isDark ? .dark : .light)
        (program, namesExperiment) = (session.name, !session.hidesExperiment)
    }

    func svg() -> String {
        let showsNib = takes.contains(where: \.readsNibs)
        var columns = takes.map(FilmColumn.init)
        let slots = columns.map(\.mostWaiting).max() ?? 0
        for index in columns.indices { columns[index].slots = slots }
        let sides = zip(takes, columns).map {
            FilmSide(
                take: $0, column: $1, clock: clock, colors: colors, name: name(of: $0),
                showsNib: showsNib, showsCommands: takes.count == 1)
        }
        canvas.size = CGSize(
            width: sides.reduce(Self.margin) { $0 + $1.size.width + Self.margin },
            height: (sides.map(\.size.height).max() ?? 0) + 2 * Self.margin)
        canvas.fill(CGRect(origin: .zero, size: canvas.size), color: colors.background, cornerRadius: 12)
        var left = Self.margin
        for side in sides {
            canvas.group([SVGKeyframe(offset: CGPoint(x: left, y: Self.margin))]) { side.draw(on: canvas) }
            left += side.size.width + Self.margin
        }
        let names = takes.map { name(of: $0).string.prefix { $0 != ":" } }
        return canvas.document(
            title: "\(program): \(names.joined(separator: " and "))",
            description: takes.map(\.summary).joined(separator: " "))
    }

    private func name(of take: FilmTake) -> StyledText {
        guard let experiment = take.experiment, namesExperiment else {
            return StyledText(take.technique + (takes.count > 1 ? ", working" : ""), .dim)
        }
        let role: TextRole = experiment.kind == .worksAfterAll ? .dim : .broken
        return StyledText("\(experiment.name): \(experiment.broken)", role)
    }
}
