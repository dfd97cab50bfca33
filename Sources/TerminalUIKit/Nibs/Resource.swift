/// A file that was found in a bundle: a nib, a picture.
struct Resource {
    let url: URL
    /// The Swift module that a SwiftPM resource bundle belongs to; nil for other bundles.
    let module: String?

    /// Finds a file.
    ///
    /// - Parameters:
    ///   - name: Its name without the ending.
    ///   - ending: Its ending, without the dot.
    ///   - bundle: Where to look; nil for the main bundle. Beside the main bundle the resource bundles that SwiftPM
    ///     lays next to the executable are searched.
    ///   - module: Whose resources come first.
    /// - Returns: nil if there is no such file.
    init?(named name: String, ending: String, bundle: Bundle?, module: String?) {
        // A name is a name: with a slash in it, it could lead anywhere.
        guard !name.isEmpty, !name.contains("/") else { return nil }
        let found = Self.places(bundle: bundle, module: module).lazy.compactMap { place in
            place.bundle.url(forResource: name, withExtension: ending).map { (url: $0, module: place.module) }
        }.first
        guard let found else { return nil }
        (url, self.module) = found
    }

    /// The names of all files with an ending that could be found, without it.
    static func names(ending: String, bundle: Bundle?) -> [String] {
        places(bundle: bundle, module: nil).flatMap { place in
            (place.bundle.urls(forResourcesWithExtension: ending, subdirectory: nil) ?? []).compactMap {
                $0.deletingPathExtension?.lastPathComponent
            }
        }
    }

    private typealias Place = (bundle: Bundle, module: String?)

    private static func places(bundle: Bundle?, module: String?) -> [Place] {
        guard let bundle, bundle != Bundle.main else {
            let own = resourceBundles.filter { $0.module == module }
            return [(.main, nil)] + own + resourceBundles.filter { $0.module != module }
        }
        return [(bundle, resourceBundles.first { $0.bundle.bundlePath == bundle.bundlePath }?.module)]
    }

    /// The bundles SwiftPM lays beside the executable, `Package_Module.resources` (`.bundle` on macOS), by name.
    private static let resourceBundles: [Place] = {
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
