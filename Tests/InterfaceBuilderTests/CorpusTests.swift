import Foundation
import InterfaceBuilder
import Testing

@Suite("Documents of other projects")
struct CorpusTests {
    /// The folder named by the environment, if any; the tests have nothing to do without it.
    private static let folder = ProcessInfo.processInfo.environment["XIB_CORPUS"]

    @Test("Every document in the folder that XIB_CORPUS names is read whole or refused as what it is")
    func corpus() throws {
        // Given
        guard let folder = Self.folder else { return }
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
        for name in names.sorted() {
            do {
                // When
                let document = try IBDocument(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name))
                // Then
                #expect(document.warnings.isEmpty, "\(name)")
                #expect(document.outline().hasPrefix(document.file))
                for unread in document.unread { print("\(name):\(unread)") }
            } catch {
                #expect(error.message.contains("before 2013") || error.message.contains("tvOS"), "\(error)")
            }
        }
    }
}
