/// A file that was found in a bundle: a nib, an image.
package struct Resource {
    /// Where it is.
    package let url: URL
    /// The Swift module that a SwiftPM resource bundle belongs to; nil for other bundles.
    let module: String?

    /// Finds a file by its name and its extension, without the dot, in a bundle or the main one. Beside that the
    /// resource bundles that SwiftPM lays next to the executable are searched, a module's first.
    package init?(named name: String, withExtension fileExtension: String, bundle: Bundle?, module: String?) {
        // A name is a name: with a slash in it, it could lead anywhere.
        guard !name.isEmpty, !name.contains("/") else { return nil }
        let search = Search(name: name, fileExtension: fileExtension, bundle: bundle, module: module)
        let bundles = World.current.resources
        if let known = bundles.found[search] {
            self = known
            return
        }
        for (bundle, module) in bundles.searched(for: bundle, module: module) {
            for folder in ResourceBundles.folders {
                guard let url = bundle.url(forResource: name, withExtension: fileExtension, subdirectory: folder) else {
                    continue
                }
                (self.url, self.module) = (url, module)
                bundles.found[search] = self
                return
            }
        }
        return nil
    }

    /// What was looked for.
    struct Search: Hashable {
        fileprivate let name: String
        fileprivate let fileExtension: String
        fileprivate let bundle: Bundle?
        fileprivate let module: String?
        fileprivate let standIns = World.current.standIns
    }

    /// The names of all files with an extension that could be found, without it.
    static func names(withExtension fileExtension: String, bundle: Bundle?) -> [String] {
        World.current.resources.searched(for: bundle, module: nil).flatMap {
            names(withExtension: fileExtension, in: $0.bundle)
        }
    }

    /// The names of all files with an extension in the resources of a module, without it.
    static func names(withExtension fileExtension: String, inModule module: String) -> [String] {
        World.current.resources.bundles.filter { $0.module == module }.flatMap {
            names(withExtension: fileExtension, in: $0.bundle)
        }
    }

    private static func names(withExtension fileExtension: String, in bundle: Bundle) -> [String] {
        ResourceBundles.folders.flatMap { folder in
            (bundle.urls(forResourcesWithExtension: fileExtension, subdirectory: folder) ?? []).compactMap {
                $0.deletingPathExtension?.lastPathComponent
            }
        }
    }
}
