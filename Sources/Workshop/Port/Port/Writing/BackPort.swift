import Foundation

/// Code on its way to Xcode: in UIKit's spelling, all else as it was.
struct BackPort {
    private let project: XcodeProject
    private let old: URL
    private let new: URL

    init(of project: XcodeProject, from old: URL, to new: URL) {
        (self.project, self.old, self.new) = (project, old, new)
    }

    /// Writes the files, and lists the names that Xcode doesn't know.
    ///
    /// Code that came from Xcode comes back as it was, with the changes that were made here.
    func write() throws {
        let origin = Origin(ofCode: old)
        if let origin { try origin.copyOthers(to: new) } else { try copyFiles() }
        let texts = converted(project.sources)
        let bases = converted(origin?.carried(project.sources) ?? [])
        for file in project.sources where !file.path.hasPrefix(XcodeProject.withPrefix) {
            let url = new.appendingPathComponent(file.path)
            guard !file.text.hasPrefix("// " + PortedPackage.mark) else {
                if origin == nil { try FileManager.default.removeItem(at: url) }
                continue
            }
            let text = texts[file.path]!
            let merged = try origin?.merged(file.path, base: bases[file.path] ?? "", changed: text)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((merged?.text ?? text).utf8).write(to: url)
            if let conflicts = merged?.conflicts, conflicts > 0 {
                print("\(file.path): \(conflicts) changes are where code was converted; compare with .port/Xcode")
            }
            for line in OwnNames.lines(in: file) { print(line) }
        }
    }

    /// Copies the folder without its pipes, from which a copy would wait for bytes.
    private func copyFiles() throws {
        let (files, kinds) = (FileManager.default, [FileAttributeType.typeRegular, .typeSymbolicLink])
        try files.createDirectory(at: new, withIntermediateDirectories: true)
        for path in files.subpaths(atPath: old.path) ?? [] {
            let (file, copy) = (old.appendingPathComponent(path), new.appendingPathComponent(path))
            let kind = try? files.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
            if kind == .typeDirectory { try files.createDirectory(at: copy, withIntermediateDirectories: true) }
            if let kind, kinds.contains(kind) { try files.copyItem(at: file, to: copy) }
        }
    }

    /// The texts of some files in UIKit's spelling, by their paths.
    private func converted(_ files: [SourceFile]) -> [String: String] {
        let declarations = Declarations(files, nibs: project.facts)
        let texts = files.map { file in
            (file.path, EditedText(file.text, Rewriting.edits(Rewriting.back, in: file, of: declarations)).text)
        }
        return Dictionary(texts) { first, _ in first }
    }
}
