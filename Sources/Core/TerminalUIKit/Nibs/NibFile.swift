import InterfaceBuilder
import PlainText

/// A nib or storyboard that was found: its document, and where it came from.
struct NibFile {
    let document: IBDocument
    /// The Swift module that a SwiftPM resource bundle belongs to, or nil for other bundles.
    let module: String?

    /// Finds and reads a nib by its name without the extension, in a bundle or the main one. Also searches the resource
    /// bundles that SwiftPM lays next to the executable, the owner's module first.
    static func read(
        named name: String, bundle: Bundle?, owner: AnyObject?, module: String? = nil
    ) throws -> NibFile {
        guard let found = find(name, bundle: bundle, owner: owner, module: module) else {
            throw missing(
                "nib", name, fileExtension: "xib", bundle: bundle,
                exception: .inconsistency(
                    "Could not load NIB in bundle: 'NSBundle <\((bundle ?? .main).bundlePath)> (loaded)' with name "
                        + "'\(name)'"))
        }
        return NibFile(document: try document(at: found.path), module: found.module)
    }

    /// Finds and reads a storyboard, as ``read(named:bundle:owner:)`` does a nib.
    static func read(storyboardNamed name: String, bundle: Bundle?, module: String) throws -> NibFile {
        guard let found = Resource(named: name, withExtension: "storyboard", bundle: bundle, module: module) else {
            throw missing(
                "storyboard", name, fileExtension: "storyboard", bundle: bundle,
                exception: UIKitException(
                    name: "NSInvalidArgumentException",
                    reason: "Could not find a storyboard named '\(name)' in bundle NSBundle "
                        + "<\((bundle ?? .main).bundlePath)> (loaded)"))
        }
        return NibFile(document: try document(at: found.path), module: found.module)
    }

    /// Reads a document, with the edits that are in force for its nib.
    static func document(at path: String) throws -> IBDocument {
        guard let edited = try edited(path) else { return try IBDocument(contentsOfFile: path) }
        return try IBDocument(data: edited, file: IBDocument.name(ofFile: path))
    }

    /// The text of a file, with the edits that are in force for its nib.
    static func text(at path: String) throws -> String {
        String(decoding: try edited(path) ?? Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }

    /// The bytes of a file with the edits that are in force for its nib, or nil if there aren't any.
    private static func edited(_ path: String) throws -> Data? {
        let (world, file) = (World.current, IBDocument.name(ofFile: path))
        let edits = world.edits.filter { $0.nib == (file as NSString).deletingPathExtension }
        guard !edits.isEmpty else { return nil }
        // The file itself is read each time, because somebody may have saved another version.
        let original = try Data(contentsOf: URL(fileURLWithPath: path))
        if let known = world.editedFiles[path], known.isMade(of: original, by: edits) { return known.data }
        let new = try EditedFile(original, file: file, edits: edits)
        world.editedFiles[path] = new
        return new.data
    }

    /// Returns a Boolean value that indicates whether there is such a nib.
    static func exists(named name: String, bundle: Bundle?, owner: AnyObject?) -> Bool {
        find(name, bundle: bundle, owner: owner) != nil
    }

    private static func find(
        _ name: String, bundle: Bundle?, owner: AnyObject?, module: String? = nil
    ) -> Resource? {
        Resource(
            named: name, withExtension: "xib", bundle: bundle,
            module: owner.flatMap { moduleName(of: type(of: $0)) } ?? module)
    }

    private static func missing(
        _ kind: String, _ name: String, fileExtension: String, bundle: Bundle?, exception: UIKitException
    ) -> NibError {
        let names = Resource.names(withExtension: fileExtension, bundle: bundle)
        let isPad = UITraitCollection.current.userInterfaceIdiom == .pad
        let other = name + Resource.suffix(of: isPad ? .phone : .pad)
        let isThere = names.contains(other)
        let reason = isThere ? ": \(other).\(fileExtension) is for \(isPad ? "phones" : "tablets") only" : ""
        let fault = IBFault(
            "there is no such \(kind) in the bundle\(reason)", file: "\(name).\(fileExtension)",
            suggestion: isThere ? nil : nearestName(to: name, among: names), exception: exception)
        return NibError([fault])
    }

    /// The module a class is declared in.
    static func moduleName(of type: AnyClass) -> String? {
        // NSStringFromClass ends the process for a class inside another type. To print one takes long the first time.
        String(_typeName(type).prefix { $0 != "." })
    }
}
