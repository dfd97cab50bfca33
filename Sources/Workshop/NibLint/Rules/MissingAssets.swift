internal import Foundation
internal import InterfaceBuilder
internal import NibChecking
internal import TerminalUIKit

enum MissingImages: IBRule, ProjectRule {
    static let name = "missing-image"
    static let page = """
        Images that are neither beside the file nor in an asset catalog of the project.

        ```xml
        <imageView image="spoon" id="Ima-ge-001">
        ```

        iOS logs "Could not load the "spoon" image referenced from a nib" and shows no image. It does the same for an \
        image that was pasted into the file, which Xcode calls `imageView:Ima-ge-001:image`. Nor does it find an image \
        in another bundle than the nib: in a folder such as `Menu.bundle`, or in the resources of another Swift \
        package. If the image's folder in the catalog provides a namespace, the name begins with the folder's: \
        `Kitchen/spoon`.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        document.allObjects.flatMap { object in
            object.imageNames.compactMap { name in
                if project.hasImage(name) {
                    if let whole = project.wholeName(ofImage: name) {
                        return finding(
                            "the image \(name) is called \(whole), because its folder provides a namespace",
                            about: object, in: document)
                    }
                    return project.bundle(ofImage: name, missingIn: document.file).map {
                        finding(
                            "the image \(name) is in \($0), and iOS looks for it in the bundle of the nib",
                            about: object, in: document)
                    }
                }
                if UIImage(named: name) != nil { return nil }
                // Older files name one of their own so.
                if name.contains(":") {
                    return finding(
                        "the image is pasted into the file, and iOS doesn't load it", about: object, in: document)
                }
                // A file that was copied from its project has no images beside it.
                return finding(
                    "there is no image \(name) beside the file, nor in an asset catalog of the project",
                    project.contents.images.isEmpty ? .note : .warning, about: object, in: document)
            }
        }
    }
}

extension Project {
    /// Returns the name of the bundle or package in which alone an image is, or nil if a nib may find it.
    fileprivate func bundle(ofImage name: String, missingIn nib: String) -> String? {
        guard !name.contains("/"), contents.isWhole else { return nil }
        let nib = URL(fileURLWithPath: nib).standardizedFileURL.path
        let bundles = places(ofImage: name).map { place -> String? in
            let parts = place.path.components(separatedBy: "/")
            if let end = parts.lastIndex(where: { $0.hasSuffix(".bundle") }) {
                return nib.hasPrefix(parts[...end].joined(separator: "/") + "/") ? nil : parts[end]
            }
            let catalog = parts.firstIndex { $0.hasSuffix(".xcassets") }.map { parts[...$0].joined(separator: "/") }
            guard let package = contents.swiftPackages.first(where: { place.path.hasPrefix($0 + "/") }),
                !nib.hasPrefix(package + "/"), contents.targets.hold(catalog ?? place.path) != true
            else { return nil }
            return "the package " + (package.split(separator: "/").last.map(String.init) ?? "")
        }
        return bundles.contains(nil) ? nil : bundles.first ?? nil
    }

    /// Returns the name of an image with the namespaces around it, or nil if a nib finds it without them.
    fileprivate func wholeName(ofImage name: String) -> String? {
        guard !name.contains("/"), !contents.namespaces.isEmpty else { return nil }
        let names = places(ofImage: name).map { place in
            sequence(first: place.deletingLastPathComponent(), next: { $0.deletingLastPathComponent() })
                .prefix { $0.pathExtension != "xcassets" && $0.path != "/" }
                .filter { contents.namespaces.contains($0.path) }
                .reduce(name) { "\($1.lastPathComponent)/\($0)" }
        }
        return names.contains(name) ? nil : names.first
    }
}

enum MissingColors: IBRule, ProjectRule {
    static let name = "missing-color"
    static let page = """
        Named colors that no asset catalog of the project has.

        ```xml
        <color key="textColor" name="Saffron"/>
        ```

        On iOS, the color is looked up by its name while the nib is loaded. The file has a copy of the color, which \
        Xcode writes. The copy doesn't have later changes to the catalog.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        guard project.contents.isWhole, !project.contents.colors.isEmpty else { return [] }
        return document.allObjects.flatMap { object in
            object.properties.compactMap { _, value -> IBFault? in
                // A folder of the catalog that provides a namespace stands before the name: `Menu/Saffron`.
                guard case .color(.named(let name)) = value, let last = name.split(separator: "/").last,
                    !project.contents.colors.contains(String(last))
                else { return nil }
                return finding("no asset catalog of the project has the color \(name)", about: object, in: document)
            }
        }
    }
}
