import Canvases
import TerminalUIKit
import Testing

/// The folder that the environment names, if any.
private nonisolated let corpus = ProcessInfo.processInfo.environment["XIB_CORPUS"].map { URL(fileURLWithPath: $0) }

/// Real files, those in the folder.
@Suite(.enabled(if: corpus != nil, "XIB_CORPUS names no folder"))
struct CorpusLoadingTests {
    private nonisolated static let files: [URL] = {
        let found = corpus.flatMap { FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil) }
        return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "xib" }.sorted { $0.path < $1.path }
    }()

    @Test("Every real nib is loaded whole, or refused with its name and place", arguments: files)
    func load(file: URL) throws {
        // Given
        let sink = Log.sink
        Log.sink = { _ in }
        defer { Log.sink = sink }
        let data = try Data(contentsOf: file)

        // When
        let result = Result { try UINib(data: data, bundle: nil).objects(withOwner: nil) }

        // Then
        switch result {
        case .success(let objects):
            #expect(!objects.isEmpty)
            let window = UIWindow(frame: UIScreen.main.applicationFrame)
            for case let view as UIView in objects { window.addSubview(view) }
            window.makeKeyAndVisible()
            let canvas = TerminalCanvas(size: window.bounds.size)
            window.render(on: canvas)
            #expect(canvas.text(style: .plain).split(separator: "\n", omittingEmptySubsequences: false).count == 21)
        case .failure(let error):
            #expect("\(error)".hasPrefix("data"))
        }
    }
}
