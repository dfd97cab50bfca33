import ArgumentParser
import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable import Answers
@testable import Handbook
@testable import ReusableTableViewCellExample

/// The answers on the pages of the libraries are files that compile, and do what the pages say.
struct AnswerTests {
    private static let label = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
        </placeholder>
        <view id="vIe-00-001"><rect key="frame" x="0.0" y="0.0" width="80" height="22"/>
        <subviews>
        <label text="Moon" id="lAb-00-001"><rect key="frame" x="0.0" y="0.0" width="80" height="22"/></label>
        </subviews>
        </view>
        </objects>
        </document>
        """
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func write(_ text: String, to name: String) throws -> URL {
        let file = URL(fileURLWithPath: folder.path + "/" + name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    @Test("Each file of answers is the one that its page names, and every file is an answer")
    func listings() throws {
        // Given
        let sources = Pages.package.appendingPathComponent("Sources")
        let pages = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
            $0.contains(".docc/") || $0 == "README.md"
        }
        var answered: [String] = []

        for page in pages {
            // When
            let text = try String(contentsOf: sources.appendingPathComponent(page), encoding: .utf8)
            let blocks = try MarkdownReader.blocks(of: text, in: page)

            // Then
            for (mark, block) in zip(blocks, blocks.dropFirst()) {
                guard case .fence("swift", let lines) = block.content else { continue }
                guard case .comment(let comment) = mark.content, comment.hasPrefix("swift ") else {
                    Issue.record("\(page):\(block.line): whose text is this?")
                    continue
                }
                let path = String(comment.dropFirst(6))
                let file = try String(contentsOf: Pages.package.appendingPathComponent(path), encoding: .utf8)
                expect(lines.joined(separator: "\n") + "\n", equals: file, "\(page):\(block.line): \(path)")
                answered.append(path)
            }
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: Pages.package.path + "/Tests/Answers")
        let answers = files.map { "Tests/Answers/\($0)" } + ["Tests/OwnScreen/main.swift"]
        expect(answered.sorted(), equals: answers.sorted())
    }

    @Test("Code samples in the comments of the shell's modules are compiled, and work")
    func samples() throws {
        // Given
        func code(_ path: String) throws -> String {
            try String(contentsOf: Pages.package.appendingPathComponent(path), encoding: .utf8)
        }
        func unindented(_ text: String) -> String {
            text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.joined(separator: "\n")
        }
        let compiled = unindented(
            try code("Tests/HandbookTests/Samples.swift") + code("Tests/OwnScreen/main.swift"))
        let files = try ["Sources/Shell/REPL", "Sources/Shell/ExampleShell"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: Pages.package.path + "/" + folder)
                .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        }

        // When
        let samples = try files.flatMap { file in
            // A sample is indented; an empty line in it isn't, and is in the same comment.
            try code(file).matches(
                of: /(?m)^ *\/\/\/\n((?:^ *\/\/\/     .*\n(?:^ *\/\/\/\n(?=^ *\/\/\/     ))?)+)/
            ).map { match in
                let lines = match.1.split(separator: "\n").map { $0.drop { $0 == " " }.dropFirst(3) }
                return (file, unindented(lines.filter { !$0.isEmpty }.joined(separator: "\n")))
            }
        }

        // Then
        expect(samples.count, equals: 4)
        for (file, sample) in samples { expect(compiled, contains: sample, "\(file): \(sample)") }
        let session = LongTable.makeSession(nil)
        let jump: Jump = try Jump.parse(["500"])
        try jump.run(in: session)
        expect(session.tableView.indexPathsForVisibleRows?.first?.row, equals: 500)
        expect(scrollUp(), contains: "made")
    }

    @Test("A program prints a xib's outlets with their place, owner and destination")
    func outlets() throws {
        // Given
        let outlet =
            "<connections><outlet property=\"title\" destination=\"lAb-00-001\" id=\"oUt-00-001\"/></connections>\n"
        let file = try write(
            Self.label.replacing("</placeholder>", with: outlet + "</placeholder>"), to: "Moon.xib")

        // When
        let outlets = try Answers.outlets(of: file)

        // Then
        expect(outlets, equals: ["Moon.xib:5:14: outlet File's Owner.title → label \"Moon\" (lAb-00-001)"])
    }

    @Test("A program reports the changes between two versions by object")
    func changes() throws {
        // Given
        let old = try write(Self.label, to: "Old.xib")
        let new = try write(Self.label.replacing("Moon", with: "Sun"), to: "New.xib")

        // When
        let changes = try Answers.changes(from: old, to: new)

        // Then
        expect(changes, equals: ["changed label \"Sun\" (lAb-00-001)"])
    }

    @Test("A program prints a nib as a picture")
    func picture() throws {
        try expect(Answers.picture(ofNib: write(Self.label, to: "Moon.xib")), contains: "Moon")
    }

    @Test("A program sends three taps")
    func taps() throws {
        try expect(tapsThatArrived(), equals: 3)
    }

    @Test("A program shows a thousand items with one screenful of cells and a few more")
    func grid() {
        // When
        let (text, cells) = scrolledGrid()

        // Then
        expect(text, equals: "980")
        expect(cells < 40)
    }

    @Test("A program shows rows with cells that are dequeued by type")
    func rows() {
        expect(days(from: 100).first, equals: "Day 101")
    }
}
