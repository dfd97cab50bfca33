internal import Foundation

/// The dates of the last changes of a folder's files, and their lengths.
struct FolderState: Equatable {
    private let files: [String: [String]]

    init(of folder: URL) {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        files = names.reduce(into: [:]) { files, name in
            let path = folder.appendingPathComponent(name).path
            guard let values = try? FileManager.default.attributesOfItem(atPath: path) else { return }
            let date = (values[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            files[name] = ["\(date)", "\(values[.size] ?? 0)"]
        }
    }
}
