internal import Canvases
internal import Foundation
internal import Handbook
internal import NibChecking
internal import PlainText
internal import TerminalUIKit

/// A page that explains to somebody who never ran the program how its screen was loaded: the picture, the views, the
/// connections, the steps. It needs nothing but a browser.
struct LoadPage {
    /// The name of the program.
    let program: String
    /// What makes the screen.
    let technique: Technique
    /// What is broken, if anything is.
    let experiment: Experiment?
    /// The screen, as the contents of a file in SVG.
    let svg: String
    /// The views on the screen.
    let tree: ViewNode
    /// The outlets that are filled.
    let connections: [LoadedConnection]
    /// The steps of the load.
    let steps: [TraceEvent]
    /// What words mean.
    let terms: [HandbookEntry]

    /// The page, as the contents of a file.
    var html: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title.asMarkup)</title>
        <style>
        \(LoadPageStyle.css)
        </style>
        </head>
        <body>
        <header>
        <h1>\(title.asMarkup)</h1>
        <p>\(introduction)</p>
        </header>
        <main>
        <figure>
        \(svg)<figcaption>\(caption)</figcaption>
        </figure>
        <div class="parts">
        \(sections.joined(separator: "\n"))
        </div>
        </main>
        <footer>Made by <code>\(program.asMarkup)</code>, which shows how iOS views from nib files are reused.</footer>
        </body>
        </html>

        """
    }

    private var title: String {
        "How \(program) made this screen"
    }

    // MARK: What is said first

    private var introduction: String {
        let reads = steps.filter { $0.event == .load }
        let files = Set(reads.map(\.object))
        guard !files.isEmpty else {
            return "No nib was read for this screen: it was made in code."
        }
        let made = steps.count { $0.event == .decode }
        let outlets = steps.count { $0.event == .connect }
        let times = reads.count == files.count ? "" : ", \(reads.count) times in all"
        let (what, are) =
            files.count == 1
            ? ("a nib", "a file in which") : ("\(files.count) nibs", "files in which")
        return """
            Hardly anything you see was drawn by code. It was read from <b>\(what)</b>\(times): \(are) Interface \
            Builder, a part of Xcode, describes views and how they are connected. From that <b>\(made) objects</b> \
            were made, and <b>\(outlets) connections</b> between them. Here is how, as it happened.
            """
    }

    private var caption: String {
        let how = "<b>\(technique.name.asMarkup)</b>: \(technique.summary.asMarkup)"
        guard let experiment else { return how }
        return how + "<br><b class=\"broken\">\(experiment.name.asMarkup)</b>: \(experiment.broken.asMarkup)"
    }

    // MARK: Sections

    private var sections: [String] {
        [
            section(
                "The views",
                "What is on the screen, each view in the one that holds it, with its place and size in points.",
                "<pre>\(html(of: tree.text(ascii: false, foldsCells: true, hints: false)))</pre>"),
            section(
                "The connections",
                "An outlet is a property that a nib fills. Which object holds which, and the line that says so.",
                connectionTable),
            section("The steps", "What happened, from top to bottom; what repeats is shown once.", trace),
            section("The words", "What the words of the trade mean.", glossary),
        ].compactMap(\.self)
    }

    private func section(_ title: String, _ purpose: String, _ content: String?) -> String? {
        content.map {
            """
            <section>
            <h2>\(title.asMarkup)</h2>
            <p>\(purpose.asMarkup)</p>
            \($0)
            </section>
            """
        }
    }

    private var connectionTable: String? {
        guard !connections.isEmpty else { return nil }
        let rows = connections.map { connection in
            let more = connection.others > 0 ? " <span class=\"dim\">and \(connection.others) more like it</span>" : ""
            return "<tr><td>\(connection.owner.asMarkup)<b>.\(connection.outlet.asMarkup)</b></td>"
                + "<td>\(connection.target.asMarkup)\(more)</td>"
                + "<td class=\"dim\">\(connection.place.asMarkup)</td></tr>"
        }
        return """
            <div class="wide"><table>
            <tr><th>outlet</th><th>holds</th><th>because of</th></tr>
            \(rows.joined(separator: "\n"))
            </table></div>
            """
    }

    private var trace: String? {
        guard !steps.isEmpty else { return nil }
        let kinds = LoadPageStyle.steps.filter { kind in steps.contains { $0.event == kind.event } }
        let legend = kinds.map { "<dt class=\"\($0.role.cssClass)\">\($0.label)</dt><dd>\($0.meaning.asMarkup)</dd>" }
        let text = TraceReport(steps).text(columns: 88, hints: false)
        return "<dl class=\"legend\">\(legend.joined(separator: "\n"))</dl>\n<pre>\(html(of: text))</pre>"
    }

    private var glossary: String? {
        let hasCells = steps.contains { $0.event == .make }
        let wanted =
            ["nib", "outlet", "File's Owner", "view controller", "action", "delegate"]
            + (hasCells ? ["cell", "data source", "reuse identifier", "dequeue"] : [])
        let entries = wanted.compactMap { name in terms.first { $0.name == name } }
        guard !entries.isEmpty else { return nil }
        let list = entries.map { "<dt>\($0.name.asMarkup)</dt><dd>\($0.text.asMarkup)</dd>" }
        return "<dl>\(list.joined(separator: "\n"))</dl>"
    }

    private func html(of text: StyledText) -> String {
        text.runs.map { run in
            let words = StyledText(run.text).string.lines
            guard run.role != .plain else { return words }
            return "<span class=\"\(run.role.cssClass)\">\(words)</span>"
        }.joined()
    }
}

extension String {
    /// The text as markup that keeps its line breaks.
    fileprivate var lines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).asMarkup }.joined(separator: "\n")
    }
}
