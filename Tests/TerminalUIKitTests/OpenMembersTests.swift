import Foundation
import TerminalTesting
import Testing

/// The members that UIKit leaves open, and this UIKit, too. Swift can't override members of an extension, and the
/// compiler doesn't warn about them.
@Suite("Overridable members")
struct OpenMembersTests {
    @Test("A public member of an open class is open, unless the table says that UIKit has no such member")
    func openness() throws {
        // Given
        let sources = try files(in: "Sources/Core/TerminalUIKit", ending: "swift")
        let openClass = /open class (\w+)[:<]/
        let openClasses = Set(sources.flatMap { $0.matches(of: openClass).map(\.1) })
        let added = try addedNames()

        // When
        let closed = sources.flatMap(closedMembers).filter { openClasses.contains($0.type) }

        // Then
        expect(openClasses.contains("UIView") && openClasses.contains("UITableView"))
        expect(closed.contains { $0.name == "tapRow" })
        for member in closed where !added.contains(member.name) {
            Issue.record(
                """
                \(member.type).\(member.name) is public: open it, in the class, or name it in the table \
                (Sources/Core/TerminalUIKit/README.md) as added
                """)
        }
    }

    @Test("Each open member of a view, control, bar or controller is overridden by the third-party files")
    func overrides() throws {
        // Given
        let folders = [
            "Views", "Controls", "Bars", "TableViews", "CollectionViews", "Configurations", "ViewControllers",
        ]
        let overridden = try files(in: "Tests/TerminalUIKitTests/ThirdParty", ending: "swift")
            .flatMap { $0.matches(of: /override (?:weak |class )*(?:var|func) (\w+)/).map(\.1) }
        let known = try addedNames().union(overridden)

        // When
        let open = try folders.flatMap { try files(in: "Sources/Core/TerminalUIKit/\($0)", ending: "swift") }
            .flatMap(openMembers)

        // Then
        expect(open.count > 300)
        for member in open where !known.contains(member.name) {
            Issue.record(
                """
                \(member.type).\(member.name) is overridden nowhere: do it in a subclass of \(member.type) in \
                Tests/TerminalUIKitTests/ThirdParty/Overrides, or name it in the table as added
                """)
        }
    }

    // MARK: Reading

    private func files(in folder: String, ending: String) throws -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        let folder = root.appendingPathComponent(folder).standardizedFileURL
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(ending) }
            .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    }

    /// Returns the members that the table calls added: all names of a row that says so, else those after "Added:".
    private func addedNames() throws -> Set<Substring> {
        let name = /[`.](\w+)[`(]/
        var names: Set<Substring> = []
        for line in try files(in: "Sources/Core/TerminalUIKit", ending: "README.md")[0].split(separator: "\n") {
            let isAdded = line.contains("| added |")
            guard isAdded || line.contains("Added: ") else { continue }
            let text = isAdded ? line : line[line.ranges(of: "Added: ")[0].upperBound...]
            names.formUnion(text.matches(of: name).map(\.1))
        }
        return names
    }

    /// Returns the public members of a file that aren't open.
    private func closedMembers(in text: String) -> [Member] {
        members(
            in: text,
            matching: /^    (?:@(?!_spi)\S+ )*public (?:weak |internal\(set\) |private\(set\) )*(?:var|let|func) (\w+)/)
    }

    /// The open members that a file declares.
    private func openMembers(in text: String) -> [Member] {
        members(
            in: text,
            matching: /^    (?:@(?!_spi)\S+ )*open (?:(?:private|internal)\(set\) |weak |class )*(?:var|func) (\w+)/)
    }

    /// A member, and whose it is.
    private typealias Member = (type: Substring, name: Substring)

    /// The members that a file declares right inside a class or an extension.
    private func members(in text: String, matching member: Regex<(Substring, Substring)>) -> [Member] {
        let start = /(?:[^ \/].*)?(?:class|extension|struct|enum|protocol) (\w+)/
        var type: Substring = ""
        var found: [Member] = []
        for line in text.split(separator: "\n") {
            if let match = line.prefixMatch(of: start) {
                type = match.1
            } else if let match = line.prefixMatch(of: member) {
                found.append((type, match.1))
            }
        }
        return found
    }
}
