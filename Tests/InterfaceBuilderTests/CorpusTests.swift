import Foundation
import InterfaceBuilder
import TerminalTesting
import Testing

/// The folder that the environment names, if any.
private nonisolated let corpus = ProcessInfo.processInfo.environment["XIB_CORPUS"].map { URL(fileURLWithPath: $0) }

@Suite("Documents of other projects", .enabled(if: corpus != nil, "XIB_CORPUS names no folder"))
struct CorpusTests {
    /// The documents in the folder.
    private nonisolated static let documents: [URL] = {
        let found = corpus.flatMap { FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil) }
        return (found?.allObjects as? [URL] ?? [])
            .filter { ["xib", "storyboard"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
    }()

    @Test("The folder contains documents")
    func some() {
        // Given, When
        let documents = Self.documents

        // Then
        expect(!documents.isEmpty)
    }

    @Test("Each file is read whole, or refused with its type", arguments: documents)
    func read(file: URL) {
        // Given, When
        let result = Result { () throws(NibError) in try IBDocument(contentsOf: file) }

        // Then
        switch result {
        case .success(let document):
            expect(document.warnings.isEmpty)
            expect(document.outline.isEmpty, equals: document.allObjects.isEmpty)
            for unread in document.unread { print("\(file.path):\(unread)") }
        case .failure(let error):
            expect(error.faults[0].message, contains: "tvOS", "\(error)")
        }
    }
}
