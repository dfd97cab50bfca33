internal import Foundation

/// Builds a program that shows a screen somebody wrote, in a folder of its own beside what is built otherwise.
///
/// Its package is written anew each time; the code is where it was, behind a link. Nibs are not copied either: what is
/// saved in one is read when the screen is made again.
struct PlayBuild {
    private let code: PlayedCode
    private let workplace: Workplace
    private let package: URL
    /// Where the program is, with what it needs beside it.
    private let place: URL

    init(of code: PlayedCode, in workplace: Workplace) {
        (self.code, self.workplace) = (code, workplace)
        package = workplace.scratch.appendingPathComponent("play/\(code.name)")
        place = package.appendingPathComponent("Program")
    }

    /// The program, once it is built.
    var program: URL { place.appendingPathComponent(code.name) }

    /// Builds, and says what keeps it from being built.
    func run(progress: (String) -> Void) throws -> [CompilerFault] {
        try writePackage()
        let build = SwiftBuild(package, ["--product", code.module], in: workplace)
        // What is wrong is where the learner wrote it, not behind a link.
        let links = [("Mine", code.folder), ("Solution", code.solution)].map { name, folder in
            ("\(package.path)/\(name)/", folder.map { $0.path + "/" } ?? "")
        }
        let faults = try build.run(progress: progress, line: { _ in }) { line in
            links.reduce(line) { $0.replacing($1.0, with: $1.1) }
        }
        if faults.isEmpty { try layOut() }
        return faults
    }

    // MARK: The package

    private var solutionModule: String { code.module + "Solution" }

    private func writePackage() throws {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try link("Mine", in: package, to: code.folder)
        try link("Solution", in: package, to: code.solution)
        var files = ["Package.swift": manifest, "main.swift": main]
        if code.solution != nil { files["Solution.swift"] = solution }
        for (name, text) in files { try Files.write(Data(text.utf8), to: package.appendingPathComponent(name)) }
    }

    /// Makes a link, and removes it if it leads nowhere.
    private func link(_ name: String, in folder: URL, to target: URL?) throws {
        let link = folder.appendingPathComponent(name)
        try? FileManager.default.removeItem(at: link)
        if let target { try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target) }
    }

    private var manifest: String {
        func target(_ kind: String, _ name: String, of folder: URL, in link: String, on others: String) -> String {
            """
                    .\(kind)(
                        name: "\(name)", dependencies: modules + \(others), path: ".",
                        sources: \(sources(link, of: folder)), swiftSettings: onMainActor),
            """
        }
        let solution = code.solution.map { target("target", solutionModule, of: $0, in: "Solution", on: "[]") } ?? ""
        let others = code.solution == nil ? "[]" : "[\"\(solutionModule)\"]"
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
            let modules = ["ExampleShell", "ReusableViews", "AQGridView", "TerminalUIKit"].map {
                Target.Dependency.product(name: $0, package: \(Workplace.packageName(of: workplace.sources).literal))
            }
            let package = Package(
                name: "\(code.name)",
                platforms: [.macOS(.v13)],
                dependencies: [\(Workplace.dependency(on: workplace.sources))],
                targets: [
            \(solution)
            \(target("executableTarget", code.module, of: code.folder, in: "Mine", on: others))
                ],
                swiftLanguageModes: [.v6]
            )

            """
    }

    /// The Swift files of a target: those behind a link, and one that is written here.
    private func sources(_ link: String, of folder: URL) -> [String] {
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let written = link == "Mine" ? "main.swift" : "Solution.swift"
        return files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(link)/\($0)" } + [written]
    }

    private static let imports = """
        import AQGridView
        @_spi(Exercises) import ExampleShell
        import Foundation
        import ReusableViews
        import TerminalUIKit
        """

    private var main: String {
        let solution = code.solution == nil ? "" : ", solution: \(solutionModule).solution"
        return """
            \(Self.imports)
            \(code.solution == nil ? "" : "@_spi(Exercises) import \(solutionModule)\n")
            OwnScreenProgram.main(named: "\(code.name)", showing: \(screen("Mine", titled: code.title))\(solution))

            """
    }

    private var solution: String {
        let title = "A solution that comes with the exercise."
        return "\(Self.imports)\n\n@_spi(Exercises) public let solution = \(screen("Solution", titled: title))\n"
    }

    private func screen(_ folder: String, titled title: String) -> String {
        let (module, place) = folder == "Mine" ? (code.module, code.folder) : (solutionModule, code.solution)
        return """
            OwnScreen(
                title: \(title.literal), module: "\(module)", source: "\(code.source)",
                file: \(((place?.path ?? "") + "/main.swift").literal)
            ) {
                \(code.screen)
            }
            """
    }

    // MARK: The program

    /// Lays the program into a folder, so that a check which is made meanwhile takes nothing away from it.
    private func layOut() throws {
        let products = workplace.products
        let built = try FileManager.default.contentsOfDirectory(atPath: products.path)
        let resources = ["Handbook", "ExampleShell"].map { "ReusableViews_\($0)." }
        for name in built where resources.contains(where: name.hasPrefix) {
            try link(name, in: place, to: products.appendingPathComponent(name))
        }
        try link("Own_\(code.module).resources", in: place, to: code.folder)
        try link("Own_\(solutionModule).resources", in: place, to: code.solution)
        try? FileManager.default.removeItem(at: program)
        try FileManager.default.copyItem(at: products.appendingPathComponent(code.module), to: program)
    }
}
