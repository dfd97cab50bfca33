internal import Foundation
package import Inspection
package import InterfaceBuilder
internal import NibChecking
internal import PlainText
internal import REPL

package struct Linter {
    let options: LoadedNib.Options
    /// The rules that were asked for by name; empty for all.
    let only: [String]
    /// The files that count, by their whole paths; nil for all.
    let changed: Set<String>?
    /// The errors for the files in folders that can't be read.
    private(set) var unread: [CommandError] = []
    /// The projects by the folders of files, and the settings of each.
    private var projects: [String: (Project, LintSettings)] = [:]
    /// The number of files in folders for each other system.
    private var others: [String: Int] = [:]
    /// The number of files in each folder of others' code.
    private var vendored: [String: Int] = [:]
    /// The folders in which there is no file.
    private var emptyFolders: [String] = []
    /// The sources that weren't read, by their whole paths.
    private var unreadSources: Set<String> = []

    package init(options: LoadedNib.Options, only: [String] = [], changed: Set<String>? = nil) {
        (self.options, self.only, self.changed) = (options, only, changed)
    }

    /// The skipped files in lines, and one line for each folder without nibs; empty if all files were read.
    var passedOver: String {
        let counts =
            others.sorted { $0.key < $1.key }.map { "\($0.value) for \($0.key)" }
            + vendored.sorted { $0.key < $1.key }.map { "\($0.value) in \($0.key.printable)" }
        return
            (emptyFolders.map { "note: there is no xib or storyboard in \($0.printable)\n" }
            + unreadSources.sorted().map {
                "note: passed over: \($0.printable), which can't be read\n"
            }
            + (counts.isEmpty ? [] : ["note: passed over: \(counts.joined(separator: ", "))\n"])).joined()
    }

    @MainActor package mutating func findings(at path: String) throws -> [IBFault] {
        let all = NibSource.all(at: path)
        let isFolder = all.count != 1 || all[0].path != path
        if all.isEmpty { emptyFolders.append(path) }
        var folder: (Project, LintSettings)?
        if isFolder { folder = project(around: URL(fileURLWithPath: path), ofFile: false) }
        var sources = all
        var faults: [IBFault] = []
        if let (project, settings) = folder {
            let others = OthersCode(in: path, packages: project.contents.packages)
            sources = all.filter { source in
                guard let name = others.folder(of: source.path) else { return true }
                vendored[name, default: 0] += 1
                return false
            }
            let url = URL(fileURLWithPath: path)
            let found = NibWatch.shared.run(.project) {
                LintRules.ofSources.flatMap { $0.findings(in: url, of: project) }
            }
            try NibWatch.shared.check()
            let asked = found.filter {
                others.folder(of: $0.file, isWhole: true) == nil && project.isInTarget($0.file) != false
                    && counts($0.file)
            }
            let judged = settings.judged(asked, in: nil).sorted {
                ($0.file, $0.place.line) < ($1.file, $1.place.line)
            }
            faults = (settings.faults + judged).map { $0.moved(from: url.standardizedFileURL.path, to: path) }
        }
        return try faults
            + sources.filter { counts($0.path) }.flatMap { source in
                let (project, settings) = folder ?? self.project(around: source.folder, ofFile: true)
                return try findings(in: source, project, settings, isAlone: !isFolder)
            }
    }

    /// Returns a Boolean value that indicates whether a file is among those that changed.
    private func counts(_ path: String) -> Bool {
        changed?.contains(URL(fileURLWithPath: path).standardizedFileURL.path) ?? true
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
        projects[key] = (project, NibWatch.shared.run(.project) { LintSettings(in: project.folder) })
        return projects[key]!
    }

    @MainActor private mutating func findings(
        in source: NibSource, _ project: Project, _ settings: LintSettings, isAlone: Bool
    ) throws -> [IBFault] {
        do {
            let document = try source.document()
            let house = settings.houseFindings(in: document, asked: only)
            var options = options
            options.fonts = project.fonts
            let found = try LoadedNib.load(document, options) { ($0.findings(of: project) + house).inDocumentOrder }
            unreadSources.formUnion(project.contents.unread)
            return document.misspelledNotes + settings.judged(found, in: document)
        } catch let error as NibError {
            if !isAlone, let fault = error.faults.first, fault.rule == OtherSystems.name {
                others[fault.message.split(separator: " ")[1].description, default: 0] += 1
                return []
            }
            return settings.judged(error.faults, in: nil)
        } catch let error as CommandError where !isAlone {
            unread.append(error)
            return []
        }
    }
}

extension IBFault {
    /// Returns the fault with a path as it was typed, in place of a whole one.
    fileprivate func moved(from folder: String, to path: String) -> IBFault {
        guard let name = file.path(below: folder) else { return self }
        let place = path == "." ? name : path.hasSuffix("/") ? path + name : "\(path)/\(name)"
        return IBFault(
            message, rule: rule, severity: severity, file: place, location: location, objectID: objectID,
            suggestion: suggestion, exception: exception)
    }
}
