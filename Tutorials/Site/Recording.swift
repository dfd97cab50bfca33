import Foundation

/// A recording that a program wrote, and the lines of its moments.
struct Recording {
    private struct Contents: Decodable {
        struct Take: Decodable { let moments: [Moment] }
        struct Moment: Decodable { let line: Int? }

        let version: Int
        let recordings: [Take]
    }

    let json: String
    private let lines: [Int]

    init(_ data: Data) throws {
        json = String(decoding: data, as: UTF8.self)
        let contents = try JSONDecoder().decode(Contents.self, from: data)
        guard contents.version == 1, let take = contents.recordings.first else {
            throw SiteError("a recording has another version: see Tutorials/Site/Recording.swift")
        }
        lines = take.moments.map { $0.line ?? -1 }
    }

    /// Returns the last moment when so many lines have run.
    func moment(afterLines count: Int) -> Int { lines.lastIndex { $0 < count } ?? 0 }
}
