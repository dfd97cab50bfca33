package import Foundation

/// The Swift files that make a program, for a learner to read. Each holds the type it is named after.
package struct SourceFiles {
    /// The folder of the whole package: the one that a release has beside the program, or the one where the program was
    /// built.
    var package: URL { Self.carried ?? Self.built }
    /// A file in the folder with the solution of this program, or nil if there isn't one.
    var solution: String?
    private let file: String

    /// The folder in which the package was built.
    package static let built = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }
    /// The folder with a program of a release, which has the sources beside it, or nil for any other program.
    package static let carried: URL? = {
        let folder = Bundle.main.programFolder
        return folder.flatMap { access($0 + "/Sources", F_OK) == 0 ? URL(fileURLWithPath: $0) : nil }
    }()

    /// The files beside a file of the program, and those of the modules below it.
    init(besides file: String) { self.file = file }

    /// The folder of the program's files.
    private var program: URL {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        guard folder.path.hasPrefix(Self.built.path + "/") else { return folder }
        return package.appendingPathComponent(String(folder.path.dropFirst(Self.built.path.count + 1)))
    }

    /// The names that a learner would ask for: the types that an app would also have, and the techniques.
    ///
    /// The files that make commands out of them can be asked for, but are not offered.
    var names: [String] {
        let techniques = package.appendingPathComponent("Sources/Core/ReusableViews/Techniques")
        return [program, techniques].flatMap(Self.files).filter { file in
            let name = Self.name(of: file)
            let isTool =
                file.contents(atMost: 4 << 20).map { String(decoding: $0, as: UTF8.self) }?
                .contains("import ExampleShell") ?? true
            return !name.contains("+") && !isTool
        }.map(Self.name).sorted()
    }

    /// A file of the program or of the package's modules by its name, or else, after all were read, the one that
    /// declares a type. `@Outlet` is `Outlet`.
    func file(named name: String) throws -> SourceFile {
        let files = files
        guard !files.isEmpty else { throw CommandError.noSources(program.path) }
        let name = name.hasPrefix("@") ? String(name.dropFirst()) : name
        let file =
            files.first { Self.name(of: $0) == name || $0.path.hasSuffix("/\(name).swift") }
            ?? declaration(of: name, in: files)
        guard let file else {
            throw CommandError.unknown("source", name, among: Set(names + files.map(Self.name)).sorted())
        }
        return try SourceFile(file, in: package)
    }

    /// Returns the differences between a broken file and the file of which it is a variation, which is most likely the
    /// one that makes the whole screen. Returns nil if most of the broken file is in no other file.
    func difference(of file: SourceFile, fromThatOf type: String) throws -> SourceDifference? {
        guard isBroken(file.path) else { return nil }
        let files = Self.files(in: program)
        // Among equally near files, the first counts.
        return try (files.filter { Self.name(of: $0) == type } + files).map { try SourceFile($0, in: package) }
            .filter { !isBroken($0.path) }
            .map { SourceDifference(of: file, from: $0) }
            .max { $0.common < $1.common }
            .flatMap { $0.isVariation ? $0 : nil }
    }

    /// Returns a Boolean value that indicates whether a file breaks or repairs something.
    func isBroken(_ path: String) -> Bool {
        path.contains("/Experiments/") || solution != nil && path.contains("/Solution/")
    }

    /// Returns the number of lines of the function in which a type returns a cell, or of the type, if it has no such
    /// function.
    ///
    /// Blank lines and comments do not count. Returns 0 if the sources are not on this machine.
    func answerLines(of type: String) -> Int {
        guard let file = try? file(named: type) else { return 0 }
        let lines = file.lines[file.answer ?? file.lines.indices].map { $0.trimmingCharacters(in: .whitespaces) }
        return lines.count { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("import ") }
    }

    private var files: [URL] {
        let modules = ["ReusableViews", "AQGridView", "TerminalUIKit", "Drawing", "InterfaceBuilder"]
        let solution = solution.map { [URL(fileURLWithPath: $0).deletingLastPathComponent()] } ?? []
        return ([program] + solution + modules.map { package.appendingPathComponent("Sources/Core/\($0)") })
            .flatMap(Self.files)
    }

    private func declaration(of name: String, in files: [URL]) -> URL? {
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
            let declaration = try? Regex("\\b(class|struct|enum|protocol|actor|typealias) \(name)\\b")
        else { return nil }
        return files.first { file in
            let text = file.contents(atMost: 4 << 20).map { String(decoding: $0, as: UTF8.self) } ?? ""
            return text.contains(name) && text.contains(declaration)
        }
    }

    private static func name(of file: URL) -> String { file.deletingPathExtension().lastPathComponent }

    private static func files(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.sorted {
            $0.path < $1.path
        }
    }
}
