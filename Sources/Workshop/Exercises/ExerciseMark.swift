internal import Handbook
internal import REPL

/// The marks of an exercise's README:
/// `<!-- exercise 1 chapter=1 claims=T6,T7 minutes=5 edit=Cell.swift stub=12345 -->`, and in another line the code of
/// its screen, `<!-- screen MoonsViewController() -->`.
struct ExerciseMark {
    let number: Int
    let chapter: Int
    let claims: [String]
    let minutes: Int
    let files: [String]
    let screen: String
    /// The checksum of the stub before anything was done.
    let stub: UInt32

    /// Finds the mark on a page.
    init(in page: [MarkdownBlock], of folder: String) throws {
        var values: [Substring: Substring] = [:]
        let words = Self.comment("exercise", in: page)?.split(separator: " ") ?? []
        for word in words.dropFirst(2) {
            let parts = word.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { values[parts[0]] = parts[1] }
        }
        func list(_ key: Substring) -> [String] { values[key]?.split(separator: ",").map(String.init) ?? [] }
        guard let number = words.dropFirst().first.flatMap({ Int($0) }),
            let chapter = values["chapter"].flatMap({ Int($0) }),
            let minutes = values["minutes"].flatMap({ Int($0) }), let stub = values["stub"].flatMap({ UInt32($0) }),
            !list("claims").isEmpty, !list("edit").isEmpty
        else {
            throw CommandError.malformed(
                "\(folder)/README.md",
                problem: "it needs the mark "
                    + "<!-- exercise 1 chapter=1 claims=T6,T7 minutes=5 edit=Cell.swift stub=12345 -->")
        }
        (self.number, self.chapter, self.minutes) = (number, chapter, minutes)
        (claims, files, self.stub) = (list("claims"), list("edit"), stub)
        screen = try Self.screen(in: page, of: folder)
    }

    static func screen(in page: [MarkdownBlock], of folder: String) throws -> String {
        guard let screen = comment("screen", in: page)?.dropFirst("screen ".count), !screen.isEmpty else {
            throw CommandError.malformed(
                "\(folder)/README.md", problem: "it needs the mark <!-- screen MoonsViewController() -->")
        }
        return String(screen)
    }

    private static func comment(_ word: String, in page: [MarkdownBlock]) -> String? {
        page.lazy.compactMap { if case .comment(let text) = $0.content { text } else { nil } }
            .first { $0.hasPrefix(word + " ") }
    }
}
