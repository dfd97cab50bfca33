internal import Foundation
internal import REPL

/// A learner's own folder: a package with the code to change, of each exercise, and with screens of their own.
///
/// This program copies the contents and builds them elsewhere (``ExerciseBuild``). The folder's manifest is for
/// editors.
struct ExerciseFolder {
    let url: URL

    /// The one that a folder is in, or nil if it isn't in one.
    static func around(_ place: URL) -> ExerciseFolder? {
        place.withParents.map(ExerciseFolder.init).first { $0.sources != nil }
    }

    init(url: URL) {
        self.url = url.standardizedFileURL
    }

    /// The line of a manifest that marks a learner's folder. Other packages must not be changed.
    private static let mark = "\n// Written by \"exercises init\", and again when something in it is another.\n"

    /// The sources of the libraries in its manifest, or nil if it isn't a learner's folder.
    var sources: String? {
        let data = url.appendingPathComponent("Package.swift").contents(atMost: 1 << 20)
        guard let manifest = data.map({ String(decoding: $0, as: UTF8.self) }), manifest.contains(Self.mark) else {
            return nil
        }
        let package = /\.package\((?:name: "ReusableViews", path|url): "((?:[^"\\]|\\.)+)"/
            .matchingSemantics(.unicodeScalar)
        return manifest.firstMatch(of: package).map { String(readingLiteral: $0.1) }
    }

    /// A Boolean value that indicates whether the folder contains no files that could be in the way.
    var isEmpty: Bool { (try? FileManager.default.contentsOfDirectory(atPath: url.path))?.isEmpty ?? true }

    /// Adds missing files. Existing ones stay as they are, except for those with the places of the program and its
    /// sources.
    func complete(from catalog: ExerciseCatalog, sources: String) throws {
        let template = catalog.folder.appendingPathComponent("Yours")
        // The manifest comes first: by it the folder is known, and can be completed, whatever happens meanwhile.
        let files = try Files.contents(of: template)
        for name in ["Package.swift"] + files.keys.filter({ $0 != "Package.swift" }) {
            let file = url.appendingPathComponent(name)
            let text = String(decoding: files[name] ?? Data(), as: UTF8.self)
            let filled = Self.filled(text, for: catalog.exercises, sources: sources)
            guard filled != text || !FileManager.default.fileExists(atPath: file.path) else { continue }
            try Files.write(Data(filled.utf8), to: file)
            if filled.hasPrefix("#!"), !FileManager.default.isExecutableFile(atPath: file.path) {
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
            }
        }
        for exercise in catalog.exercises {
            let own = url.appendingPathComponent(exercise.name)
            try Files.copyWhole(exercise.original, to: own.appendingPathComponent("Stub"))
            let tests = exercise.folder.appendingPathComponent("Tests")
            try Files.copyWhole(tests, to: own.appendingPathComponent("Tests"))
        }
    }

    /// Returns a file with the values of the exercises, the program and its sources.
    static func filled(_ text: String, for exercises: [Exercise], sources: String) -> String {
        let program = Bundle.main.executableURL?.path ?? "exercises"
        let values = [
            "PROJECT": Workplace.dependency(on: sources), "PACKAGE": Workplace.packageName(of: sources).literal,
            "FOLDERS": "[\n" + exercises.map { "    \($0.name.literal),\n" }.joined() + "]",
            "PROGRAM": program.quotedForShell,
        ]
        return text.replacing(/PROJECT|PACKAGE|FOLDERS|PROGRAM/) { values[String($0.output)] ?? "" }
    }

    /// Makes an exercise as it was, after saving the learner's code, and returns where that is, or nil if it is
    /// unchanged.
    func reset(_ exercise: Exercise) throws -> URL? {
        try FolderLock.alone(in: url.path) {
            guard try exercise.isChanged() else { return nil }
            let kept = url.appendingPathComponent(".kept")
            let copy = (1...).lazy.map { kept.appendingPathComponent("\(exercise.name)-\($0)") }
                .first { !FileManager.default.fileExists(atPath: $0.path) }!
            try Files.copyWhole(exercise.stub, to: copy)
            try Files.write(Files.contents(of: exercise.original), to: exercise.stub)
            return copy
        }
    }
}

extension URL {
    /// The folder that the program runs in.
    static var currentFolder: URL { URL(fileURLWithPath: FileManager.default.currentDirectoryPath) }

    /// A folder and those that it is in, the nearest first.
    var withParents: some Sequence<URL> {
        sequence(first: standardizedFileURL) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    }

    /// The folder of a project such as this program's, if a folder is or is in one, nil otherwise.
    var project: URL? {
        withParents.first { folder in
            ["Package.swift", "Tutorials/Exercises/Judging"].allSatisfy {
                FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
            }
        }
    }

    /// The path as typed in the current folder.
    var typedPath: String {
        let current = Self.currentFolder.path
        let path = standardizedFileURL.path
        return path.hasPrefix(current + "/") ? String(path.dropFirst(current.count + 1)) : path
    }
}
