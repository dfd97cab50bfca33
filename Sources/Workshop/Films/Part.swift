internal import Canvases
package import ExampleShell
package import Foundation

/// Films: pictures of a script that is played.
package nonisolated final class Part: SnapshotPart {
    @MainActor package static func data(of kind: SnapshotKind, _ snapshot: SnapshotContents) throws -> Data? {
        guard let (path, experiment) = try snapshot.script else { return nil }
        guard [.svg, .png].contains(kind) else {
            throw CommandError("a film is .svg, or .png for its last picture, not .\(kind.rawValue)")
        }
        let film = try Film(
            of: try Script(path), comparing: experiment, in: snapshot.session, isDark: snapshot.isDark)
        return kind == .svg ? Data(film.svg().utf8) : try PNGConverter.png(of: film.svg())
    }
}
