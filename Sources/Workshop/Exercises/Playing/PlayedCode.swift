internal import Foundation
internal import Handbook
internal import PlainText
internal import REPL

/// Code that makes a screen: a folder with Swift files and nibs.
struct PlayedCode {
    /// The name at a prompt: `exercise-1`.
    let name: String
    let title: String
    /// The module that its classes are in, as its nibs say.
    let module: String
    let folder: URL
    /// The Swift code that makes its controller.
    let screen: String
    /// The type to read first.
    let source: String
    /// The folder of the solution, or nil if there isn't one.
    var solution: URL?

    /// The targets that are built for it: a module of its own, and one of the solution.
    var modules: [PlayedModule] {
        let own = PlayedModule(module, of: self, in: folder, behind: "Mine", titled: title)
        let others = solution.map {
            PlayedModule(
                module + "Solution", of: self, in: $0, behind: "Solution",
                titled: "A solution that comes with the exercise.")
        }
        return [own] + [others].compactMap(\.self)
    }

    init(_ exercise: Exercise, in folder: URL) {
        name = "exercise-\(exercise.number)"
        title = exercise.title
        module = exercise.module
        self.folder = folder
        screen = exercise.screen
        let changed = exercise.files.first { $0.hasSuffix(".swift") }
        source = changed.map { ($0 as NSString).deletingPathExtension } ?? Self.type(making: screen)
    }

    /// A folder of the learner's own, whose README has the mark `<!-- screen NightsViewController() -->`.
    init(in folder: URL) throws {
        let page = folder.appendingPathComponent("README.md")
        let name = folder.lastPathComponent
        guard let data = page.contents(atMost: 1 << 20) else { throw CommandError.nothingToPlay(name) }
        // The name becomes that of a module.
        guard name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else {
            throw CommandError("can't play \"\(name)\": a folder's name must be a word of letters, digits and _")
        }
        let text = String(decoding: data, as: UTF8.self)
        self.name = name.lowercased()
        title = "The screen of \(name)."
        module = name
        self.folder = folder
        screen = try ExerciseMark.screen(in: MarkdownReader.blocks(of: text, in: "\(name)/README.md"), of: name)
        source = Self.type(making: screen)
    }

    private static func type(making screen: String) -> String {
        String(screen.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
}
