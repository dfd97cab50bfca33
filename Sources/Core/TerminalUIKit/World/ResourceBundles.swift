/// The bundles that SwiftPM lays beside a program, with nibs, storyboards and images, and the images found in them.
final class ResourceBundles {
    /// A folder with files, and the Swift module for whose resources SwiftPM made it, or nil for other bundles'.
    typealias Origin = (folder: String, module: String?)

    /// The bundles beside the executable.
    static let besideProgram = ResourceBundles(in: Bundle.main.programFolder, of: Bundle.main.programModule)

    /// The folders of files in a bundle: the folder of nibs that is copied into it whole, and its top.
    static let folders = ["/Nibs/", "/"]

    /// The bundles, `Package_Module.resources` (`.bundle` on macOS), by name.
    let bundles: [Origin]
    /// The pictures that were read, by the path of the bundle or by the module, `//` and the name.
    var images: [String: UIImage] = [:]
    /// The frames that stand for pictures of other formats, by name.
    var standIns: [String: UIImage] = [:]

    /// The folders of bundles that were searched: Foundation makes the path again each time.
    private var folders: [Bundle: String] = [:]
    /// The module of the program that runs, or nil if it is unknown.
    private let program: String?
    private let main: Origin = (folder: Bundle.main.resourcePath ?? Bundle.main.bundlePath, module: nil)

    init(in folder: String?, of program: String? = nil) {
        self.program = program
        let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
        bundles = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted().map { name in
            let path = (folder ?? "") + "/" + name
            // To open a bundle takes long, and these are folders. Xcode's have another in them.
            let files = name.hasSuffix(".bundle") ? Bundle(path: path)?.resourcePath : nil
            let stem = name.prefix { $0 != "." }
            return (files ?? path, stem.firstIndex(of: "_").map { String(stem[stem.index(after: $0)...]) })
        }
    }

    /// Returns the folders to search for a bundle, in order: the main one stands for all, a module's first, then the
    /// program's own before those of its neighbors.
    func searched(for bundle: Bundle?, module: String?) -> [Origin] {
        guard let bundle, bundle != Bundle.main else {
            let replacedModules = World.current.replacedModules
            let module = module.map { replacedModules[$0] ?? $0 }
            let bundles = bundles.filter { $0.module.map { replacedModules[$0] == nil } ?? true }
            let nearest = [module, program].compactMap(\.self)
            func distance(_ bundle: Origin) -> Int {
                bundle.module.flatMap(nearest.firstIndex) ?? nearest.count
            }
            return [main] + (0...nearest.count).flatMap { near in bundles.filter { distance($0) == near } }
        }
        let folder = folders[bundle] ?? bundle.resourcePath ?? bundle.bundlePath
        folders[bundle] = folder
        return [(folder, bundles.first { $0.folder == folder }?.module)]
    }
}
