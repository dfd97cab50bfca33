internal import Canvases
internal import ExampleShell
internal import Foundation
internal import Handbook
internal import Inspection
internal import PlainText
internal import TerminalUIKit

/// A page that explains to a user who never ran the program how its screen was loaded: the picture, the views, the
/// connections, the steps. A browser is enough to show it.
struct LoadPage {
    let program: String
    let technique: Technique
    let experiment: Experiment?
    /// The screen, as a picture in SVG that refers to the sheet of the data.
    let svg: String
    let tree: ViewNode
    let connections: [LoadedConnection]
    let steps: [TraceEvent]
    let terms: [HandbookEntry]
    /// The data of the page's script.
    let data: LoadPageData

    var html: String {
        get throws {
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
            script-src 'unsafe-inline'; img-src data:">
            <title>\(title.asMarkup)</title>
            <style>
            \(try LoadPageStyle.css)</style>
            </head>
            <body>
            <header>
            <h1>\(title.asMarkup)</h1>
            <p>\(introduction)</p>
            </header>
            <main>
            <figure>
            <div id="screen">\(svg)</div>
            <figcaption>\(caption)</figcaption>
            </figure>
            <div class="parts">
            \(sections.joined(separator: "\n"))
            </div>
            </main>
            <footer>
            Made by <code>\(program.asMarkup)</code>, which shows how iOS views from nib files are reused.
            </footer>
            \(data.sheet.markup)
            <script type="application/json" id="data">\(try data.json)</script>
            <script>
            \(try LoadPageStyle.script)</script>
            </body>
            </html>

            """
        }
    }

    private var title: String { "How \(program) made this screen" }

    // MARK: The introduction

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
        let treeText = tree.lines(ascii: false, foldsCells: true, hints: false).joined(by: "\n")
        return [
            section("What was typed", "The commands since the screen was made, and what each changed.", commands),
            section(
                "The views",
                "What is on the screen, each view in the one that holds it, with its place and size in points.",
                "<pre class=\"still\">\(treeText.markup)</pre>"),
            section(
                "The connections",
                "An outlet is a property that a nib fills. Which object holds which, and the line that says so.",
                connectionTable),
            section("The nibs", "The files that were read, as Interface Builder writes them.", nibs),
            section("The steps", "What happened, from top to bottom.", trace),
            section("The words", "What the words of the trade mean.", glossary),
        ].compactMap(\.self)
    }

    private func section(_ title: String, _ purpose: String, _ content: String?) -> String? {
        content.map {
            """
            <section id="\(title.lowercased().replacing(" ", with: "-"))">
            <h2>\(title.asMarkup)</h2>
            <p>\(purpose.asMarkup)</p>
            \($0)
            </section>
            """
        }
    }

    private var commands: String? {
        let items = data.captions.map { caption in
            let badges = caption.badges.map {
                "<span class=\"mark\" style=\"background: \($0.color.hex)\">\($0.text.asMarkup)</span> "
            }
            let notes = caption.notes.notes.enumerated().map { index, note in
                (badges.indices.contains(index) ? badges[index] : "") + note.text.markup
            }
            return "<li><h3>\(caption.command.map { "<code>\($0.asMarkup)</code>" } ?? "The screen is made")</h3>"
                + (caption.notes.header.map(\.markup) + notes
                + (caption.notes.summary.map { [$0.markup] } ?? [])).map { "<p>\($0)</p>" }.joined() + "</li>"
        }
        let leftOut = data.commandsLeftOut
        let remark = leftOut == 0 ? "" : "<p>Of the commands behind the first screen, \(leftOut) are left out.</p>\n"
        return "\(remark)<ol class=\"moments\">\n\(items.joined(separator: "\n"))\n</ol>"
    }

    /// The lines, each with the ids it is about, behind the number of its file.
    private var nibs: String? {
        guard !data.nibs.isEmpty else { return nil }
        return data.nibs.enumerated().map { index, nib in
            let width = "\(nib.lines.count)".count
            let lines = nib.lines.enumerated().map { number, line in
                let ids = (nib.ids[number + 1] ?? []).map { "\(index):\($0)".asMarkup }
                let about = ids.isEmpty ? "" : " data-ids=\"\(ids.joined(separator: " "))\""
                let count = "\(number + 1)".padded(to: width, at: .leading)
                return
                    "<span class=\"line\"\(about)><span class=\"dim\">\(count)</span>  \(String(line).asMarkup)</span>"
            }
            return "<h3>\(nib.file.asMarkup)</h3>\n<pre class=\"nib\">\(lines.joined(separator: "\n"))</pre>"
        }.joined(separator: "\n")
    }

    private var connectionTable: String? {
        guard !connections.isEmpty else { return nil }
        let rows = connections.map { connection in
            let more = connection.others > 0 ? " <span class=\"dim\">and \(connection.others) more like it</span>" : ""
            return "<tr data-objects=\"\(connection.target.asMarkup)\">"
                + "<td>\(connection.owner.asMarkup)<b>.\(connection.outlet.asMarkup)</b></td>"
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
        let kinds = TraceStepText.kinds.filter { kind in steps.contains { $0.event == kind.event } }
        let legend = kinds.map { "<dt class=\"\($0.role.cssClass)\">\($0.label)</dt><dd>\($0.meaning.asMarkup)</dd>" }
        let text = TraceReport(steps).text(columns: 88, hints: false).markup
        return
            "<dl class=\"legend\">\(legend.joined(separator: "\n"))</dl>\n<pre class=\"still\">\(text)</pre>"
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
}
