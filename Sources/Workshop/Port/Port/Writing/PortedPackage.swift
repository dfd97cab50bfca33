import Foundation

/// The package that a project becomes: its code in the spelling of here, its nibs and pictures as they were.
struct PortedPackage {
    let folder: URL
    private let project: XcodeProject
    private let declarations: Declarations
    private let root: URL
    private(set) var screens: [Screen]
    private(set) var cuts: [String: [Cut]] = [:]
    private var texts: [String: EditedText] = [:]
    /// The places of copied files in the project, by those in the package.
    private var places: [String: String] = [:]

    /// Prepares to write a package into a new folder, on this repository's libraries. It shows the first screen first.
    init(of project: XcodeProject, in folder: URL, on root: URL, showing screens: [Screen]) {
        (self.project, self.folder, self.root, self.screens) = (project, folder, root, screens)
        declarations = Declarations(project.sources, nibs: project.facts)
        for file in project.sources { cuts[file.path] = ImportCheck.cuts(in: file, with: project.carried) }
    }

    /// The words in the first line of a file that doesn't belong to the project.
    static let mark = "Written by \"port\"."

    private var code: URL { folder.appendingPathComponent("Sources/\(project.name)") }
    private var main: URL { code.appendingPathComponent("main.swift") }

    mutating func write() throws {
        let nibs = "Sources/\(project.name)/Nibs"
        for place in [nibs, "Files"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(place), withIntermediateDirectories: true)
        }
        for nib in project.nibs { try copy(nib, to: "\(nibs)/\(nib.lastPathComponent)") }
        for (name, picture) in project.pictures { try copy(picture, to: "\(nibs)/\(name)") }
        for file in project.files { try copy(file, to: "Files/\(file.lastPathComponent)") }
        try Origin(in: folder).write(project.sources, places: places)
        let support = Bundle.module.url(forResource: "NotCarried", withExtension: "txt", subdirectory: "Support")!
        try FileManager.default.copyItem(at: support, to: code.appendingPathComponent("NotCarried.swift"))
        try manifest.write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        for file in project.sources { try write(file) }
        try writeMain()
    }

    private mutating func copy(_ file: URL, to path: String) throws {
        // If two files have the same name, the first is carried.
        guard places[path] == nil else { return }
        places[path] = project.path(of: file)
        try FileManager.default.copyItem(at: file.resolvingSymlinksInPath(), to: folder.appendingPathComponent(path))
    }

    private mutating func write(_ file: SourceFile) throws {
        let cuts = cuts[file.path] ?? []
        // If cuts are inside each other, the outermost counts, and no other cut changes it.
        let outer = cuts.filter { cut in !cuts.contains { $0 != cut && $0.contains(cut.range) } }
        let rewritten = Rewriting.edits(Rewriting.here, in: file, of: declarations).filter { edit in
            !outer.contains { $0.range.contains(edit.range.lowerBound) || $0.range.contains(edit.about) }
        }
        let edited = EditedText(file.text, outer.flatMap { $0.edits(in: file) } + rewritten)
        texts[file.path] = edited
        let url = code.appendingPathComponent(file.path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try edited.text.write(to: url, atomically: true, encoding: .utf8)
        try Origin(in: folder).write(carried: edited.text, of: file.path)
    }

    private func writeMain() throws {
        let rows = screens.map {
            "    (\($0.name.literal), {\n        \($0.code.replacing("\n", with: "\n        "))\n    }),"
        }
        try """
        // \(Self.mark)
        import ExampleShell

        /// A scene of a storyboard, by its number in the file.
        func scene(_ number: Int, of name: String) -> UIViewController {
            let storyboard = UIStoryboard(name: name, bundle: nil)
            do {
                return try storyboard.viewController(in: storyboard.document.scenes[number])
            } catch {
                fatalError("\\(error)")
            }
        }

        /// The colors of catalogs by name.
        let catalogColors: [String: UIColor] = [\(colors)]

        /// The screens by name. The variable SCREEN names the one to show. Without it, the first is shown.
        let screens: [(name: String, make: @MainActor () -> UIViewController)] = [
        \(rows.joined(separator: "\n"))
        ]
        let wanted = ProcessInfo.processInfo.environment["SCREEN"] ?? screens[0].name
        guard let screen = screens.first(where: { $0.name == wanted }) else {
            fatalError("there is no screen \\(wanted); there are \\(screens.map(\\.name).joined(separator: ", "))")
        }

        MainActor.assumeIsolated {
        \(frames)    OwnScreenProgram.main(named: \(project.name.lowercased().literal)\(device)) { screen.make() }
        }

        """.write(to: main, atomically: true, encoding: .utf8)
    }

    /// The arguments for the device that the main storyboard shows, or that any nib shows.
    private var device: String {
        let main = project.mainStoryboard.flatMap { project.devices[$0] }
        let device = main ?? project.devices.sorted { $0.key < $1.key }.first?.value
        return (device.map { ", device: \($0.literal)" } ?? "") + (project.isLandscape ? ", landscape: true" : "")
    }

    private var colors: String {
        let known = Dictionary(project.colors.map { ($0.name, $0.code) }) { first, _ in first }
        let rows = known.sorted { $0.key < $1.key }.map { "\n    \($0.literal): \($1)," }
        return rows.isEmpty ? ":" : rows.joined() + "\n"
    }

    /// The lines that have frames stand for pictures that aren't read.
    private var frames: String {
        project.frames.map { name, size in
            "    UIImage.standIn(named: \(name.literal), width: \(size.width), height: \(size.height))\n"
        }.joined()
    }

    private var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: \(project.name.literal),
            platforms: [.macOS(.v13)],
            dependencies: [.package(name: "ReusableViews", path: \(root.path.literal))],
            targets: [
                .executableTarget(
                    name: \(project.name.literal),
                    dependencies: ["ExampleShell", "Interaction", "UIKitExtras"].map {
                        .product(name: $0, package: "ReusableViews")
                    },
                    resources: [.copy("Nibs")],
                    swiftSettings: [.defaultIsolation(MainActor.self), .swiftLanguageMode(.v5)])
            ]
        )

        """
    }

    /// Writes the script that shows it, in a folder of its own: where it is built there are other programs' nibs, too.
    /// `BUILT=1` shows what was built before.
    func writeScript(_ build: PackageBuild) throws -> URL {
        let script = folder.appendingPathComponent("play")
        try """
        #!/bin/sh
        # Builds the package where the libraries are built already, and shows its screen: ./play -c "scroll 3".
        # SCREEN=… names another screen, see main.swift.
        here=$(cd "$(dirname "$0")" && pwd)
        built=\(build.scratch.path.quoted)/debug
        if [ -z "$BUILT" ]; then
            swift build --package-path "$here" --scratch-path \(build.scratch.path.quoted) \\
                --disable-build-manifest-caching >"$here/build.log" 2>&1 || { cat "$here/build.log"; exit 1; }
        fi
        rm -rf "$here/Program"
        mkdir "$here/Program"
        for bundle in "$built"/ReusableViews_Handbook.* "$built"/ReusableViews_ExampleShell.* "$here/Files"/*; do
            if [ -e "$bundle" ]; then ln -s "$bundle" "$here/Program"; fi
        done
        ln -s "$here/Sources/\(project.name)" "$here/Program/Own_\(project.name).resources"
        cp "$built/\(project.name)" "$here/Program"
        # The app's own files are in its own home.
        mkdir -p "$here/Home/Documents"
        export CFFIXED_USER_HOME="$here/Home"
        exec "$here/Program/\(project.name)" "$@"

        """.write(to: script, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
        return script
    }

    // MARK: Cutting

    /// Builds the package, and cuts code that doesn't compile, until the rest does. Calls `progress` with the number of
    /// errors.
    mutating func cutToWhatCompiles(_ build: PackageBuild, progress: (Int) -> Void) throws {
        while true {
            let errors = try build.errors()
            guard !errors.isEmpty else { return }
            progress(errors.count)
            var known = cuts
            // A name that is declared twice is ambiguous only until one declaration is cut.
            let twice = errors.compactMap { $0.message.wholeMatch(of: /invalid redeclaration of ('.*')/)?.1 }
            for error in errors where !twice.contains(where: { error.message == "ambiguous use of \($0)" }) {
                try cut(error, beyond: &known)
            }
            for file in project.sources where cuts[file.path]! != known[file.path]! {
                cuts[file.path] = known[file.path]
                try write(file)
            }
        }
    }

    private mutating func cut(_ error: CompileError, beyond known: inout [String: [Cut]]) throws {
        let prefix = code.path + "/"
        let path = error.path.hasPrefix(prefix) ? String(error.path.dropFirst(prefix.count)) : error.path
        let unexplained = PortError.build("\(path):\(error.line): \(error.message)")
        if path == "main.swift" {
            let lines = try String(contentsOf: main, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            let above = lines.prefix(error.line).joined(separator: "\n")
            let guilty = screens.last { above.contains("    (\($0.name.literal), {") }
            guard let guilty, screens.count > 1 else { throw unexplained }
            screens.removeAll { $0 == guilty }
            return try writeMain()
        }
        guard let file = project.sources.first(where: { $0.path == path }), let text = texts[path] else {
            throw unexplained
        }
        let place = text.origin(line: error.line, column: error.column)
        let old = cuts[path] ?? []
        // Cuts made since the compiler looked may have been the cause.
        if known[path]!.contains(where: { !old.contains($0) && $0.contains(place..<place) }) { return }
        let finder = CutFinder(file: file, nibs: project.facts)
        if let cut = finder.cut(at: place, for: error.message, beyond: old) { return known[path]!.append(cut) }
        // The stub itself is wrong.
        guard let index = old.lastIndex(where: { $0.contains(place..<place) }), let cut = finder.simpler(old[index])
        else { throw unexplained }
        known[path]![index] = cut
    }

    /// The cuts in the order of files and lines, without those inside other cuts.
    var list: [(path: String, cut: Cut)] {
        project.sources.flatMap { file in
            let cuts = cuts[file.path] ?? []
            return cuts.filter { cut in !cuts.contains { $0 != cut && $0.contains(cut.range) } }
                .sorted { $0.range.lowerBound < $1.range.lowerBound }.map { (file.path, $0) }
        }
    }
}
