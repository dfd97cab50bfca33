import Canvases
import Foundation
import Handbook

/// The handbook's Markdown as HTML. Whatever a text says, it stays text.
enum Markup {
    /// Blocks, one below the other, with their headings so many levels below those of a page of their own.
    static func blocks(_ blocks: [MarkdownBlock], below level: Int = 0) -> String {
        var html: [String] = []
        var numbered: [String] = []
        func endNumbers() {
            if !numbered.isEmpty { html.append("<ol>\(numbered.joined())</ol>") }
            numbered = []
        }
        for block in blocks {
            if case .numbered(_, let text) = block.content {
                numbered.append("<li>\(inline(text))</li>")
                continue
            }
            endNumbers()
            switch block.content {
            case .heading(let own, let text): html.append("<h\(own + level)>\(inline(text))</h\(own + level)>")
            case .paragraph(let text):
                html.append(text == "One way:" ? "<p class=\"one-way\">One way:</p>" : "<p>\(inline(text))</p>")
            case .list(let items): html.append("<ul>\(items.map { "<li>\(inline($0))</li>" }.joined())</ul>")
            case .fence(let language, let lines): html.append(listing(lines, in: language))
            case .table(let rows): html.append(table(rows))
            // What an image shows is to be seen on the phone.
            case .numbered, .image, .comment: break
            }
        }
        endNumbers()
        return html.joined(separator: "\n")
    }

    static func listing(_ lines: [String], in language: String) -> String {
        "<pre class=\"listing\" tabindex=\"0\"><code class=\"\(language.asMarkup)\">\(text(lines))</code></pre>"
    }

    /// A command of a program, what it prints, and the number of the screen behind it; aside is what a prompt shows by
    /// itself. A phone that is drawn with characters is marked: whoever sees the picture needs no other.
    static func entry(
        _ command: String, printing output: [String], in program: String, picture: Int, after start: Int? = nil,
        isAside: Bool = false
    ) -> String {
        let isDrawn = output.contains { $0.hasPrefix("╭") }
        let printed =
            output.isEmpty
            ? "" : "<pre class=\"output\(isDrawn ? " drawn" : "")\" tabindex=\"0\">\(text(output))</pre>"
        return """
            <div class="entry\(isAside ? " aside" : "")" data-picture="\(picture)"\
            \(start.map { " data-start=\"\($0)\"" } ?? "")>\
            <p class="prompt"><span>\(program)&gt;</span> <kbd>\(command.asMarkup)</kbd></p>\(printed)</div>
            """
    }

    private static func text(_ lines: [String]) -> String {
        lines.map { $0.asMarkup }.joined(separator: "\n")
    }

    private static func table(_ rows: [[String]]) -> String {
        let html = rows.enumerated().map { index, row in
            "<tr>" + row.map { index == 0 ? "<th>\(inline($0))</th>" : "<td>\(inline($0))</td>" }.joined() + "</tr>"
        }
        return "<div class=\"wide\"><table>\(html.joined())</table></div>"
    }

    private static let marks =
        /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)]+)\)|<!--.*?-->/

    /// Sentences with their code, stress and links; marks for the tutorial are left out.
    static func inline(_ text: String) -> String {
        var (html, rest) = ("", text[...])
        while let match = rest.firstMatch(of: marks) {
            // A comment has a blank before it that is for it alone.
            let before = rest[..<match.range.lowerBound]
            html += String(match.0.hasPrefix("<!--") && before.hasSuffix(" ") ? before.dropLast() : before).asMarkup
            if let code = match.1 {
                html += "<code>\(String(code).asMarkup)</code>"
            } else if let words = match.2 {
                html += "<b>\(inline(String(words)))</b>"
            } else if let words = match.3 {
                html += "<em>\(inline(String(words)))</em>"
            } else if let words = match.4, let target = match.5 {
                html += link(String(words), to: String(target))
            }
            rest = rest[match.range.upperBound...]
        }
        return html + String(rest).asMarkup
    }

    /// A link within the site; what is only in the package is named.
    private static func link(_ words: String, to target: String) -> String {
        let html = inline(words)
        if target.hasPrefix("https:") { return "<a href=\"\(target.asMarkup)\">\(html)</a>" }
        if let chapter = target.firstMatch(of: /^0?(\d+)-\w+\.md/) {
            return "<a href=\"chapter-\(chapter.1).html\">\(html)</a>"
        }
        if let exercise = target.firstMatch(of: /Exercises\/0?(\d+)-/) {
            return "<a href=\"exercises.html#exercise-\(exercise.1)\">\(html)</a>"
        }
        if target.hasPrefix("Claims") || target.hasPrefix("Glossary") { return "<a href=\"words.html\">\(html)</a>" }
        if target == "Messages.md" { return "<a href=\"\(MessagesPage.file)\">\(html)</a>" }
        if let page = target.firstMatch(of: /^(\w+)\.md/) {
            return "<a href=\"documentation/handbook/\(page.1.lowercased())/\">\(html)</a>"
        }
        if words.hasPrefix("`") || !target.contains("/") { return html }
        return "\(html) (<code>\(target.replacing("../", with: "").asMarkup)</code>)"
    }
}
