internal import Foundation

/// The exercises as this program has them: beside the handbook, in the same resource bundle.
struct ExerciseCatalog {
    /// Where they are.
    let folder: URL
    /// All exercises, in order.
    let exercises: [Exercise]

    /// Reads what there is.
    ///
    /// - Parameters:
    ///   - folder: Where they are.
    ///   - own: The learner's folder, whose code is to be judged; nil for none.
    /// - Throws: ``ExerciseError`` if something is not as it has to be; what Foundation throws if it can't be read.
    init(at folder: URL, own: ExerciseFolder? = nil) throws {
        self.folder = folder
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        exercises = try names.filter { $0.first?.isNumber == true }.map { name in
            try Exercise(in: folder.appendingPathComponent(name), own: own?.url.appendingPathComponent(name))
        }
    }
}
