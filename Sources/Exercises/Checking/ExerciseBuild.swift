internal import Foundation

/// Builds the code of one exercise with its tests: copies of both, as they are now, in a package of their own.
///
/// So whatever a learner has made of their folder's manifest and tests, these are the program's; and what doesn't
/// compile in one exercise keeps no other from being checked.
struct ExerciseBuild {
    private let exercise: Exercise
    /// The learner's code, or the solution.
    private let code: URL
    private let workplace: Workplace

    init(of exercise: Exercise, _ code: URL, in workplace: Workplace) {
        (self.exercise, self.code, self.workplace) = (exercise, code, workplace)
    }

    /// Builds, and says what keeps it from being built; `progress` is told how far it is, `line` what SwiftPM writes.
    func run(progress: (String) -> Void, line: (String) -> Void) throws -> [CompilerFault] {
        removeNibs()
        try writePackage()
        return try SwiftBuild(workplace.packageFolder, ["--build-tests"], in: workplace)
            .run(progress: progress, line: line)
    }

    /// Writes the package, as far as it is not as it should be.
    func writePackage() throws {
        let package = workplace.packageFolder
        try Files.write(Data(manifest.utf8), to: package.appendingPathComponent("Package.swift"))
        let names = try FileManager.default.contentsOfDirectory(atPath: package.path)
        for name in names where name.first?.isNumber == true && name != exercise.name {
            try FileManager.default.removeItem(at: package.appendingPathComponent(name))
        }
        // The solution is built in the stub's place: one set of tests, and one class name in a nib, serves both.
        let folder = package.appendingPathComponent(exercise.name)
        try Files.write(Files.contents(of: code), to: folder.appendingPathComponent("Stub"))
        let tests = exercise.folder.appendingPathComponent("Tests")
        try Files.write(Files.contents(of: tests), to: folder.appendingPathComponent("Tests"))
    }

    private var manifest: String {
        get throws {
            let template = exercise.folder.deletingLastPathComponent().appendingPathComponent("Yours/Package.swift")
            return ExerciseFolder.filled(
                try String(contentsOf: template, encoding: .utf8), for: [exercise], sources: workplace.sources)
        }
    }

    /// Removes the nibs of exercises from where programs look for theirs.
    func removeNibs() {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: workplace.products.path)) ?? []
        for file in files where file.hasPrefix("Exercises_") {
            try? FileManager.default.removeItem(at: workplace.products.appendingPathComponent(file))
        }
    }
}
