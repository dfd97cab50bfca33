internal import Foundation
/// Builds a program that shows screens somebody wrote, and lays it beside the nibs of each.
///
/// Its package is written each time. The code stays where it was, behind a link. Nibs are not copied either, so a nib
/// that was saved is read when the screen is made again. `play` builds one screen. `.ci/exercises` builds all, in one
/// program that shows the screen it is named after.
struct PlayBuild {
    private let codes: [PlayedCode]
    private let workplace: Workplace

    init(of codes: [PlayedCode], in workplace: Workplace) {
        (self.codes, self.workplace) = (codes, workplace)
    }

    /// The program that shows a screen, once it is built.
    func program(for code: PlayedCode) -> URL { place(of: code).appendingPathComponent(code.name) }

    /// Builds, and returns the errors.
    func run(progress: (String) -> Void) throws -> [CompilerFault] {
        let unreadable = modules.flatMap { CompilerFault.faults(inNibsOf: $0.folder, at: $0.folder.path) }
        guard unreadable.isEmpty else { return unreadable }
        try writePackage()
        // An error is in the file that the learner wrote, not behind a link.
        let links = modules.map { ("\(package.path)/\($0.place)/\($0.link)/", $0.folder.path + "/") }
        let faults = try SwiftBuild(package, ["--product", Self.product], in: workplace)
            .run(progress: progress, line: { _ in }) { line in
                links.reduce(line) { $0.replacing($1.0, with: $1.1) }
            }
        if faults.isEmpty { try codes.forEach(layOut) }
        return faults
    }

    // MARK: The package

    /// The name of the program where it is built.
    private static let product = "Player"

    private var package: URL { workplace.scratch.appendingPathComponent("play") }
    /// The folder of the program for a screen, with its resources.
    private func place(of code: PlayedCode) -> URL { package.appendingPathComponent("Programs/\(code.name)") }

    private var modules: [PlayedModule] { codes.flatMap(\.modules) }

    private func writePackage() throws {
        func write(_ text: String, to file: String) throws {
            try Files.write(Data(text.utf8), to: package.appendingPathComponent(file))
        }
        for module in modules {
            try write(module.text, to: "\(module.place)/\(module.file)")
            try link(module.link, in: package.appendingPathComponent(module.place), to: module.folder)
        }
        try write(main, to: "\(Self.product)/main.swift")
        try write(manifest, to: "Package.swift")
    }

    /// Makes a link, in the place of an earlier one.
    private func link(_ name: String, in folder: URL, to target: URL) throws {
        let link = folder.appendingPathComponent(name)
        try? FileManager.default.removeItem(at: link)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    }

    private var manifest: String {
        let targets = modules.map { module in
            """
                    .target(
                        name: \(module.name.literal), dependencies: libraries, path: \(module.place.literal),
                        sources: \(module.sources), swiftSettings: settings),

            """
        }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            // Nobody debugs these modules, and each is small enough for one process.
            let settings: [SwiftSetting] = [
                .defaultIsolation(MainActor.self), .unsafeFlags(["-gnone", "-driver-batch-count", "1"]),
            ]
            let libraries = ["ExampleShell", "Interaction", "ReusableViews", "AQGridView", "TerminalUIKit"].map {
                Target.Dependency.product(name: $0, package: \(Workplace.packageName(of: workplace.sources).literal))
            }
            let package = Package(
                name: "Play",
                platforms: [.macOS(.v13)],
                dependencies: [\(Workplace.dependency(on: workplace.sources))],
                targets: [
            \(targets.joined())        .executableTarget(
                        name: "\(Self.product)", dependencies: libraries + \(modules.map(\.name)),
                        path: "\(Self.product)", swiftSettings: settings),
                ],
                swiftLanguageModes: [.v6]
            )

            """
    }

    private var main: String {
        let cases = codes.map { code in
            let solution = code.modules.dropFirst().map { ", solution: \($0.constant)" }.joined()
            return """
                case \(code.name.literal):
                    OwnScreenProgram.main(named: \(code.name.literal), showing: \(code.modules[0].constant)\(solution))

                """
        }
        return """
            @_spi(Exercises) import ExampleShell
            import Foundation
            \(modules.map { "@_spi(Exercises) import \($0.name)\n" }.joined())
            switch URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent {
            \(cases.joined())default: break
            }

            """
    }

    // MARK: The program

    /// Lays the program into a folder, so that a check which is made meanwhile doesn't remove its files.
    private func layOut(_ code: PlayedCode) throws {
        let (place, products) = (place(of: code), workplace.products)
        // If the exercise was tried before, a solution may still be there.
        try? FileManager.default.removeItem(at: place)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let built = try FileManager.default.contentsOfDirectory(atPath: products.path)
        let resources = ["Handbook", "ExampleShell"].map { "ReusableViews_\($0)." }
        for name in built where resources.contains(where: name.hasPrefix) {
            try link(name, in: place, to: products.appendingPathComponent(name))
        }
        for module in code.modules { try link("Own_\(module.name).resources", in: place, to: module.folder) }
        // The linker writes a new file each time, so this one stays the same.
        try FileManager.default.linkItem(at: products.appendingPathComponent(Self.product), to: program(for: code))
    }
}
