internal import Foundation

/// The exercises as this program has them: beside the handbook, in the same resource bundle.
struct ExerciseCatalog {
    let folder: URL
    let exercises: [Exercise]

    /// Reads the exercises. `own` is the learner's folder, whose code is to be judged.
    init(at folder: URL, own: ExerciseFolder? = nil) throws {
        self.folder = folder
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        exercises = try names.filter { $0.first?.isNumber == true }.map { name in
            try Exercise(in: folder.appendingPathComponent(name), own: own?.url.appendingPathComponent(name))
        }
    }
}
