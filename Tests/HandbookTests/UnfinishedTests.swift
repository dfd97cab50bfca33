import Foundation
import Testing

/// What `.ci/new` leaves to its author says what it is, behind a mark.
struct UnfinishedTests {
    @Test("Nothing that a skeleton asks for is missing, but for what learners are to write in the stubs of exercises")
    func unfinished() throws {
        // Given
        let mark = "TODO" + ": "
        let kinds: Set = ["swift", "md", "xib", "txt"]

        for folder in ["Sources", "Examples", "Tests", "Tutorials"] {
            for path in try FileManager.default.subpathsOfDirectory(atPath: Pages.package.path + "/" + folder) {
                let file = Pages.package.appendingPathComponent(folder + "/" + path)
                guard kinds.contains(file.pathExtension), !path.contains("/Stub/"), !path.contains(".build/") else {
                    continue
                }

                // When
                let text = try Data(contentsOf: file)
                guard text.range(of: Data(mark.utf8)) != nil else { continue }

                // Then
                let lines = String(decoding: text, as: UTF8.self).components(separatedBy: "\n")
                for (index, line) in lines.enumerated() {
                    guard let range = line.firstRange(of: mark) else { continue }
                    Issue.record("\(folder)/\(path):\(index + 1): \(line[range.upperBound...])")
                }
            }
        }
    }
}
