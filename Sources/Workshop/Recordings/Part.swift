internal import Canvases
package import ExampleShell
package import Foundation

/// Recordings of sessions, and the films and pages that play them.
package nonisolated final class Part: SnapshotPart {
    @MainActor package static func data(of kind: SnapshotKind, _ snapshot: SnapshotContents) throws -> Data? {
        let session = snapshot.session
        switch kind {
        case .json: return Data(try recording(snapshot).json.utf8)
        case .html where snapshot.isDriven: return Data(try TouchPage(of: session).html.utf8)
        case .html where snapshot.line == nil: return Data(try LoadPage(of: session).html.utf8)
        case .html:
            if let comparison = try snapshot.picturedComparison {
                return Data(try ComparePage(of: comparison, titled: snapshot.lineTitle, in: session).html.utf8)
            }
        default: break
        }
        guard let (path, experiment) = try snapshot.script else { return nil }
        guard [.svg, .png].contains(kind) else {
            throw CommandError(
                "a film is .svg, or .png for its last picture, and a recording .json, not .\(kind.rawValue)")
        }
        let film = try Film(of: try Script(path), comparing: experiment, snapshot)
        return kind == .svg ? Data(film.svg().utf8) : try PNGConverter.png(of: film.svg())
    }

    /// The recording of what was typed since the screen was made, or of a script.
    @MainActor private static func recording(_ snapshot: SnapshotContents) throws -> RecordingFile {
        let session = snapshot.session
        let canvas = SVGCanvas(size: .zero)
        let script = try snapshot.script
        let experiment = script?.experiment ?? session.experiment
        if script == nil, snapshot.line != nil {
            throw CommandError("a recording is of the session, or of a script: use --of \"drive steps.txt\"")
        }
        if experiment?.endsProgram == true { throw CommandError.endsFilm(experiment!.name) }
        var recorder = try Recorder(
            technique: script?.experiment.map { session.program.technique(for: $0, using: session.technique) }
                ?? session.technique, breaking: experiment, like: session, on: canvas, learningScrolling: true)
        let played = try script.map { try Script($0.path) } ?? Script(session.steps)
        try recorder.play(played, most: Recorder.mostSteps, isTolerant: true)
        return RecordingFile(of: [recorder.recording], on: canvas)
    }
}
