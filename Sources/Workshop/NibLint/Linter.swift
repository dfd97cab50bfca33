internal import Foundation
package import Inspection
package import InterfaceBuilder
internal import NibChecking
internal import PlainText

package struct Linter {
    let options: LoadedNib.Options
    /// The projects by the folders of files, and the rules that each turns off.
    private var projects: [String: (Project, LintSettings)] = [:]
    /// The number of files in folders for each other system.
    private var others: [String: Int] = [:]

    package init(options: LoadedNib.Options) {
        self.options = options
    }

    /// The folders in which there is no file.
    private var emptyFolders: [String] = []

    /// The skipped files in one line, and one line for each folder without nibs, or empty if all files were read.
    var passedOver: String {
        let counts = others.sorted { $0.key < $1.key }.map { "\($0.value) for \($0.key)" }
        return
            (emptyFolders.map { "note: there is no xib or storyboard in \($0.printable)\n" }
            + (counts.isEmpty ? [] : ["note: passed over: \(counts.joined(separator: ", "))\n"])).joined()
    }

    @MainActor package mutating func findings(at path: String) throws -> [IBFault] {
        let sources = NibSource.all(at: path)
        let isFolder = sources.count != 1 || sources[0].path != path
        if sources.isEmpty { emptyFolders.append(path) }
        var folder: (Project, LintSettings)?
        if isFolder { folder = project(around: URL(fileURLWithPath: path), ofFile: false) }
        var faults: [IBFault] = []
        if let (project, settings) = folder {
            let asked = UnknownIdentifiers.findings(in: URL(fileURLWithPath: path), of: project)
            faults = settings.faults + asked.filter { !settings.silences($0, in: nil) }
        }
        return try faults
            + sources.flatMap { source in
                let (project, settings) = folder ?? self.project(around: source.folder, ofFile: true)
                return try findings(in: source, project, settings, isAlone: !isFolder)
            }
    }

    private mutating func project(around folder: URL, ofFile: Bool) -> (Project, LintSettings) {
        let key = "\(ofFile) \(folder.path)"
        if let known = projects[key] { return known }
        var project = Project(around: folder, ofFile: ofFile)
        // A project around several folders is read once.
        if let same = projects.values.first(where: {
            $0.0.folder == project.folder && $0.0.isProject == project.isProject
        }) {
            project = same.0
        }
        projects[key] = (project, LintSettings(in: project.folder))
        return projects[key]!
    }

    @MainActor private mutating func findings(
        in source: NibSource, _ project: Project, _ settings: LintSettings, isAlone: Bool
    ) throws -> [IBFault] {
        do {
            let document = try source.document()
            return try LoadedNib.load(document, options) { $0.findings(of: project) }.filter {
                !settings.silences($0, in: document)
            }
        } catch let error as NibError {
            if !isAlone, let fault = error.faults.first, fault.rule == OtherSystems.name {
                others[fault.message.split(separator: " ")[1].description, default: 0] += 1
                return []
            }
            return error.faults.filter { !settings.silences($0, in: nil) }
        }
    }
}
