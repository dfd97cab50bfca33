import Foundation
import TerminalTesting
import Testing

@testable import Handbook

/// An excerpt contains what its chapter tells the reader to look at.
struct ExcerptTests {
    /// The beginnings of sentences about something in the excerpt.
    private static let pointer =
        /^Look (?:at|for)\b|\b[Tt]hese lines\b|\b[Tt]he (?:two )?lines? (?:with|inside|below|that begin)\b|\bhas this\b/

    /// The sentences of paragraphs directly before and after an excerpt.
    private func sentences(around index: Int, in blocks: [MarkdownBlock]) -> [String] {
        func paragraph(_ block: MarkdownBlock) -> String? {
            if case .paragraph(let text) = block.content { text } else { nil }
        }
        let visible = blocks.indices.filter { if case .comment = blocks[$0].content { false } else { true } }
        let place = visible.firstIndex(of: index) ?? 0
        let before = visible[..<place].reversed().map { paragraph(blocks[$0]) }.prefix { $0 != nil }.compactMap(\.self)
        let after = visible[(place + 1)...].prefix(1).compactMap { paragraph(blocks[$0]) }
        return (before + after).flatMap { $0.replacing(/([.:?!])\s/) { "\($0.1)\n" }.components(separatedBy: "\n") }
    }

    @Test("An excerpt contains everything that the sentence beside it tells you to look at", arguments: Pages.numbers)
    func names(number: Int) throws {
        // Given
        let chapter = try #require(try Pages.chapters.get().first { $0.number == number })
        let page = try #require(try Pages.all()[chapter.file])
        let blocks = try MarkdownReader.blocks(of: page, in: chapter.file)

        for (index, block) in blocks.enumerated() {
            guard case .fence(_, let lines) = block.content else { continue }

            // When
            let excerpt = lines.flatMap { $0.split(separator: " ") }.joined(separator: " ")
            let wanted = sentences(around: index, in: blocks).filter { $0.contains(Self.pointer) }.flatMap { sentence in
                sentence.matches(of: /`([^`(]+)[^`]*`/).map { String($0.1) }
            }

            // Then
            expect(wanted.filter { !excerpt.contains($0) }, equals: [], "\(chapter.file):\(block.line)")
        }
    }

    @Test("Enough sentences refer to an excerpt, and a missing name is noticed")
    func pointers() throws {
        // Given
        let page = """
            Look at `awakeFromNib()` and at what it calls.

            ```swift
            func loadContent() {}
            ```

            The line with `load` does it. It isn't `moon`.
            """

        // When
        let blocks = try MarkdownReader.blocks(of: page, in: "Page.md")
        let own = sentences(around: 1, in: blocks).filter { $0.contains(Self.pointer) }
        let count = try Pages.chapters.get().reduce(0) { count, chapter in
            let blocks = try MarkdownReader.blocks(of: Pages.all()[chapter.file] ?? "", in: chapter.file)
            return count
                + blocks.indices.count { index in
                    guard case .fence = blocks[index].content else { return false }
                    return sentences(around: index, in: blocks).contains { $0.contains(Self.pointer) }
                }
        }

        // Then
        expect(own, equals: ["Look at `awakeFromNib()` and at what it calls.", "The line with `load` does it."])
        expect(count > 15)
    }
}
