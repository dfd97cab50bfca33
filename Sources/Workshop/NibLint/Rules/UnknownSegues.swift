internal import Foundation
internal import InterfaceBuilder
internal import NibChecking
internal import PlainText

enum UnknownSegues: IBRule, SourceRule {
    static let name = "unknown-segue"
    static let page = """
        Segues that code performs by an identifier that no scene of its controller has.

        ```swift
        performSegue(withIdentifier: "showDsh", sender: nil)
        ```

        The identifier may be misspelled, or the segue may begin at another scene. iOS raises "Receiver \
        (<MenuController: 0x…>) has no segue with identifier 'showDsh'", and the app ends. The rule applies only to \
        folders. If the folder uses libraries without sources, this is a warning. If only the \
        storyboard for one kind of device has the segue, this is a note.
        """

    static func findings(in folder: URL, of project: Project) -> [IBFault] {
        let storyboards = project.nibs.nibs.filter { $0.url.pathExtension == "storyboard" }
        guard !storyboards.isEmpty, storyboards.allSatisfy(\.isRead) else { return [] }
        let sure = findings(in: folder, of: project) { call in
            guard case .segue(let isOwn) = call.kind, let name = project.contents.sources.text(call.value, in: call)
            else { return nil }
            if !project.nibs.segues.contains(name) {
                let nearest = nearestName(to: name, among: project.nibs.segues.sorted())
                return ("no segue has the identifier `\(name)`", nearest)
            }
            guard isOwn, let own = segues(of: call, in: project), !own.contains(name) else { return nil }
            return ("no scene of \(call.type) has the segue `\(name)`, which another controller's has", nil)
        }
        // Something else may keep one kind of device from the code.
        let perDevice = findings(in: folder, of: project) { call in
            guard case .segue(true) = call.kind, let name = project.contents.sources.text(call.value, in: call),
                let own = segues(of: call, in: project), own.contains(name),
                let without = storyboard(without: name, for: call.type, in: project)
            else { return nil }
            return ("the scene of \(call.type) has no segue `\(name)` in \(without)", nil)
        }
        return sure + perDevice.map { $0.changed(to: .note) }
    }

    /// Returns the segues of the controller that performs one, or nil if its class isn't known.
    private static func segues(of call: SourceCall, in project: Project) -> Set<String>? {
        guard project.contents.sources.classes[call.type]?.isRepeated == false, project.isInTarget(call.file) != false
        else { return nil }
        return project.families.segues[call.type]
    }

    /// Returns the storyboard for one kind of device whose scene of a controller has no such segue, while the scene for
    /// the other kind has it. Code that asks for the device may perform it on one alone.
    private static func storyboard(without segue: String, for name: String, in project: Project) -> String? {
        guard let scenes = project.nibs.scenesSegues[name], scenes.count == 2,
            let without = scenes.first(where: { !$0.segues.contains(segue) })
        else { return nil }
        let nibs = scenes.map { project.nibs.nibs[$0.nib] }
        guard nibs[0].isVariant(of: nibs[1]), !project.asksForDevice(in: name) else { return nil }
        return project.nibs.nibs[without.nib].url.lastPathComponent
    }
}

extension Project {
    /// Returns a Boolean value that indicates whether a file of a class may ask for the kind of device.
    func asksForDevice(in name: String) -> Bool {
        let sources = contents.sources
        // Apple's classes have files, too, if the project extends them.
        guard let declared = sources.classes[name], declared.place != nil else { return false }
        return declared.files.flatMap(sources.paths).contains { path in
            guard let data = Project.data(of: URL(fileURLWithPath: path)) else { return true }
            return String(decoding: data, as: UTF8.self).contains(#/[iI]diom|IDIOM|iPad|IPAD|[sS]plitView/#)
        }
    }
}
