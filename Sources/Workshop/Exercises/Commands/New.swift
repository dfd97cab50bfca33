internal import ArgumentParser
internal import Foundation
internal import REPL

struct New: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Begin a screen of your own: a controller, a cell and a xib.",
        discussion: "The files are those that Xcode would make. \"play NAME\" shows the screen on the phone.")

    @Argument(help: "The name, such as Nights, a word that begins with an uppercase letter.")
    var name: String

    @Option(name: .customLong("in"), help: ArgumentHelp("The folder to make it in.", valueName: "folder"))
    var place: String?

    func validate() throws {
        guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
            throw ValidationError("the name must be a word that begins with an uppercase letter, such as Nights")
        }
    }

    func run(in session: ExerciseSession) throws {
        let parent = try place.map { URL(fileURLWithPath: $0) } ?? session.ownFolder().url
        let folder = parent.appendingPathComponent(name)
        let blank = session.catalog.folder.appendingPathComponent("Blank")
        guard !FileManager.default.fileExists(atPath: folder.path) else { throw CommandError.isThere(folder.path) }
        for (file, data) in try Files.contents(of: blank) {
            let text = String(decoding: data, as: UTF8.self).replacing("Blank", with: name)
            try Files.write(Data(text.utf8), to: folder.appendingPathComponent(file.replacing("Blank", with: name)))
        }
        session.say("\(folder.path) has a controller, a cell and its xib.")
        let played = place == nil ? name : folder.path
        session.say("Show it with " + StyledText(session.typed("play \(played)"), .name) + ".")
    }

    static func candidates(for argument: String, in session: ExerciseSession) -> [String] { [] }
}
