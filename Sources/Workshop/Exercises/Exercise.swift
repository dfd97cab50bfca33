internal import Foundation
internal import Handbook
internal import REPL

/// An exercise: a folder with a task, hints, the code to change, a solution, and tests for both.
struct Exercise {
    let number: Int
    /// Its folder, as this program has it.
    let folder: URL
    /// The code to change: the learner's, or the code at the beginning.
    let stub: URL
    let title: String
    /// The chapter after which it can be done.
    let chapter: Int
    let claims: [String]
    let minutes: Int
    /// The files that are to be changed, by their paths in ``code``.
    let files: [String]
    /// The Swift code that makes its screen.
    let screen: String
    /// Its task, without the title.
    let task: [MarkdownBlock]
    let hints: [[MarkdownBlock]]
    /// The alternatives to the solution that pass, too.
    let alternatives: [MarkdownBlock]
    /// The checksum of the code before anything was done.
    private let untouched: UInt32

    /// Reads the files in a folder. `own` is the folder of the same name with the learner's code.
    init(in folder: URL, own: URL? = nil) throws {
        self.folder = folder
        stub = (own ?? folder).appendingPathComponent("Stub")
        func blocks(_ page: String) throws -> [MarkdownBlock] {
            let text = try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
            return try MarkdownReader.blocks(of: text, in: "\(folder.lastPathComponent)/\(page)")
        }
        let page = try blocks("README.md")
        let mark = try ExerciseMark(in: page, of: folder.lastPathComponent)
        (number, chapter, claims) = (mark.number, mark.chapter, mark.claims)
        (minutes, files, untouched, screen) = (mark.minutes, mark.files, mark.stub, mark.screen)
        guard case .heading(1, let title) = page.first?.content else {
            throw CommandError.malformed(
                "\(folder.lastPathComponent)/README.md", problem: "its first line must be the title")
        }
        self.title = title
        task = page.dropFirst().filter { if case .comment = $0.content { false } else { true } }
        var sections = try blocks("hints.md").split(omittingEmptySubsequences: false) {
            if case .heading = $0.content { true } else { false }
        }.dropFirst().map(Array.init)
        guard sections.count == 4 || sections.count == 5 else {
            throw CommandError.malformed(
                "\(folder.lastPathComponent)/hints.md", problem: "three hints are needed, and what else passes")
        }
        alternatives = sections.removeLast()
        hints = sections.suffix(3)
    }

    /// The name of its folder: `01-name-the-cell`.
    var name: String { folder.lastPathComponent }
    /// The module of its code: `NameTheCell`.
    var module: String { name.split(separator: "-").dropFirst().map(\.capitalized).joined() }
    /// The code as it was before anything was done.
    var original: URL { folder.appendingPathComponent("Stub") }
    var solution: URL { folder.appendingPathComponent("Solution") }

    /// The recorded phone with the original code, or nil if it wasn't recorded.
    var phone: ExercisePhone? {
        try? ExercisePhone(String(contentsOf: folder.appendingPathComponent("phone.txt"), encoding: .utf8))
    }

    var isUntouched: Bool { checksum == untouched }

    /// Returns a Boolean value that indicates whether any file of the stub has changed.
    func isChanged() throws -> Bool { try Files.contents(of: stub) != Files.contents(of: original) }

    /// The checksum of the code, file after file, as `cksum` has it.
    var checksum: UInt32 {
        let bytes = Files.code(in: stub).sorted { $0.key < $1.key }.flatMap(\.value)
        let length = sequence(state: bytes.count) { rest in
            defer { rest >>= 8 }
            return rest == 0 ? nil : UInt8(truncatingIfNeeded: rest)
        }
        return ~(bytes + length).reduce(0 as UInt32) { sum, byte in
            sum << 8 ^ Self.remainders[Int(UInt8(truncatingIfNeeded: sum >> 24) ^ byte)]
        }
    }

    private static let remainders: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte) << 24) { sum, _ in sum << 1 ^ (sum >> 31) * 0x04c1_1db7 }
    }
}
