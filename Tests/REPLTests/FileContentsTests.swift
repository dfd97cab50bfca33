import Foundation
import TerminalTesting
import Testing

@testable import PlainText

/// The bytes of files that users name, or that lie in their folders.
struct FileContentsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func fault(_ path: String, atMost most: Int = 1 << 20) -> String? {
        do throws(UnreadableFile) {
            _ = try Data(ofFile: path, atMost: most)
            return nil
        } catch { return "\(error)" }
    }

    @Test("A file's bytes are read, up to its last one")
    func whole() throws {
        // Given
        let paths = [try folder.file("empty", ""), try folder.file("moon", "moon")]

        // When
        let bytes = try paths.map { try Data(ofFile: $0, atMost: 4) }

        // Then
        expect(bytes, equals: [Data(), Data("moon".utf8)])
    }

    @Test("A missing file, a folder, a pipe, a device and a large file have a reason each, and none is waited for")
    func refused() throws {
        // Given
        let pipe = folder.path + "/pipe"
        mkfifo(pipe, 0o600)
        let large = try folder.file("large", String(repeating: "m", count: 1 << 20 + 1))

        // When
        let told = [folder.path + "/gone", folder.path, pipe, "/dev/zero", large].map { fault($0) }

        // Then
        let irregular = "it is not a regular file"
        expect(
            told, equals: ["no such file", "it is a folder", irregular, irregular, "it has more than 1 MB"])
    }

    #if os(Linux)
        @Test("A file that has more bytes than its size says, as if it grew, is read whole or refused")
        func growing() throws {
            // Given
            let file = "/proc/self/limits"

            // When
            let bytes = try Data(ofFile: file, atMost: 1 << 20)

            // Then
            expect(bytes.count > 100 && bytes.last == UInt8(ascii: "\n"))
            expect(fault(file, atMost: 100), equals: "it has more than 0 KB")
        }
    #endif
}
