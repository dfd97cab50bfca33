import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Handbook
@testable import Teaching

/// Every chapter keeps what chapters promise.
struct ChapterTests {
    private let handbook: Handbook
    private let chapters: [Chapter]

    init() throws {
        handbook = try Pages.handbook()
        chapters = try Pages.chapters.get()
    }

    @Test("Chapters are numbered without gaps in four parts, and from chapter 3 on recall the last but one")
    func numbers() {
        expect(chapters.map(\.number), equals: Array(Pages.numbers))
        expect(chapters.map(\.part).joined().hasPrefix("AAAABBBCCCCCDDDD"))
        expect(chapters.map(\.part).allSatisfy("ABCD".contains))
        expect(chapters.filter { $0.recall == nil }.map(\.number), equals: [1, 2])
    }

    @Test("No chapter has more than six claims, or two predictions")
    func limits() {
        for chapter in chapters {
            expect(chapter.claims.count <= 6, "\(chapter.file)")
            expect((1...2), contains: chapter.steps.count { $0.question != nil }, "\(chapter.file)")
        }
    }

    @Test("A step about a trace names the command that shows steps without room in the window")
    func traces() {
        // Given
        let steps = chapters.flatMap(\.steps).filter { $0.commands != $0.allCommands }

        // When
        let unclear = steps.filter { !"\($0.asked)".contains("trace last") }

        // Then
        expect(steps.count > 8)
        expect(unclear.map(\.heading), equals: [])
    }

    @Test(
        "A chapter takes at most 12 minutes, and part A, alone and with its exercises, as many as the first pages say")
    func minutes() throws {
        // Given
        let page = try #require(try Pages.all()["Handbook.md"])
        let rows = page.matches(of: /\]\((.+\.md)\) \| (.+) \|/)
        let readme = try String(contentsOf: Pages.package.appendingPathComponent("README.md"), encoding: .utf8)
        let list = try String(
            contentsOf: Pages.package.appendingPathComponent("Tutorials/Exercises/README.md"), encoding: .utf8)
        let partA = chapters.filter { $0.part == "A" }

        // When
        let minutes = chapters.map(\.minutes)
        let numbers = partA.flatMap(\.exercises).map { "\($0.number)" }
        let exercises = list.matches(of: /\n\| (\d+) \|.* (\d+) \|(?=\n)/).filter { numbers.contains(String($0.1)) }
            .compactMap { Int($0.2) }

