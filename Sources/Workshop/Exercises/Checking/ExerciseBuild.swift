internal import Foundation
/// Builds the code of exercises with their tests: copies of both, as they are now, in a package of their own.
///
/// The manifest and tests are the program's, even if a learner has changed those in their folder. A check builds one
/// exercise, so that errors in another don't matter. `.ci/exercises` builds all.
struct ExerciseBuild {
    private let exercises: [Exercise]
    /// The learner's code, or the solution.
    private let code: KeyPath<Exercise, URL>
    private let workplace: Workplace

    init(of exercises: [Exercise], _ code: KeyPath<Exercise, URL>, in workplace: Workplace) {
        (self.exercises, self.code, self.workplace) = (exercises, code, workplace)
    }

    /// Builds, and returns the errors. Calls `progress` with the progress, and `line` with SwiftPM's output.
    func run(progress: (String) -> Void, line: (String) -> Void) throws -> [CompilerFault] {
        workplace.removeNibs()
        try writePackage()
        let unreadable = exercises.flatMap { exercise in
            CompilerFault.faults(inNibsOf: exercise[keyPath: code], at: "\(exercise.name)/Stub")
        }
        guard unreadable.isEmpty else { return unreadable }
        return try SwiftBuild(workplace.packageFolder, ["--build-tests"], in: workplace)
            .run(progress: progress, line: line)
    }

    /// Writes the package, as far as it is not as it should be.
    func writePackage() throws {
        let package = workplace.packageFolder
        try Files.write(Data(manifest.utf8), to: package.appendingPathComponent("Package.swift"))
        let names = try FileManager.default.contentsOfDirectory(atPath: package.path)
        for name in names where name.first?.isNumber == true && !exercises.contains(where: { $0.name == name }) {
            try FileManager.default.removeItem(at: package.appendingPathComponent(name))
        }
        for exercise in exercises {
            // The solution is built in the stub's place: one set of tests, and one class name in a nib, serves both.
            let folder = package.appendingPathComponent(exercise.name)
            try Files.write(Files.contents(of: exercise[keyPath: code]), to: folder.appendingPathComponent("Stub"))
            let tests = exercise.folder.appendingPathComponent("Tests")
            try Files.write(Files.contents(of: tests), to: folder.appendingPathComponent("Tests"))
        }
    }

    private var manifest: String {
        get throws {
            let catalog = exercises[0].folder.deletingLastPathComponent()
            let template = catalog.appendingPathComponent("Yours/Package.swift")
            return ExerciseFolder.filled(
                try String(contentsOf: template, encoding: .utf8), for: exercises, sources: workplace.sources)
        }
    }
}
