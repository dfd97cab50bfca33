/// A file that was found in a bundle: a nib, an image.
package struct Resource {
    /// The path of the file.
    package let path: String
    /// The Swift module that a SwiftPM resource bundle belongs to, or nil for other bundles.
    let module: String?

    /// Finds a file by its name and its extension, without the dot, in a bundle or the main one. Also searches the
    /// resource bundles that SwiftPM lays next to the executable, a module's first.
    package init?(named name: String, withExtension fileExtension: String, bundle: Bundle?, module: String?) {
        // A name is a name: with a slash in it, it could lead anywhere.
        guard !name.isEmpty, !name.contains("/") else { return nil }
        // Joined once, because a symbol's name is searched in each folder with nine endings.
        let files = [Self.suffix(of: UITraitCollection.current.userInterfaceIdiom), ""].flatMap { suffix in
            ResourceBundles.folders.map { $0 + name + suffix + "." + fileExtension }
        }
        for (folder, module) in World.current.resources.searched(for: bundle, module: module) {
            for file in files {
                let path = folder + file
                guard access(path, F_OK) == 0 else { continue }
                (self.path, self.module) = (path, module)
                return
            }
        }
        return nil
    }

    /// The end of the names of files that are for one kind of device only.
    static func suffix(of idiom: UIUserInterfaceIdiom) -> String { idiom == .pad ? "~ipad" : "~iphone" }

    /// The location of the file.
    package var url: URL { URL(fileURLWithPath: path) }

    /// The names of all files with an extension that could be found, without it.
    static func names(withExtension fileExtension: String, bundle: Bundle?) -> [String] {
        World.current.resources.searched(for: bundle, module: nil).flatMap {
            names(withExtension: fileExtension, in: $0.folder)
        }
    }

    /// The names of all files with an extension in the resources of a module, without it.
    static func names(withExtension fileExtension: String, inModule module: String) -> [String] {
        World.current.resources.bundles.filter { $0.module == module }.flatMap {
            names(withExtension: fileExtension, in: $0.folder)
        }
    }

    private static func names(withExtension fileExtension: String, in folder: String) -> [String] {
        ResourceBundles.folders.flatMap { place in
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder + place)) ?? []
            let ending = "." + fileExtension
            return files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
        }
    }
}