        // Then
        expect(rows.map { "\($0.1) \($0.2)" }, equals: chapters.map { "\($0.file) \($0.minutes)" })
        expect(minutes.allSatisfy { $0 <= 12 })
        let alone = partA.map(\.minutes).reduce(0, +)
        let both = [alone, alone + exercises.reduce(0, +)].map { ($0 + 5) / 10 * 10 }
        expect(exercises.count == 8 && numbers.count == 8)
        let words = "about \(both[0]) minutes, or \(both[1]) with"
        expect([page, readme].map { $0.replacing("\n", with: " ") }.allSatisfy { $0.contains(words) })
    }

    @Test("Every claim has one chapter, which lists it and marks its sentence")
    func claims() {
        // Given
        let homes = chapters.flatMap { chapter in chapter.claims.map { ($0, chapter) } }

        // Then
        expect(homes.map(\.0).sorted(), equals: handbook.claims.map(\.name).sorted())
        for (claim, chapter) in homes {
            let marked = chapter.prose.contains {
                $0.text.contains(try! Regex("\\((?:[A-Z][0-9]+, )*\(claim)(?:, [A-Z][0-9]+)*\\)"))
            }
            expect(marked, "\(claim) in \(chapter.file)")
        }
    }

    @Test("Every word that a chapter introduces in bold is in the glossary")
    func glossary() {
        // Given
        let terms = handbook.terms.map { $0.name.lowercased() }

        for chapter in chapters {
            for step in chapter.steps {
                for text in (step.asked + step.why).flatMap(\.sentences) {
                    for match in text.matches(of: /\*\*(.+?)\*\*/) where match.1.first?.isLowercase == true {
                        // Then
                        let word = match.1.lowercased()
                        expect(terms.contains { word.hasPrefix($0) }, "\(chapter.file): \(word)")
                    }
                }
            }
        }
    }

    @Test("The lines to type are in the transcript below, without the ones that a prompt shows by itself")
    func typed() {
        for step in chapters.flatMap(\.steps) where step.mark != .say && step.mark != .predict {
            let shown = step.transcript.map(\.command)
            let byItself = shown.filter(Step.isShownByItself)
            let typed = step.commands.filter { !byItself.contains($0) }
            let expected = shown.filter { !byItself.contains($0) }
            expect(typed, equals: expected, "\(step)")
            expect(!step.commands.isEmpty, "\(step)")
        }
    }

    @Test("No page belittles its subject or has exclamation marks")
    func words() throws {
        let code = /`[^`]*`|<!-- \S+ -->/
        let belittling = /\b(?:simply|just|obviously|oops|great job)\b/
        for (file, page) in try Pages.all() {
            for block in try MarkdownReader.blocks(of: page, in: file) {
                for text in block.sentences {
                    let prose = text.replacing(code, with: "")
                    let light = prose.lowercased().firstMatch(of: belittling)
                    expect(light == nil && !prose.contains("!"), "\(file):\(block.line): \(text)")
                }
            }
        }
    }

    @Test("Every listing of Swift or of a nib is a piece of the file that it names")
    func listings() throws {
        // The program writes the page of its rules, which names no files.
        for (file, page) in try Pages.all() where file != "Rules.md" {
            var named: String?
            for block in try MarkdownReader.blocks(of: page, in: file) {
                let source = named
                named = nil
                switch block.content {
                case .comment(let text):
                    named = text.firstMatch(of: /^(?:swift|xml) (.+)$/).map { String($0.1) }
                case .fence(let language, let lines) where ["swift", "xml"].contains(language):
                    let path = try #require(source, "\(file):\(block.line): whose piece is this?")
                    let text = try String(contentsOf: Pages.package.appendingPathComponent(path), encoding: .utf8)
                    let isPiece = "\n\(text)\n".contains("\n" + lines.joined(separator: "\n") + "\n")
                    expect(isPiece, "\(file):\(block.line)")
                case .fence(let language, _):
                    expect(["console", "text"], contains: language, "\(file):\(block.line)")
                default: break
                }
            }
        }
    }

    @Test("Commands in sentences exist, and so do their techniques, experiments, nibs and types")
    func named() throws {
        let typed = /[Tt]ype `([^` ]+)[^`]*`/
        let name = /`(technique|experiment|source|xib|claim|term) ([A-Za-z][^`]*)`/
        for chapter in chapters {
            let session = try Program(for: chapter).session
            let names = Set(session.completions(for: "").words)
            for (text, line) in chapter.prose {
                for match in text.matches(of: typed) {
                    expect(names, contains: String(match.1), "\(chapter.file):\(line): \(match.0)")
                }
                for match in text.matches(of: name) {
                    let name = String(match.2)
                    let place: Comment = "\(chapter.file):\(line): \(match.0)"
                    switch match.1 {
                    case "technique": #expect(session.program.techniques.contains { $0.name == name }, place)
                    case "experiment": #expect(session.program.experiments.contains { $0.name == name }, place)
                    case "source":
                        let type = Source.typeToRead(name, in: session)
                        #expect(session.program.sources.names.contains(type), place)
                    case "xib": #expect(session.nibs.contains(name), place)
                    case "claim": #expect(handbook.claims.contains { $0.name == name }, place)
                    default: #expect(handbook.terms.contains { $0.name == name }, place)
                    }
                }
            }
        }
    }

    @Test("Every link leads to an existing file, page or heading")
    func links() throws {
        let pages = try Pages.all()
        for (file, page) in pages {
            for match in page.matches(of: /[^!]\[[^\]]+\]\(([^)#]*)#?([^)]*)\)/) {
                let (path, anchor) = (String(match.1), String(match.2))
                if path.hasPrefix("https://") { continue }
                let target = Pages.folder.appendingPathComponent(path.isEmpty ? file : path)
                expect(FileManager.default.fileExists(atPath: target.path), "\(file): \(match.0)")
                guard !anchor.isEmpty else { continue }
                let lines = (pages[target.lastPathComponent] ?? "").split(separator: "\n")
                let anchors = lines.filter { $0.hasPrefix("#") }.map { heading in
                    let words = heading.drop { $0 == "#" || $0 == " " }.lowercased()
                    return words.filter { $0.isLetter || $0.isNumber || " -".contains($0) }.replacing(" ", with: "-")
                }
                expect(anchors, contains: anchor, "\(file): \(match.0)")
            }
        }
    }

    @Test("A link on a type leads to the file that declares the type")
    func types() throws {
        var count = 0
        for (file, page) in try Pages.all() {
            for match in page.matches(of: /\[`([A-Za-z]+)`\]\(([^)]*)\)/) {
                let url = Pages.folder.appendingPathComponent(String(match.2))
                let source = try String(contentsOf: url, encoding: .utf8)
                count += 1

                expect(match.2.hasSuffix("/\(match.1).swift"), "\(file): \(match.0)")
                try expect(
                    source.contains(Regex("(class|struct|enum|protocol) \(match.1)\\b")), "\(file): \(match.0)")
            }
        }
        expect(count > 10)
    }

    @Test("Every picture has a description, and a mark with the command that makes it")
    func pictures() throws {
        for (file, page) in try Pages.all() {
            let blocks = try MarkdownReader.blocks(of: page, in: file)
            for (picture, mark) in zip(blocks, blocks.dropFirst()) {
                guard case .image(let shows, _) = picture.content else { continue }
                expect(!shows.isEmpty, "\(file):\(picture.line)")
                guard case .comment(let text) = mark.content, text.hasPrefix("picture ") else {
                    Issue.record("\(file):\(picture.line): no mark says how the picture is made")
                    continue
                }
            }
        }
    }
}

extension Chapter {
    /// Its sentences, and the lines in which they begin.
    fileprivate var prose: [(text: String, line: Int)] {
        blocks.flatMap { block in block.sentences.map { ($0, block.line) } }
    }
}

extension MarkdownBlock {
    /// The sentences in it.
    var sentences: [String] {
        switch content {
        case .heading(_, let text), .paragraph(let text), .numbered(_, let text): [text]
        case .list(let items): items
        case .table(let rows): rows.flatMap(\.self)
        case .image(let shows, _): [shows]
        case .fence, .comment: []
        }
    }
}
