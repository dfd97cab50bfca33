internal import Canvases
internal import ExampleShell
internal import Foundation
internal import Teaching

/// The subject of a learner's work: an exercise, or a screen of their own.
struct LoopSubject {
    let name: String
    let title: String
    /// The exercise, or nil if it is a screen.
    let exercise: Exercise?
    let files: [URL]
    let folder: URL
    /// The beginning of the task of an exercise, or nil if it is a screen.
    private let overview: ExerciseOverview?
    private let text: [OutputPiece]

    init(_ exercise: Exercise, in session: ExerciseSession) {
        name = "\(exercise.number)"
        title = "\(exercise.number) · \(exercise.title)"
        self.exercise = exercise
        folder = exercise.stub
        files = exercise.files.map { exercise.stub.appendingPathComponent($0) }
        let home = session.folder.map { " Your folder is \($0.url.path)." } ?? ""
        let place = StyledText("After chapter \(exercise.chapter); about \(exercise.minutes) minutes.\(home)", .dim)
        let overview = ExerciseOverview(exercise: exercise, in: session.appearance)
        let next = overview.rest.dropFirst().map(\.self) + [nil]
        let texts = zip(overview.rest, next).flatMap { block, next in
            let isClose = block.isHeading || block.isNumbered && next?.isNumbered == true
            return Passage(in: session.appearance).texts(of: [block]).map(Self.withKey) + (isClose ? [] : [.lines("")])
        }
        self.overview = overview
        text = texts + [.prose(place, indent: 0)]
    }

    /// Returns a piece of a task. If a user types it elsewhere as a command, a key does it here.
    private static func withKey(_ piece: OutputPiece) -> OutputPiece {
        guard case .code(let text) = piece, text.string.hasPrefix("    swift run exercises check") else { return piece }
        return .code("    " + StyledText("Enter", .bold) + " (saving a file checks it, too)")
    }

    init(_ code: PlayedCode, named name: String) {
        self.name = name
        title = code.title
        exercise = nil
        folder = code.folder
        let names = Files.code(in: code.folder).keys.sorted()
        files = names.map { code.folder.appendingPathComponent($0) }
        overview = nil
        text =
            [.prose("Whenever you save one of its files, it is shown:", indent: 0), .lines("")]
            + names.map { .prose("  " + StyledText($0, .name), indent: 4) }
    }

    /// Returns the task for a width in columns.
    ///
    /// - Parameter isWide: Whether the code is beside the task, not in it.
    func task(columns: Int?, isWide: Bool) -> [OutputPiece] {
        guard let overview else { return text }
        return overview.goalAndFault
            + (isWide ? [.lines("")] : overview.code(columns: columns, isHigh: false)) + text
    }

    /// Returns the output of a check, above the phone and the code if they are beside the task.
    func verdict(_ output: [OutputPiece], columns: Int?, isWide: Bool) -> [OutputPiece] {
        guard isWide, let overview else { return output }
        return output + (output.isEmpty ? [] : [.lines("")]) + overview.code(columns: columns, isHigh: true)
    }

    /// The contents of its files. Other files, such as those that an editor keeps beside them, don't count.
    var code: [String: Data] { Files.code(in: folder) }

    func linked(_ line: TerminalLine) -> TerminalLine {
        files.reduce(line) { line, file in
            line.linking(file.lastPathComponent, to: "file://\(Self.host)\(file.path(percentEncoded: true))")
        }
    }

    /// A terminal may be on another machine than the files.
    private static let host = {
        var name = [CChar](repeating: 0, count: 256)
        gethostname(&name, name.count - 1)
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }()
}
