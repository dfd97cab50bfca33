import InterfaceBuilder

/// A nib or storyboard that was found: its document, and where it came from.
struct NibFile {
    let document: IBDocument
    /// The Swift module that a SwiftPM resource bundle belongs to; nil for other bundles.
    let module: String?

    /// Finds and reads a nib.
    ///
    /// - Parameters:
    ///   - name: Its name without the ending.
    ///   - bundle: Where to look; nil for the main bundle. Beside the main bundle the resource bundles that SwiftPM
    ///     lays next to the executable are searched, the owner's module first.
    ///   - owner: Whose module's resources come first.
    /// - Throws: ``NibError`` or `IBError` if there is no such file or it can't be read.
    static func read(named name: String, bundle: Bundle?, owner: AnyObject?) throws -> NibFile {
        guard let (url, module) = find(name, ending: "xib", bundle: bundle, owner: owner) else {
            let path = (bundle ?? .main).bundlePath
            throw missing(
                "\(name).xib", bundle: bundle, owner: owner, message: "there is no such nib in the bundle",
                exception: .inconsistency(
                    "Could not load NIB in bundle: 'NSBundle <\(path)> (loaded)' with name '\(name)'"))
        }
        return NibFile(document: try document(at: url), module: module)
    }

    /// Finds and reads a storyboard, as ``read(named:bundle:owner:)`` does a nib.
    static func read(storyboardNamed name: String, bundle: Bundle?) throws -> NibFile {
        guard let (url, module) = find(name, ending: "storyboard", bundle: bundle, owner: nil) else {
            let path = (bundle ?? .main).bundlePath
            throw missing(
                "\(name).storyboard", bundle: bundle, owner: nil, message: "there is no such storyboard in the bundle",
                exception: UIKitException(
                    name: "NSInvalidArgumentException",
                    reason: "Could not find a storyboard named '\(name)' in bundle NSBundle <\(path)> (loaded)"))
        }
        return NibFile(document: try document(at: url), module: module)
    }

    /// Reads a document, with the edits that are in force for its nib.
    static func document(at url: URL) throws -> IBDocument {
        let name = url.deletingPathExtension().lastPathComponent
        let edits = UINib.edits.filter { $0.nib == name }
        guard !edits.isEmpty else { return try IBDocument(contentsOf: url) }
        let text = try edits.reduce(String(decoding: Data(contentsOf: url), as: UTF8.self)) { text, edit in
            try edit.apply(to: text, file: url.lastPathComponent)
        }
        return try IBDocument(data: Data(text.utf8), file: url.lastPathComponent)
    }

    /// Whether there is such a nib.
    static func exists(named name: String, bundle: Bundle?, owner: AnyObject?) -> Bool {
        find(name, ending: "xib", bundle: bundle, owner: owner) != nil
    }

    /// Where a nib is.
    static func find(
        _ name: String, ending: String, bundle: Bundle?, owner: AnyObject?
    ) -> (url: URL, module: String?)? {
        // A name is a name: with a slash in it, it could lead anywhere.
        guard !name.isEmpty, !name.contains("/") else { return nil }
        return places(bundle: bundle, owner: owner).lazy.compactMap { place in
            place.bundle.url(forResource: name, withExtension: ending).map { ($0, place.module) }
        }.first
    }

    private static func missing(
        _ file: String, bundle: Bundle?, owner: AnyObject?, message: String, exception: UIKitException
    ) -> NibError {
        let name = (file as NSString).deletingPathExtension
        let names = places(bundle: bundle, owner: owner).flatMap { place in
            (place.bundle.urls(forResourcesWithExtension: (file as NSString).pathExtension, subdirectory: nil) ?? [])
                .compactMap { $0.deletingPathExtension?.lastPathComponent }
        }
        let fault = NibError.Fault(message, suggestion: nearestName(to: name, among: names), exception: exception)
        return NibError(file: file, faults: [fault])
    }

    // MARK: Bundles

    private typealias Place = (bundle: Bundle, module: String?)

    private static func places(bundle: Bundle?, owner: AnyObject?) -> [Place] {
        guard let bundle, bundle !== Bundle.main else {
            let ownModule = owner.flatMap { moduleName(of: type(of: $0)) }
            let own = resourceBundles.filter { $0.module == ownModule }
            return [(.main, nil)] + own + resourceBundles.filter { $0.module != ownModule }
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

    /// The module a class is declared in.
    static func moduleName(of type: AnyClass) -> String? {
        NSStringFromClass(type).split(separator: ".").first.map(String.init)
    }
}
