package import ExampleShell
package import Foundation
internal import Handbook
internal import Inspection

/// Pages that explain how a screen was loaded.
package nonisolated final class Part: SnapshotPart {
    @MainActor package static func data(of kind: SnapshotKind, _ snapshot: SnapshotContents) throws -> Data? {
        guard kind == .html, snapshot.line == nil else { return nil }
        let session = snapshot.session
        let window = session.window
        window.frame = session.shown.screenFrame
        let data = try LoadPageData(of: session)
        let page = LoadPage(
            program: session.name, technique: session.technique, experiment: session.knownExperiment,
            svg: data.picture(title: snapshot.title), tree: ViewNode(window, owner: window.rootViewController),
            connections: LoadedConnection.all(of: window.respondersAtAnyDepth), steps: session.recorder.loading,
            terms: try Handbook.installed.terms, data: data)
        return Data(try page.html.utf8)
    }
}
