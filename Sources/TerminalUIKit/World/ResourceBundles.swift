/// The bundles that SwiftPM lays beside a program, in which its nibs, storyboards and images are, and what was found in
/// them.
final class ResourceBundles {
    typealias Origin = (bundle: Bundle, module: String?)

    /// Those beside the executable.
    static let besideProgram = ResourceBundles(
        in: Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent())

    /// Where files are in a bundle: in the folder of nibs that is copied into it whole, and at its top.
    static let folders = ["Nibs", nil]

    /// The bundles, `Package_Module.resources` (`.bundle` on macOS), by name, each with its module.
    let bundles: [Origin]
    /// Where files were found: bundles remember it as well, and take long to say so.
    var found: [Resource.Search: Resource] = [:]
    /// The pictures that were read, by bundle and name.
    var images: [[String?]: UIImage] = [:]

    init(in folder: URL?) {
        let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
        bundles = names.sorted().compactMap { name in
            guard name.hasSuffix(".resources") || name.hasSuffix(".bundle"),
                let bundle = folder.flatMap({ Bundle(url: $0.appendingPathComponent(name)) })
            else { return nil }
            let stem = name.prefix { $0 != "." }
            return (bundle, stem.firstIndex(of: "_").map { String(stem[stem.index(after: $0)...]) })
        }
    }

    /// Where to look for what is wanted of a bundle, in this order: of the main one, beside which all are searched, a
    /// module's first.
    func searched(for bundle: Bundle?, module: String?) -> [Origin] {
        guard let bundle, bundle != Bundle.main else {
            let standIns = World.current.standIns
            let module = module.map { standIns[$0] ?? $0 }
            let bundles = bundles.filter { $0.module.map { standIns[$0] == nil } ?? true }
            return [(.main, nil)] + bundles.filter { $0.module == module } + bundles.filter { $0.module != module }
        }
        return [(bundle, bundles.first { $0.bundle.bundlePath == bundle.bundlePath }?.module)]
    }
}
