import Foundation
import Testing

/// The places that `.ci/new` leaves to its author, which it marks.
struct UnfinishedTests {
    @Test("No TODO is left, except in the code that learners write in exercises")
    func unfinished() throws {
        // Given
        let mark = "TODO" + ": "
        let kinds: Set = ["swift", "md", "xib", "txt"]
        var unfinished: [String] = []

        // When
        for folder in ["Sources", "Examples", "Tests", "Tutorials"] {
            for path in try FileManager.default.subpathsOfDirectory(atPath: Pages.package.path + "/" + folder).sorted()
            {
                let file = Pages.package.appendingPathComponent(folder + "/" + path)
                guard kinds.contains(file.pathExtension), !path.hasPrefix("Recorded/"),
                    !path.contains("/Stub/"), !path.contains("/.build/")
                else {
                    continue
                }
                let data = try Data(contentsOf: file)
                guard data.range(of: Data(mark.utf8)) != nil else { continue }
                let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
                for (index, line) in lines.enumerated() {
                    guard let range = line.firstRange(of: mark) else { continue }
                    unfinished.append("\(folder)/\(path):\(index + 1): \(line[range.upperBound...])")
                }
            }
        }

        // Then
        if !unfinished.isEmpty { Issue.record("still to do:\n\(unfinished.joined(separator: "\n"))") }
    }
}
