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
    func write() throws {
        try FileManager.default.copyItem(at: old, to: new)
        let declarations = Declarations(project.sources, nibs: project.facts)
        for file in project.sources {
            guard !file.text.hasPrefix("// " + PortedPackage.mark) else {
                try FileManager.default.removeItem(at: new.appendingPathComponent(file.path))
                continue
            }
            let text = EditedText(file.text, Rewriting.edits(Rewriting.back, in: file, of: declarations)).text
            try text.write(to: new.appendingPathComponent(file.path), atomically: true, encoding: .utf8)
            for line in OwnNames.lines(in: file) { print(line) }
        }
    }
}
