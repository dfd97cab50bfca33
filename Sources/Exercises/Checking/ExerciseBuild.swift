internal import Foundation

/// Builds the code of one exercise with its tests, in the folder in which the package itself is built.
struct ExerciseBuild {
    private let root: URL
    private let tool: Tool
    private var products: URL { root.appendingPathComponent(".build/debug") }

    /// Prepares to build.
    ///
    /// - Parameters:
    ///   - exercise: The exercise.
    ///   - code: Which code.
    ///   - root: The folder of the package.
    init(of exercise: Exercise, _ code: ExerciseCode, in root: URL) {
        self.root = root
        tool = Tool(
            [
                "swift", "build", "--build-tests", "--package-path", root.path + "/Tutorials/Exercises",
                "--scratch-path", root.path + "/.build",
            ],
            environment: ["EXERCISE": exercise.name, "EXERCISE_CODE": code.rawValue])
    }

    /// Builds.
    ///
    /// - Parameters:
    ///   - progress: Is told how far it is: `12/40`.
    ///   - line: Is given each line that SwiftPM writes.
    /// - Returns: What keeps it from being built; empty if nothing does.
    /// - Throws: What Foundation throws if there is no `swift`.
    func run(progress: (String) -> Void, line: (String) -> Void) throws -> [CompilerFault] {
        removeNibs()
        try usePinnedVersions()
        var lines: [String] = []
        let status = try tool.run { text in
            line(text)
            if let step = text.firstMatch(of: /^\[(\d+\/\d+)\]/) {
                progress(String(step.1))
            } else {
                lines.append(text)
            }
        }
        return status == 0 ? [] : CompilerFault.faults(in: lines, root: root)
    }

    /// Removes the nibs of exercises from where programs look for theirs.
    func removeNibs() {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
        for file in files where file.hasPrefix("Exercises_") {
            try? FileManager.default.removeItem(at: products.appendingPathComponent(file))
        }
    }

    /// The same versions of other packages as the package itself uses: nothing has to be looked up, or loaded.
    private func usePinnedVersions() throws {
        let pins = root.appendingPathComponent("Package.resolved")
        let copy = root.appendingPathComponent("Tutorials/Exercises/Package.resolved")
        guard let wanted = try? Data(contentsOf: pins), (try? Data(contentsOf: copy)) == nil else { return }
        // Half of it would keep SwiftPM from building, now and later.
        try wanted.write(to: copy, options: .atomic)
    }
}
