internal import Foundation

/// Builds the code of one exercise with its tests, in the folder in which the package itself is built.
struct ExerciseBuild {
    private let build: SwiftBuild
    private let products: URL

    /// Prepares to build.
    ///
    /// - Parameters:
    ///   - exercise: The exercise.
    ///   - code: Which code.
    ///   - root: The folder of the package.
    init(of exercise: Exercise, _ code: ExerciseCode, in root: URL) {
        products = root.appendingPathComponent(".build/debug")
        build = SwiftBuild(
            root.appendingPathComponent("Tutorials/Exercises"), ["--build-tests"], in: root,
            environment: ["EXERCISE": exercise.name, "EXERCISE_CODE": code.rawValue])
    }

    /// Builds.
    ///
    /// - Parameters:
    ///   - progress: Is told how far it is: `12/40`.
    ///   - line: Is given each line that SwiftPM writes.
    /// - Returns: What keeps it from being built; empty if nothing does.
    /// - Throws: ``ExerciseError`` if there is no `swift`.
    func run(progress: (String) -> Void, line: (String) -> Void) throws -> [CompilerFault] {
        removeNibs()
        return try build.run(progress: progress, line: line)
    }

    /// Removes the nibs of exercises from where programs look for theirs.
    func removeNibs() {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
        for file in files where file.hasPrefix("Exercises_") {
            try? FileManager.default.removeItem(at: products.appendingPathComponent(file))
        }
    }
}
