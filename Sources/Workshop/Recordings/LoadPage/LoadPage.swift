internal import Canvases
internal import ExampleShell
internal import Foundation
internal import Handbook
internal import Inspection
internal import PlainText
internal import TerminalUIKit

/// A page that explains to a user who never ran the program how its screen was loaded: the phone, which plays the
/// recording, the views, the connections, the steps. Everything but the phone is text, which `load.js` lights up.
struct LoadPage {
    /// The commands of which the page tells: the first screen, and the last ones.
    private static let mostCommands = 40
    /// The largest number of steps of a command.
    private static let mostSteps = 400

    private let session: ExampleSession
    private let experiment: Experiment?
    private let recording: Recording
    private let file: RecordingFile
    /// The moments behind the first screen and behind each command, with the steps of the whole command.
    private let commands: [(moment: Recording.Moment, steps: [TraceEvent])]
    private let commandsLeftOut: Int
    private let nibs: [NibListing]
    private let connections: [LoadedConnection]
    private let terms: [HandbookEntry]

    /// Repeats the commands that led to a session's screen, and records them.
    init(of original: ExampleSession) throws {
        let canvas = SVGCanvas(size: .zero)
        var recorder = try Recorder(
            technique: original.technique, breaking: original.experiment, like: original, on: canvas,
            learningScrolling: true)
        try recorder.play(Script(original.steps), most: Recorder.mostSteps, isTolerant: true)
        (session, experiment) = (recorder.session, original.knownExperiment)
        let moments = recorder.recording.moments
        let all = moments.indices.filter { $0 == 0 || moments[$0].line != moments[$0 - 1].line }.map { start in
            moments[start...].prefix { $0.line == moments[start].line }
        }
        let kept = all.prefix(1) + all.dropFirst().suffix(Self.mostCommands - 1)
        commandsLeftOut = all.count - kept.count
        recorder.recording.moments = kept.flatMap(\.self)
        (recording, file) = (recorder.recording, RecordingFile(of: [recorder.recording], on: canvas))
        commands = kept.map { ($0[$0.endIndex - 1], $0.flatMap(\.steps)) }
        nibs = try session.inContext { [commands] in try NibListing.all(readIn: commands.flatMap(\.steps)) }
        connections = LoadedConnection.all(of: session.window.respondersAtAnyDepth)
        terms = try Handbook.installed.terms
    }

    var html: String {
        get throws {
            try RecordedPage(
                title: title, name: "load", contents: file,
                body: """
                    <header>
                    <h1>\(title.asMarkup)</h1>
                    <p>\(introduction)</p>
                    </header>
                    <main>
                    <figure>
                    <div id="screen"><noscript>\(picture)</noscript></div>
                    <figcaption>\(caption)</figcaption>
                    </figure>
                    <div class="parts">
                    \(sections.joined(separator: "\n"))
                    </div>
                    </main>
                    <footer>
                    Made by <code>\(session.name.asMarkup)</code>, which shows how iOS views from nib files are reused.
                    </footer>
                    """
            ).html
        }
    }

    /// The screen, for browsers without scripts.
    private var picture: String {
        let phone = PhoneDrawing(window: session.window, badges: session.shown.badges)
        let canvas = SVGCanvas(size: phone.size)
        phone.draw(on: canvas)
        return canvas.document(title: title)
    }

    private var title: String { "How \(session.name) made this screen" }

    // MARK: The introduction

    private var introduction: String {
        let steps = session.recorder.loading
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
        let how = "<b>\(session.technique.name.asMarkup)</b>: \(session.technique.summary.asMarkup)"
        guard let experiment else { return how }
        return how + "<br><b class=\"broken\">\(experiment.name.asMarkup)</b>: \(experiment.broken.asMarkup)"
    }

    // MARK: Sections

