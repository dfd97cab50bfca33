import Foundation
import InterfaceBuilder

extension UINib {
    /// The contents of the nib's file, which is read now unless it has been. Making objects then doesn't read it again.
    ///
    /// - Throws: `NibError` if there is no such file or it can't be read.
    public var document: IBDocument {
        get throws { try world.run { try read(for: nil).document } }
    }

    /// Returns the contents of a nib or storyboard file, with the edits in force. It reads the file, which doesn't
    /// count as a load.
    ///
    /// - Throws: `NibError` if there is no such file or it can't be read.
    public static func document(named name: String, bundle: Bundle?) throws -> IBDocument {
        if let storyboard = storyboard(named: name, bundle: bundle) { return try NibFile.document(at: storyboard.path) }
        return try NibFile.read(named: name, bundle: bundle, owner: nil).document
    }

    /// Returns the text of a nib or storyboard file in the programs' resources, by its name with the extension, with
    /// the edits in force, or nil if there isn't one.
    package static func text(ofFile file: String) throws -> String? {
        let (name, ending) = ((file as NSString).deletingPathExtension, (file as NSString).pathExtension)
        let resource = Resource(named: name, withExtension: ending, bundle: nil, module: nil)
        return try resource.map { try NibFile.text(at: $0.path) }
    }

    /// A storyboard, unless there is a nib of that name.
    private static func storyboard(named name: String, bundle: Bundle?) -> Resource? {
        if NibFile.exists(named: name, bundle: bundle, owner: nil) { return nil }
        return Resource(named: name, withExtension: "storyboard", bundle: bundle, module: nil)
    }

    /// Returns the name of a nib's or storyboard's file: `Cell.xib`.
    package static func fileName(named name: String) -> String {
        storyboard(named: name, bundle: nil)?.url.lastPathComponent ?? "\(name).xib"
    }

    /// Returns a Boolean value that indicates whether there are resources of a module beside the program.
    package static func hasResources(inModule module: String) -> Bool {
        World.current.resources.bundles.contains { $0.module == module }
    }

    /// Returns the names of all nibs and storyboards in the resources of a module, in alphabetical order.
    public static func names(inModule module: String) -> [String] {
        Set(["xib", "storyboard"].flatMap { Resource.names(withExtension: $0, inModule: module) }).sorted()
    }
}
