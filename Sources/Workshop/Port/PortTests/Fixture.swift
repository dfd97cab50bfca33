import Foundation
import Testing

@testable import Port

/// The project `Moons`, as Xcode has it, and its files in the spelling of here.
struct Fixture {
    static let folder = Bundle.module.resourceURL!.appendingPathComponent("Moons")
    /// The repository.
    static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardizedFileURL

    /// A file of the project.
    static func file(_ path: String, in place: String = "Xcode") throws -> SourceFile {
        let url = folder.appendingPathComponent(place + "/" + path)
        return SourceFile(path: path, text: try String(contentsOf: url, encoding: .utf8))
    }

    /// A text in the spelling of here, and back in Xcode's.
    static func here(_ text: String, nibs: NibFacts = NibFacts()) -> String { rewritten(text, Rewriting.here, nibs) }
    static func back(_ text: String, nibs: NibFacts = NibFacts()) -> String { rewritten(text, Rewriting.back, nibs) }

    private static func rewritten(_ text: String, _ rewritings: [Rewriting.Type], _ nibs: NibFacts) -> String {
        let file = SourceFile(path: "Moon.swift", text: text)
        let edits = Rewriting.edits(rewritings, in: file, of: Declarations([file], nibs: nibs))
        return EditedText(text, edits).text
    }
}
