import Foundation
import TerminalTesting
import Testing

/// README's and the handbook's pictures are what the programs make now.
///
/// `.ci/pictures` makes them anew. Then the tests fail where one has changed, so that somebody looks at it. Each of the
/// handbook's has a twin for the dark, of the name by which DocC knows it.
struct PictureTests {
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

    nonisolated private static let pages: [String] =
        ["README.md"]
        + ((try? FileManager.default.contentsOfDirectory(atPath: Pages.folder.path)) ?? [])
        .filter { $0.hasSuffix(".md") }.sorted().map { "Tutorials/Handbook.docc/" + $0 }

    @Test("Every picture of a page equals the output of its mark's command, byte for byte", arguments: pages)
    func pictures(page: String) throws {
        // Given
        let marks = try PictureMark.all(in: Pages.package.appendingPathComponent(page))
        let folder = try TemporaryFolder()

        for mark in marks {
            for (file, options) in mark.files {
                // When
                let program = try Program(mark.program, arguments: mark.arguments)
                program.type(lines: mark.commands)
                let path = folder.path + "/" + file.lastPathComponent
                let errors = program.type("snapshot \(path)\(options)")
                expect(errors, equals: "")
                let picture = try Data(contentsOf: URL(fileURLWithPath: path))

                // Then
                let isFresh = picture == (try? Data(contentsOf: file))
                if Self.isRecording, !isFresh { try picture.write(to: file) }
                expect(isFresh, "\(file.lastPathComponent) is stale: .ci/pictures makes it anew")
            }
        }
    }

    @Test("A page shows every picture in its folder, with a mark that makes it")
    func noneUnused() throws {
        // Given
        let marked = try Self.pages.flatMap { try PictureMark.all(in: Pages.package.appendingPathComponent($0)) }

        // When
        let lying = try [Pages.folder, Pages.package.appendingPathComponent(".github")].flatMap {
            try FileManager.default.contentsOfDirectory(atPath: $0.path).filter { $0.hasSuffix(".svg") }
        }

        // Then
        expect(marked.flatMap(\.files).map(\.file.lastPathComponent).sorted(), equals: lying.sorted())
        expect(marked.count, equals: 14)
    }
}
