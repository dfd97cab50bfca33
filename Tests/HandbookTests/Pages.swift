import Foundation
import Handbook

/// The places of the handbook and the package.
enum Pages {
    /// The folder of the package.
    nonisolated static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    /// The folder with the pages.
    nonisolated static let folder = package.appendingPathComponent("Tutorials/Handbook.docc")

    /// The numbers of the chapters, as many as there are pages that begin with one.
    nonisolated static let numbers =
        1...(try! FileManager.default.contentsOfDirectory(atPath: folder.path).count { $0.first!.isNumber })

    /// The handbook as it is among the sources, not as it was copied beside the tests.
    static func handbook() throws -> Handbook { try Handbook(at: folder) }

    /// The chapters of the handbook.
    static let chapters = Result { try handbook().chapters() }

    /// All pages by their file's names.
    static func all() throws -> [String: String] {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try Dictionary(
            uniqueKeysWithValues: files.filter { $0.pathExtension == "md" }.map {
                ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
            })
    }
}
