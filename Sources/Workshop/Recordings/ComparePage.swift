internal import Canvases
internal import ExampleShell
internal import PlainText

/// A page with a screen as it works, and as an experiment breaks it: both play the same commands, and their lists
/// scroll together.
struct ComparePage {
    private let title: String
    private let comparison: PicturedComparison
    /// The recordings of both screens, or nil if the broken one ends the program.
    private let file: RecordingFile?

    init(of comparison: PicturedComparison, titled title: String, in session: ExampleSession) throws {
        (self.title, self.comparison) = (title, comparison)
        let experiment = comparison.experiment
        guard !experiment.endsProgram else {
            file = nil
            return
        }
        let canvas = SVGCanvas(size: .zero)
        let technique = session.program.technique(for: experiment, using: session.technique)
        let recordings = try [nil, experiment].map { broken in
            var recorder = try Recorder(
                technique: technique, breaking: broken, like: session, on: canvas, isSlim: true,
                learningScrolling: true)
            try recorder.play(Script(comparison.steps), most: Recorder.mostSteps, isTolerant: true)
            return recorder.recording
        }
        file = RecordingFile(of: recordings, on: canvas)
    }

    var html: String {
        get throws {
            try RecordedPage(
                title: title, name: "compare", contents: file,
                body: """
                    <main>
                    <h1>\(comparison.experiment.broken.asMarkup)</h1>
                    \(file == nil ? comparison.picture : phones)
                    </main>
                    """
            ).html
        }
    }

    private var phones: String {
        let missing = comparison.experiment.missing.map {
            "<p>The line that is missing: <code class=\"broken\">\($0.asMarkup)</code></p>"
        }
        return """
            <noscript>\(comparison.picture)</noscript>
            <div id="compare">
            \(comparison.titles.map { "<figure><h2>\($0.markup)</h2></figure>" }.joined(separator: "\n"))
            </div>
            <p>\(comparison.verdict.markup)</p>
            \(missing ?? "")
            """
    }
}
