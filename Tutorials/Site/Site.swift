import Foundation
import Handbook

/// The pages: the front, a page for each chapter, mysteries, exercises, the words of the trade, and messages.
struct Site {
    let programs: URL
    private let tutorials = URL(fileURLWithPath: "Tutorials")

    /// Writes all pages, and what they share, to a folder, which is made if it isn't there.
    func write(to folder: URL) throws {
        let handbook = try Handbook(at: tutorials.appendingPathComponent("Handbook.docc"))
        let chapters = try handbook.chapters()
        let exercises = try exercises()
        let recorder = try Recorder(programs: programs)
        var (images, index) = (ImageFiles(), SearchIndex())
        var scripts: [String: String] = [:]
        var pages: [Page] = []
        for chapter in chapters {
            let (recording, moments) = try recorder.recording(of: chapter)
            let taken = images.taken(from: recording.json)
            scripts[ChapterPage.recordings(of: chapter)] = "window.recordings = [\(taken)];\n"
            let page = ChapterPage(chapter, of: chapters, moments: moments)
            page.index(in: &index)
            pages.append(page.page)
        }
        let mysteries = try Mystery.clues.map { clue in
            try recorder.mystery(clue, in: chapters)
        }
        let asked = mysteries.map { images.taken(from: $0.recording.json) }
        scripts["mysteries"] = "window.recordings = [\(asked.joined(separator: ",\n"))];\n"
        pages.append(Mystery.page(of: mysteries))
        scripts["touch-data"] = "window.touchData = \(images.taken(from: try recorder.touch()));\n"
        for exercise in exercises { exercise.index(in: &index) }
        pages.append(Exercise.page(of: exercises, in: chapters))
        let words = WordsPage(handbook)
        words.index(in: &index)
        pages.append(words.page)
        let messages = try MessagesPage(handbook)
        messages.index(in: &index)
        pages.append(messages.page)
        pages.append(FrontPage(chapters: chapters).page)

        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for page in pages { try write(page.html, to: folder, as: page.file) }
        scripts["search"] = try index.script
        for (name, script) in scripts { try write(script, to: folder, as: name + ".js") }
        for (name, data) in images.files { try data.write(to: folder.appendingPathComponent(name)) }
        let site = tutorials.appendingPathComponent("Site")
        for name in ["site.js", "site.css"] { try copy(site.appendingPathComponent(name), to: folder) }
        let player = URL(fileURLWithPath: "Sources/Workshop/Recordings/Page")
        for name in ["player.js", "player.css", "touch.js", "touch.css"] {
            try copy(player.appendingPathComponent(name), to: folder)
        }
        for name in ["film.svg", "film~dark.svg"] { try copy(URL(fileURLWithPath: ".github/\(name)"), to: folder) }
    }

    private func exercises() throws -> [Exercise] {
        let folder = tutorials.appendingPathComponent("Exercises")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().compactMap { name in
            guard name.first?.isNumber == true else { return nil }
            func text(_ file: String) throws -> String {
                try String(contentsOf: folder.appendingPathComponent("\(name)/\(file)"), encoding: .utf8)
            }
            return try Exercise(text("README.md"), phone: text("phone.txt"), named: name)
        }
    }

    private func write(_ text: String, to folder: URL, as name: String) throws {
        try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }

    private func copy(_ file: URL, to folder: URL) throws {
        try Data(contentsOf: file).write(to: folder.appendingPathComponent(file.lastPathComponent))
    }
}
