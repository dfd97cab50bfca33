import ExampleShell
import Foundation
import TerminalUIKit
import Testing

@testable import ReusableTableViewCellExample
@testable import Teaching

/// Nibs with random changes.
///
/// The file `.build/abuse/<seed>/odd.xib` has the current nib, should it end the process. With the environment variable
/// `XIB_CORPUS`, the files in that folder are changed, too.
@Suite(.serialized, .enabled(if: Abuse.isWanted, "only .ci/abuse asks for it"))
struct NibAbuseTests {
    private let file: URL
    private let session = TableCellSession(rows: 3)
    private var random = SeededGenerator(seed: Abuse.seed)

    init() throws {
        file = try Abuse.evidence("odd.xib")
        // A repository of its own, so that lint reads no other sources.
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent().appendingPathComponent(".git"), withIntermediateDirectories: true)
        session.output = { _ in }
        session.errors = { _ in }
    }

    @Test(
        "A nib with random changes is drawn, or its problem is reported, almost as fast as it can be read"
    )
    func changed() throws {
        // Given
        var nibs = NibMutator(try Self.seeds(), seed: Abuse.seed)
        var said = ""
        let world = World()
        world.log = { said += $0 }
        session.world.log = world.log
        var (output, errors) = ("", "")
        session.output = { output += $0 }
        session.errors = { errors += $0 }
        var random = random

        for round in 1...Abuse.rounds(200) {
            // When
            let nib = nibs.next()
            try nib.write(to: file)
            (said, output, errors) = ("", "", "")
            let way = Way.allCases.randomElement(using: &random)!
            let seconds = Abuse.measure { said += world.run { take(nib, way) } }

            // Then
            // What is large may take as long as it takes to read it, in a debug build. What is archived is laid out twice.
            let limit = (1 + Double(nib.count) / 400_000) * (way == .archive ? 2 : 1)
            if seconds > limit || !Abuse.steering(in: said + output + errors).isEmpty {
                let kept = try Abuse.evidence("odd-\(Abuse.seed)-\(round).xib")
                try nib.write(to: kept)
                Issue.record("round \(round), \(way): \(seconds) seconds; \(kept.path)")
            }
        }
    }

    /// A command or function that takes a nib.
    private enum Way: CaseIterable {
        case load, archive, show, json, text, lint, diff, merge, picture
    }

    /// Does it.
    ///
    /// - Returns: What was said about it.
    private func take(_ nib: Data, _ way: Way) -> String {
        switch way {
        case .load, .archive:
            do {
                for view in try DrawnNib.views(of: nib) {
                    DrawnNib.draw(view)
                    guard way == .archive else { continue }
                    let archive = NSKeyedArchiver.archivedData(withRootObject: view)
                    (NSKeyedUnarchiver.unarchiveObject(with: archive) as? UIView).map(DrawnNib.draw)
                }
            } catch {
                return "\(error)"
            }
        case .show: session.run("nib '\(file.path)'")
        case .json: session.run("nib --json '\(file.path)'")
        case .text: session.run("nib --text '\(file.path)'")
        case .lint: session.run("nib --lint '\(file.path)'")
        case .diff: session.run("nib --diff '\(Self.files[0].path)' '\(file.path)'")
        case .merge: session.run("nib merge '\(Self.files[0].path)' '\(file.path)' '\(Self.files[1].path)'")
        case .picture: session.run("snapshot --force '\(file.path).svg' --of \"nib '\(file.path)'\"")
        }
        return ""
    }

    /// The nibs of the examples, the exercises and the tests, and those of the corpus if there is one.
    private static let files: [URL] = {
        let folders =
            ["Examples", "Tests", "Tutorials"].map { Abuse.root.appendingPathComponent($0) }
            + [ProcessInfo.processInfo.environment["XIB_CORPUS"]].compactMap(\.self).map { URL(fileURLWithPath: $0) }
        return folders.flatMap { folder in
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
        }.filter { ["xib", "storyboard"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
    }()

    private static func seeds() throws -> [String] {
        try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    }
}
