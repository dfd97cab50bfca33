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
        image that was pasted into the file, which Xcode calls `imageView:Ima-ge-001:image`.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        document.allObjects.flatMap { object in
            object.imageNames.filter { !project.hasImage($0) && UIImage(named: $0) == nil }.map { name in
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
                guard case .color(.named(let name)) = value, !project.contents.colors.contains(name) else { return nil }
                return finding("no asset catalog of the project has the color \(name)", about: object, in: document)
            }
        }
    }
}
