internal import Foundation

/// The reference tests, as far as their titles tell: each says which claim it holds true.
struct ReferenceTests {
    struct Test {
        let place: String
        let sentence: String
    }

    let package: URL

    func tests(of claim: String) throws -> [Test] {
        let folder = package.appendingPathComponent("Tests/ReferenceTests")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let files = names.filter { $0.hasSuffix(".swift") }.sorted()
        guard !files.isEmpty else { throw CommandError.noSources(folder.path) }
        return try files.flatMap { file in
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            // A long title stands on several lines, each but the last with a backslash at its end.
            return text.matches(of: /@Test\(\s*"+\s*(\w+): ((?:[^"\\]|\\.|\\\n)*?)\s*"/).filter { $0.1 == claim }.map {
                match in
                let line = text[..<match.range.lowerBound].count { $0.isNewline } + 1
                let title = match.2.replacing(/\\\n\s*/, with: "").replacing(/\\(.)/) { $0.1 }
                return Test(place: "\(file):\(line)", sentence: String(title))
            }
        }
    }
}
