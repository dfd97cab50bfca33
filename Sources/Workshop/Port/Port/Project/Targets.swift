import Foundation

/// The targets of an Xcode project, as far as they say which files don't belong to the iOS app.
struct Targets {
    /// The files of the app and its libraries, and the folders with a slash at the end, by their paths beside the
    /// project.
    private var own: Set<String> = []
    /// Those of other targets only.
    private var others: Set<String> = []
    private let objects: [String: [String: Any]]
    private var parents: [String: String] = [:]
    /// A Boolean value that indicates whether all of the app's code is beside the project.
    private var isFound = false

    /// Reads a project's file, with the paths of the files beside the project. Nil if it can't be read.
    init?(contentsOf file: URL, beside paths: Set<String>) {
        guard let data = file.contents(),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let objects = list["objects"] as? [String: [String: Any]]
        else { return nil }
        self.objects = objects
        for (id, object) in objects {
            for child in object["children"] as? [String] ?? [] { parents[child] = id }
        }
        let project = objects.values.first { $0["isa"] as? String == "PBXProject" } ?? [:]
        for target in objects.values where target["isa"] as? String == "PBXNativeTarget" {
            let files = files(of: target)
            if isApp(target, of: project) { own.formUnion(files) } else { others.formUnion(files) }
        }
        // A project without an app is a library for all systems.
        others = own.isEmpty ? [] : others.subtracting(own)
        let code = own.filter { $0.hasSuffix(".swift") || $0.hasSuffix("/") }
        isFound = !code.isEmpty && code.allSatisfy { $0.hasSuffix("/") || paths.contains($0) }
    }

    /// Returns a Boolean value that indicates whether a file isn't the app's. It belongs to another target, or to none.
    /// Code of no target counts only if all of the app's code is found.
    func leavesOut(_ path: String) -> Bool {
        // The path itself, and the folders that it is in.
        let places = [path] + path.indices.filter { path[$0] == "/" }.map { String(path[...$0]) }
        return !others.isDisjoint(with: places) || path.hasSuffix(".swift") && isFound && own.isDisjoint(with: places)
    }

    private func object(_ id: Any?) -> [String: Any]? { (id as? String).flatMap { objects[$0] } }

    /// Returns a Boolean value that indicates whether a target is an app or a library for iOS.
    private func isApp(_ target: [String: Any], of project: [String: Any]) -> Bool {
        let type = target["productType"] as? String ?? ""
        guard !["test", "extension", "watch", "tool"].contains(where: type.contains) else { return false }
        func setting(_ name: String) -> String? {
            for owner in [target, project] {
                let list = object(owner["buildConfigurationList"])?["buildConfigurations"] as? [String]
                let settings = object(list?.first)?["buildSettings"] as? [String: Any]
                if let value = settings?[name] { return "\(value)" }
            }
            return nil
        }
        let root = setting("SDKROOT") ?? "iphoneos"
        return root == "auto" ? setting("SUPPORTED_PLATFORMS")?.contains("iphoneos") ?? true : root == "iphoneos"
    }

    private func files(of target: [String: Any]) -> [String] {
        let phases = (target["buildPhases"] as? [String] ?? []).compactMap(object)
        let files = phases.flatMap { $0["files"] as? [String] ?? [] }.compactMap { object($0)?["fileRef"] as? String }
        let folders = target["fileSystemSynchronizedGroups"] as? [String] ?? []
        // A localized file is a group of its languages.
        let single = files.flatMap { objects[$0]?["children"] as? [String] ?? [$0] }
        return single.map(path) + folders.map { path(of: $0) + "/" }
    }

    private func path(of id: String) -> String {
        var names: [String] = []
        var (next, known): (String?, Set<String>) = (id, [])
        // A damaged project's groups may contain each other.
        while let id = next, known.insert(id).inserted {
            let object = objects[id] ?? [:]
            names.append(object["path"] as? String ?? "")
            next = object["sourceTree"] as? String == "SOURCE_ROOT" ? nil : parents[id]
        }
        return names.reversed().filter { !$0.isEmpty }.joined(separator: "/")
    }
}
