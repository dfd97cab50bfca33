import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Writes changes into the sources of a copy: `Mutate COUNT SEED LEFT-OUT…`. All changes are in the code at once, and
/// each waits for `mutant(_:)` to choose it. Places are drawn at random, each with the same probability. The next draw
/// replaces a place that is left out, by number, or is inside another. Prints a line for each change: number, file,
/// first and last line, the old code, and the new code. Tests print when they end.
@main
enum Mutate {
    static func main() throws {
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        let (count, seed, leftOut) = (numbers[0], UInt64(numbers[1]), Set(numbers.dropFirst(2)))
        var files: [(path: String, bytes: [UInt8], importing: Int)] = []
        var sites: [(file: Int, site: Site)] = []
        for path in try paths() {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: text), errorHandler: { _ in })
            let finder = SiteFinder(viewMode: .sourceAccurate)
            finder.walk(tree)
            let start = tree.as(SourceFileSyntax.self)?.statements.positionAfterSkippingLeadingTrivia.utf8Offset
            sites += finder.sites.map { (files.count, $0) }
            files.append((path, Array(text.utf8), start ?? 0))
        }
        print("\(sites.count) places", to: &standardError)
        try letTestsSayThatTheyEnded()

        var random = Random(state: seed)
        var chosen: [Int: [(number: Int, site: Site)]] = [:]
        for (number, (file, site)) in sites.shuffled(using: &random).enumerated() {
            guard chosen.values.joined().count < count else { break }
            let changed = site.changes.randomElement(using: &random)!
            guard !leftOut.contains(number), !chosen[file, default: []].contains(where: { $0.site.meets(site) })
            else { continue }
            var site = site
            site.changes = [changed]
            chosen[file, default: []].append((number, site))
        }

        for (index, mutants) in chosen {
            let file = files[index]
            // From the top, so that it is known on which lines each stands.
            var (text, end) = (
                file.bytes[..<file.importing] + Array(importing(before: file.bytes[file.importing]).utf8),
                file.importing
            )
            for (number, site) in mutants.sorted(by: { $0.site.range.lowerBound < $1.site.range.lowerBound }) {
                text += file.bytes[end..<site.range.lowerBound]
                let first = text.count { $0 == newline } + 1
                text += Array(site.changes[0].code(number).utf8)
                end = site.range.upperBound
                print(
                    number, file.path, first, text.count { $0 == newline } + 1, site.kind,
                    site.isOnce ? "once" : "",
                    String(decoding: file.bytes[site.range], as: UTF8.self).onOneLine, site.changes[0].text.onOneLine,
                    separator: "\t")
            }
            text += file.bytes[end...]
            try Data(text).write(to: URL(filePath: file.path))
        }
    }

    private static func letTestsSayThatTheyEnded() throws {
        let says = " defer { mutant_test_ended(\"\\(Test.current!.id)\") };"
        for path in try FileManager.default.subpathsOfDirectory(atPath: "Tests") where path.hasSuffix(".swift") {
            let text = try String(contentsOfFile: "Tests/\(path)", encoding: .utf8)
            let finder = TestFinder(viewMode: .sourceAccurate)
            finder.walk(Parser.parse(source: text))
            guard !finder.bodies.isEmpty, text.contains("import Testing") else { continue }
            var changed = Array(text.utf8)
            for body in finder.bodies.reversed() { changed.insert(contentsOf: says.utf8, at: body) }
            changed = Array(importing(before: changed[0]).utf8) + changed
            try Data(changed).write(to: URL(filePath: "Tests/\(path)"))
        }
    }

    /// On the line of what stands there, so that all is counted as before.
    private static func importing(before byte: UInt8) -> String {
        "import Mutant" + (byte == UInt8(ascii: "#") ? "\n" : "; ")
    }

    /// All sources, but those of the package that carries code from Xcode: the suite doesn't build it.
    private static func paths() throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: "Sources")
        return paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Workshop/Port/") }.sorted()
            .map { "Sources/\($0)" }
    }
}

private let newline = UInt8(ascii: "\n")

extension String {
    fileprivate var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

/// SplitMix64: the same numbers for the same seed, everywhere.
private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

private struct StandardError: TextOutputStream {
    mutating func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

nonisolated(unsafe) private var standardError = StandardError()
