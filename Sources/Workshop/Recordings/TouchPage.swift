internal import Canvases
internal import ExampleShell
internal import PlainText
internal import TerminalUIKit

/// A page with the list of a program to drag, as it works and as it is broken. A browser is enough to show it.
struct TouchPage {
    private struct Switch: Encodable {
        let name: String
        let title: String
        let code: String
        let file: String
    }

    private struct Contents: Encodable {
        let file: RecordingFile
        let switches: [Switch]
        /// The file from which cells are made.
        let nib: String
    }

    private let contents: Contents

    /// Records the screen of a session, whole, and with each of three faults that it can have.
    init(of session: ExampleSession) throws {
        guard let cell = session.window.cellContainers.first?.cellsOnScreen.first else {
            throw CommandError("there is no list on this screen to drag; \"tree\" shows what there is")
        }
        let canvas = SVGCanvas(size: .zero)
        let experiments = ["no-identifier", "stale-content", "cleared-content"].compactMap { name in
            session.program.experiments.first {
                $0.name == name && $0.kind == .looksWrong && $0.techniques.contains(session.technique.name)
            }
        }
        let recordings = try ([nil] + experiments).map { experiment in
            try Recorder(
                technique: session.technique, breaking: experiment, like: session, on: canvas, isSlim: true,
                learningScrolling: true
            ).recording
        }
        guard recordings.allSatisfy({ !$0.scrolling.isEmpty }) else {
            throw CommandError(
                "this list can't be dragged on a page: it is longer than 200 items, or has cells of several kinds")
        }
        let nib = session.recorder.loading.last { $0.event == .load }?.object ?? "code"
        let switches = experiments.map { experiment in
            switch experiment.name {
            case "no-identifier":
                Switch(
                    name: experiment.name, title: "The cell has a reuse identifier",
                    code: "reuseIdentifier=\"\(cell.cell.reuseIdentifier ?? "")\"", file: nib)
            case "stale-content":
                Switch(
                    name: experiment.name, title: "A reused cell is filled again", code: experiment.missing ?? "",
                    file: session.technique.source + ".swift")
            default:
                Switch(
                    name: experiment.name, title: "A cell clears itself first", code: "prepareForReuse()",
                    file: (experiment.source ?? "") + ".swift")
            }
        }
        contents = Contents(
            file: RecordingFile(of: recordings, on: canvas), switches: switches, nib: nib)
    }

    var html: String {
        get throws {
            let item = contents.file.recordings[0].item
            return try RecordedPage(
                title: "Drag the list", name: "touch", contents: contents,
                body: """
                    <main>
                    <h1>Drag the list. How many cells are there?</h1>
                    <noscript><p>This page needs a script to be dragged. A cell that leaves at the top waits, with its
                    old contents, until the next \(item) takes it.</p></noscript>
                    <div id="touch"></div>
                    </main>
                    """
            ).html
        }
    }
}
