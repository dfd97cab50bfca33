/// A file that was found in a bundle: a nib, a picture.
package struct Resource {
    /// Where it is.
    package let url: URL
    /// The Swift module that a SwiftPM resource bundle belongs to; nil for other bundles.
    let module: String?

    /// Finds a file.
    ///
    /// - Parameters:
    ///   - name: Its name without the extension.
    ///   - fileExtension: Its extension, without the dot.
    ///   - bundle: Where to look; nil for the main bundle. Beside the main bundle the resource bundles that SwiftPM
    ///     lays next to the executable are searched.
    ///   - module: Whose resources come first.
    /// - Returns: nil if there is no such file.
    package init?(named name: String, withExtension fileExtension: String, bundle: Bundle?, module: String?) {
        // A name is a name: with a slash in it, it could lead anywhere.
        guard !name.isEmpty, !name.contains("/") else { return nil }
        let search = Search(name: name, fileExtension: fileExtension, bundle: bundle, module: module)
        if let known = Self.found[search] {
            self = known
            return
        }
        for (bundle, module) in Self.bundles(for: bundle, module: module) {
            for folder in Self.folders {
                guard let url = bundle.url(forResource: name, withExtension: fileExtension, subdirectory: folder) else {
                    continue
                }
                (self.url, self.module) = (url, module)
                Self.found[search] = self
                return
            }
        }
        return nil
    }

    private struct Search: Hashable {
        let name: String
        let fileExtension: String
        let bundle: Bundle?
        let module: String?
    }

    /// A cache of where files were found: that of bundles is slow.
    private static var found: [Search: Resource] = [:]

    /// The names of all files with an extension that could be found, without it.
    static func names(withExtension fileExtension: String, bundle: Bundle?) -> [String] {
        bundles(for: bundle, module: nil).flatMap { names(withExtension: fileExtension, in: $0.bundle) }
    }

    /// The names of all files with an extension in the resources of a module, without it.
    static func names(withExtension fileExtension: String, inModule module: String) -> [String] {
        resourceBundles.filter { $0.module == module }.flatMap {
            names(withExtension: fileExtension, in: $0.bundle)
        }
    }

    private static func names(withExtension fileExtension: String, in bundle: Bundle) -> [String] {
        folders.flatMap { folder in
            (bundle.urls(forResourcesWithExtension: fileExtension, subdirectory: folder) ?? []).compactMap {
                $0.deletingPathExtension?.lastPathComponent
            }
        }
    }

    /// Where files are in a bundle: in the folder of nibs that is copied into it whole, and at its top.
    private static let folders = ["Nibs", nil]

    private typealias Origin = (bundle: Bundle, module: String?)

    private static func bundles(for bundle: Bundle?, module: String?) -> [Origin] {
        guard let bundle, bundle != Bundle.main else {
            let own = resourceBundles.filter { $0.module == module }
            return [(.main, nil)] + own + resourceBundles.filter { $0.module != module }
        }
        return [(bundle, resourceBundles.first { $0.bundle.bundlePath == bundle.bundlePath }?.module)]
    }

    /// The bundles SwiftPM lays beside the executable, `Package_Module.resources` (`.bundle` on macOS), by name.
    private static let resourceBundles: [Origin] = {
        guard let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent(),
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        else { return [] }
        return names.sorted().compactMap { name in
            guard name.hasSuffix(".resources") || name.hasSuffix(".bundle"),
                let bundle = Bundle(url: folder.appendingPathComponent(name))
            else { return nil }
            let stem = name.prefix { $0 != "." }
            return (bundle, stem.firstIndex(of: "_").map { String(stem[stem.index(after: $0)...]) })
        }
    }()
}
