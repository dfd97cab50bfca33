internal import Foundation

/// The targets of a project's Xcode projects, and the files that they hold.
package struct XcodeTargets {
    /// The folders with an Xcode project that could be read.
    private var folders: [String] = []
    /// The names of the files that a build phase of a target has, with the names of all versions of a localized file.
    private var files: Set<String> = []
    /// The whole paths of these files, by their names. A name is missing if not all its files were found.
    private var paths: [String: Set<String>] = [:]
    private var unplaced: Set<String> = []
    /// The folders of languages, such as `fr.lproj`, by the names of the files in them; empty if one isn't known.
    private var languages: [String: Set<String>] = [:]
    /// The names of folders that a target has as a whole.
    private var wholeFolders: Set<String> = []
    /// The names of the modules. A build setting in a name makes them unknown.
    package private(set) var modules: Set<String> = []
    package private(set) var knowsModules = true
    /// A Boolean value that indicates whether some target runs on an iPad.
    package private(set) var runsOnPad = false
    /// The highest deployment target of those targets that aren't tests, or nil if one isn't known.
    package var deploymentTarget: Double? {
        deploymentTargets.contains(nil) ? nil : deploymentTargets.compactMap(\.self).max()
    }
    private var deploymentTargets: [Double?] = []
    /// The storyboards with which an app begins, by build settings or an Info.plist.
    package var mainStoryboards: Set<String> = []
    /// The fonts of an Info.plist, by the names of their files.
    package var fonts: Set<String> = []
    package var hasInfo = false

    /// The latest version of Swift of each project.
    private var swiftVersions: [Int] = []
    /// The most configurations of a target that are read. In a damaged project, all targets may share a long list.
    private static let mostConfigurations = 100
    /// A Boolean value that indicates whether Objective-C sees the members that it sees in Swift 3.
    private var exposesAsBefore = false
    /// The latest version of Swift, or 5 if no project says it. It is 3 if Objective-C sees members as in that version.
    package var swiftVersion: Int { min(swiftVersions.max() ?? 5, exposesAsBefore ? 3 : .max) }

    package var isEmpty: Bool { folders.isEmpty }

    /// Returns whether a target has a file, or nil if no Xcode project is responsible for it.
    package func hold(_ path: String) -> Bool? {
        guard folders.contains(where: { path.hasPrefix($0 + "/") }) else { return nil }
        let parts = path.split(separator: "/").map(String.init)
        if !wholeFolders.isDisjoint(with: parts.dropLast()) { return true }
        guard let name = parts.last, files.contains(name) else { return false }
        // An old copy may have the name of a target's file.
        if !unplaced.contains(name), let known = paths[name] { return known.contains(path) }
        // A translation may be left of an earlier version of the project.
        guard let folder = parts.dropLast().last, folder.hasSuffix(".lproj"), let known = languages[name] else {
            return true
        }
        return known.contains(folder) || known.contains("")
    }

    /// Adds what a file `project.pbxproj` says. Returns `false` if it can't be read, as with the marks of a merge.
    @discardableResult
    mutating func read(_ data: Data, at url: URL) -> Bool {
        guard let root = PropertyListText(data), let objects = root["objects"]?.entries else { return false }
        func object(_ id: PropertyListText?) -> PropertyListText? { id?.text.flatMap { objects[$0] } }
        func name(_ file: PropertyListText) -> String? {
            (file["path"] ?? file["name"])?.text?.split(separator: "/").last.map(String.init)
        }
        var isRead = false
        var known: Set<String> = []
        let places = XcodePlaces(objects, around: url.deletingLastPathComponent().deletingLastPathComponent())
        var (versions, upgrade): ([Int], Int?) = ([], nil)
        let shared = configurations(of: object(root["rootObject"]), object).lazy.compactMap(\.deploymentTarget).max()
        for (_, entry) in objects {
            switch entry["isa"]?.text {
            case "PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget":
                isRead = true
                for folder in entry["fileSystemSynchronizedGroups"]?.list ?? [] {
                    if let name = object(folder).flatMap(name) { wholeFolders.insert(name) }
                }
                read(target: entry, object)
                if entry["productType"]?.text?.contains("test") != true {
                    let own = configurations(of: entry, object).map { $0.deploymentTarget ?? shared }
                    deploymentTargets.append(own.contains(nil) ? nil : own.compactMap(\.self).max())
                }
            case "XCBuildConfiguration":
                let settings = entry["buildSettings"]
                if settings?["SWIFT_SWIFT3_OBJC_INFERENCE"]?.text == "On" { exposesAsBefore = true }
                let version = settings?["SWIFT_VERSION"]?.text
                if let number = version?.first?.wholeNumberValue { versions.append(number) }
            case "PBXProject": upgrade = entry["attributes"]?["LastUpgradeCheck"]?.text.flatMap { Int($0) }
            case "PBXBuildFile":
                // A file of many targets is in as many build phases.
                guard let id = entry["fileRef"]?.text, known.insert(id).inserted, let file = objects[id] else { break }
                let versions = (file["children"]?.list ?? []).compactMap(\.text)
                for id in [id] + versions {
                    guard let file = objects[id] else { continue }
                    if let name = name(file) {
                        files.insert(name)
                        if let path = places.path(of: id) {
                            paths[name, default: []].insert(path)
                        } else {
                            unplaced.insert(name)
                        }
                        if file["isa"]?.text != "PBXVariantGroup" {
                            let folder = file["path"]?.text?.split(separator: "/").dropLast().last ?? ""
                            languages[name, default: []].insert(folder.hasSuffix(".lproj") ? String(folder) : "")
                        }
                    }
                    if file["lastKnownFileType"]?.text?.hasPrefix("folder") == true, let name = name(file) {
                        wholeFolders.insert(name)
                    }
                }
            default: break
            }
        }
        // Before Xcode 8, projects had no version of Swift.
        swiftVersions.append(versions.max() ?? (upgrade ?? 800 < 800 ? 2 : 5))
        // The project is in a folder Menu.xcodeproj.
        if isRead { folders.append(url.deletingLastPathComponent().deletingLastPathComponent().path) }
        return true
    }

    /// Returns the configurations of a project or a target.
    private func configurations(
        of owner: PropertyListText?, _ object: (PropertyListText?) -> PropertyListText?
    ) -> [PropertyListText] {
        let all = object(owner?["buildConfigurationList"])?["buildConfigurations"]?.list ?? []
        return all.prefix(Self.mostConfigurations).compactMap(object)
    }

    private mutating func read(target: PropertyListText, _ object: (PropertyListText?) -> PropertyListText?) {
        let own = target["name"]?.text ?? ""
        for configuration in configurations(of: target, object) {
            let settings = configuration["buildSettings"]
            if configuration["baseConfigurationReference"] != nil { knowsModules = false }
            let product = (settings?["PRODUCT_MODULE_NAME"] ?? settings?["PRODUCT_NAME"])?.text ?? own
            let name = ["$(TARGET_NAME)", "${TARGET_NAME}"].reduce(product) { $0.replacing($1, with: own) }
            if name.contains("$") { knowsModules = false }
            modules.insert(String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }))
            if settings?["TARGETED_DEVICE_FAMILY"]?.text?.contains("2") == true { runsOnPad = true }
            if let main = settings?["INFOPLIST_KEY_UIMainStoryboardFile"]?.text { mainStoryboards.insert(main) }
        }
    }

    /// Adds what a file `Info.plist` says, as far as it is XML.
    mutating func read(info data: Data) {
        let text = String(decoding: data, as: UTF8.self)
        func value(of key: String, in element: String) -> Substring? {
            guard let place = text.range(of: "<key>\(key)</key>"),
                let open = text.range(of: "<\(element)>", range: place.upperBound..<text.endIndex),
                text[place.upperBound..<open.lowerBound].allSatisfy(\.isWhitespace),
                let close = text.range(of: "</\(element)>", range: open.upperBound..<text.endIndex)
            else { return nil }
            return text[open.upperBound..<close.lowerBound]
        }
        if text.contains("<key>CFBundle") { hasInfo = true }
        for key in ["UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "UISceneStoryboardFile"] {
            if let name = value(of: key, in: "string"), !name.contains("$") { mainStoryboards.insert(String(name)) }
        }
        for piece in value(of: "UIAppFonts", in: "array")?.split(separator: "<string>").dropFirst() ?? [] {
            let path = piece.prefix { $0 != "<" }
            fonts.insert(path.split(separator: "/").last.map(String.init) ?? "")
        }
    }
}

extension PropertyListText {
    /// The deployment target that a build configuration sets, or nil without one.
    fileprivate var deploymentTarget: Double? {
        self["buildSettings"]?["IPHONEOS_DEPLOYMENT_TARGET"]?.text.flatMap { Double($0) }
    }
}
