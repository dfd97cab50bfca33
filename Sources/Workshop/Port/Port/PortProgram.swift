import ArgumentParser
import Foundation

@main struct PortProgram: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "port", abstract: "Bring an Xcode project into the shell, or its code back to Xcode.",
        discussion: """
            The new folder is a package that shows the project's screens, as "exercises play" shows one of yours. \
            Code that can't be converted stays in its file for Xcode and has a stub here. A list says its line and why.
            """)

    @Argument(help: "The folder of the project.")
    var folder: String

    @Option(help: ArgumentHelp("The folder to write; there must be nothing.", valueName: "new"))
    var to: String

    @Flag(help: "Write UIKit's spelling, for Xcode.")
    var back = false

    @Option(help: ArgumentHelp("A folder with Swift code to take along, such as a pod's.", valueName: "folder"))
    var with: [String] = []

    @Option(
        help: ArgumentHelp("The code that makes the first screen, such as 'MoonsViewController()'.", valueName: "code")
    )
    var screen: String?

    private static let root = URL(fileURLWithPath: #filePath).standardizedFileURL
        .appendingPathComponent("../../../../..").standardizedFileURL

    func run() throws { try MainActor.assumeIsolated { try carry() } }

    @MainActor private func carry() throws {
        let (old, new) = (
            URL(fileURLWithPath: folder).standardizedFileURL, URL(fileURLWithPath: to).standardizedFileURL
        )
        guard !FileManager.default.fileExists(atPath: new.path) else { throw PortError.isThere(new.path) }
        let others = with.map { URL(fileURLWithPath: $0).standardizedFileURL }
        for other in others where !FileManager.default.fileExists(atPath: other.path) {
            throw PortError.noFolder(other.path)
        }
        let project = try XcodeProject(in: old, with: others)
        try back ? BackPort(of: project, from: old, to: new).write() : port(project, to: new)
    }

    @MainActor private func port(_ project: XcodeProject, to new: URL) throws {
        let screens = Screen.all(of: project, beginningWith: screen)
        guard !screens.isEmpty else { throw PortError.noScreen }
        var package = PortedPackage(of: project, in: new, on: Self.root, showing: screens)
        try package.write()
        progress("Building \(project.sources.count) files …")
        let scratch = Self.root.appendingPathComponent(".build")
        let build = PackageBuild(package: new, scratch: scratch, name: project.name)
        try package.cutToWhatCompiles(build) { errors in
            progress("\(errors) errors: cutting …")
        }
        let script = try package.writeScript(build)
        progress("Starting \(package.screens.count) screens …")
        let trials = try package.screens.map { try ScreenTrial(of: $0, by: script) }
        let report = PortReport(package.list, files: project.left, trials: trials)
        try report.page.write(to: new.appendingPathComponent("NotCarried.md"), atomically: true, encoding: .utf8)
        for line in report.lines + report.screenLines { print(line) }
        let working = trials.filter { $0.end == nil }
        print(
            """
            \(project.sources.count) files, \(package.list.count) cuts. \
            \(working.count) of \(trials.count) screens start: \
            \(working.map(\.screen.name.inOneLine).joined(separator: ", ")).
            """)
        guard let shown = working.first?.screen else { throw ExitCode.failure }
        let variable = shown == package.screens[0] ? "" : "SCREEN=\(shown.name.quoted) "
        print("Show \(variable.isEmpty ? "it" : "another screen than the first") with \(variable)\(new.path)/play.")
    }

    private func progress(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