    private var sections: [String] {
        [
            section("What was typed", "The commands since the screen was made, and what each changed.", typed),
            section(
                "The views",
                "What is on the screen in the end: each view in its superview, with its place and size in points.",
                "<pre class=\"lines\" tabindex=\"0\">\(views)</pre>"),
            section(
                "The connections",
                "An outlet is a property that a nib fills. Which object holds which, and the line that says so.",
                connectionTable),
            section("The nibs", "The files that were read, as Interface Builder writes them.", listings),
            section("The steps", "What happened, from top to bottom.", steps),
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

    private var typed: String? {
        let items = commands.map { moment, _ in
            let notes = moment.notes ?? []
            let lines = notes.enumerated().map { index, note in
                guard moment.shown.count == notes.count else { return "<p>\(Self.markup(note.text))</p>" }
                let shown = moment.shown[index]
                return """
                    <p\(about([shown.cell.name]))><span class="mark" style="background: \(shown.color.hex)">\
                    \(shown.text.asMarkup)</span> \(Self.markup(note.text))</p>
                    """
            }
            let header = (moment.header ?? []).map { "<p>\(Self.markup($0))</p>" }
            return "<li data-line=\"\(moment.line ?? -1)\"><h3>\(heading(moment))</h3>\((header + lines).joined())</li>"
        }
        let remark = "<p>Of the commands behind the first screen, \(commandsLeftOut) are left out.</p>\n"
        return """
            \(commandsLeftOut == 0 ? "" : remark)<ol class="moments">
            \(items.joined(separator: "\n"))
            </ol>
            """
    }

    private static func markup(_ text: [Recording.Run]) -> String {
        text.map { $0.count == 1 ? $0[0].asMarkup : "<span class=\"\($0[1])\">\($0[0].asMarkup)</span>" }.joined()
    }

    private func heading(_ moment: Recording.Moment) -> String {
        moment.command.map { "<code>\($0.asMarkup)</code>" } ?? "The screen is made"
    }

    /// Returns an attribute with the objects, such as `UILabel-8`, that an element is about.
    private func about(_ objects: [String], _ more: String = "") -> String {
        let names = Set(objects.map { $0.replacing(" #", with: "-") })
            .sorted { ($0.count, $0) < ($1.count, $1) }.joined(separator: " ")
        return objects.isEmpty ? "" : " data-objects=\"\(names.asMarkup)\"\(more)"
    }

    /// The lines of `tree`, each with the frame of its view on the screen, or in its cell.
    private var views: String {
        let window = session.window
        let tree = ViewNode(window, owner: window.rootViewController)
        let lines = tree.lines(ascii: false, foldsCells: false, hints: false)
        return zip(lines, window.respondersAtAnyDepth.compactMap { $0 as? UIView }).map { line, view in
            let cell = sequence(first: view, next: \.superview).first { $0 is any ReusableCell }
            let frame = view.convert(view.bounds, to: cell ?? window)
            let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\($0.brief)" }
            let place = cell.map { " data-in=\"\(Trace.name(of: $0).replacing(" #", with: "-").asMarkup)\"" } ?? ""
            let isSeen = !sequence(first: view, next: \.superview).contains { $0.isHidden }
            let more = isSeen ? " data-frame=\"\(numbers.joined(separator: " "))\"\(place)" : ""
            return "<span class=\"line\"\(about([Trace.name(of: view)], more))>\(line.markup)</span>"
        }.joined(separator: "\n")
    }

    /// The lines, each with the objects it is about, after its number.
    private var listings: String? {
        guard !nibs.isEmpty else { return nil }
        return nibs.map { nib in
            let width = "\(nib.lines.count)".count
            let lines = nib.lines.enumerated().map { number, line in
                let count = "\(number + 1)".padded(to: width, at: .leading)
                return """
                    <span class="line"\(about(nib.objects(inLine: number + 1)))><span class="dim">\(count)</span>  \
                    \(String(line).asMarkup)</span>
                    """
            }
            return """
                <h3>\(nib.file.asMarkup)</h3>
                <pre class="lines" tabindex="0">\(lines.joined(separator: "\n"))</pre>
                """
        }.joined(separator: "\n")
    }

    private var connectionTable: String? {
        guard !connections.isEmpty else { return nil }
        let rows = connections.map { connection in
            let more = connection.others > 0 ? " <span class=\"dim\">and \(connection.others) more like it</span>" : ""
            return "<tr\(about(connection.target.components(separatedBy: ", ")))>"
                + "<td>\(connection.owner.asMarkup)<b>.\(connection.outlet.asMarkup)</b></td>"
                + "<td>\(connection.target.asMarkup)\(more)</td>"
                + "<td class=\"dim\">\(connection.place.asMarkup)</td></tr>"
        }
        return """
            <table>
            <tr><th>outlet</th><th>holds</th><th>because of</th></tr>
            \(rows.joined(separator: "\n"))
            </table>
            """
    }

    private var steps: String? {
        let all = commands.flatMap(\.steps)
        guard !all.isEmpty else { return nil }
        let kinds = TraceStepText.kinds.filter { kind in all.contains { $0.event == kind.event } }
        let legend = kinds.map { "<dt class=\"\($0.role.cssClass)\">\($0.label)</dt><dd>\($0.meaning.asMarkup)</dd>" }
        var first = 1
        let lists = commands.filter { !$0.steps.isEmpty }.map { moment, steps in
            let items = steps.prefix(Self.mostSteps).map { step in
                let text = TraceStepText(step)
                let isRead = step.event == .load
                let what = isRead ? StyledText("\(step.object): \(text.detail)") : text.head + text.item
                let objects = [step.subject, step.counterpart].compactMap { $0?.name }
                let label = TraceStepText.label(of: step.event).markup
                return "<li\(about(objects))>\(label) <span>\(what.markup)</span></li>"
            }
            let more = steps.count - items.count
            defer { first += steps.count }
            return """
                <h3>\(heading(moment))</h3>
                <ol class="steps" start="\(first)">\(items.joined(separator: "\n"))</ol>
                """ + (more > 0 ? "\n<p>… and \(more) more steps</p>" : "")
        }
        return """
            <dl class="legend">\(legend.joined(separator: "\n"))</dl>
            <div class="lines" tabindex="0">\(lists.joined(separator: "\n"))</div>
            """
    }

    private var glossary: String? {
        let hasCells = commands.contains { $0.steps.contains { $0.event == .make } }
        let wanted =
            ["nib", "outlet", "File's Owner", "view controller", "action", "delegate"]
            + (hasCells ? ["cell", "data source", "reuse identifier", "dequeue"] : [])
        let entries = wanted.compactMap { name in terms.first { $0.name == name } }
        guard !entries.isEmpty else { return nil }
        let list = entries.map { "<dt>\($0.name.asMarkup)</dt><dd>\($0.text.asMarkup)</dd>" }
        return "<dl>\(list.joined(separator: "\n"))</dl>"
    }
}
