import Foundation
import PlainText

/// The contents of a `.xib` or `.storyboard` file, as Xcode 5 and later write it, or of the archive that older versions
/// wrote.
///
/// A document is data: it makes no views and knows no class. Whatever it does not understand is left out, and listed in
/// ``unread``. Whatever makes no sense but does no harm is listed in ``warnings``. Only a document whose meaning would
/// be in doubt (text instead of numbers, an id used twice) is refused.
public final class IBDocument {
    /// The name of the file for messages.
    public let file: String
    /// The kind of the document: a xib or a storyboard.
    public let kind: Kind
    /// The XML attributes of `<document>`. For an archive, its type and version.
    public private(set) lazy var attributes = root.attributes.dictionary
    /// The version of the Interface Builder that wrote the document, such as `22505`, or `nil` if the file has none.
    ///
    /// Files by some Xcodes have `32700.99.1234`, whatever the version. Then the version of the plug-in counts.
    package var toolsVersion: String? {
        guard let version = root["toolsVersion"], version.hasPrefix("32700.") else { return root["toolsVersion"] }
        let dependencies = root.children.first { $0.name == "dependencies" }
        return dependencies?.children.first { $0.name == "plugIn" }?["version"]
    }
    /// The top-level objects of a xib in document order, placeholders included, or empty for a storyboard.
    public let objects: [IBObject]
    /// The scenes of a storyboard in document order, or empty for a xib.
    public let scenes: [IBScene]
    /// The images and colors it refers to.
    public let resources: IBResources
    /// The device that Interface Builder shows it on, or `nil` if the file names none, as before Xcode 8.
    public let device: IBDevice?
    /// The color of the things that you can tap, unless a view has another: Interface Builder's Global Tint.
    public let tintColor: IBColor?
    /// All objects in document order, a parent before its children.
    public let allObjects: [IBObject]
    /// The elements that weren't understood, and skipped.
    public let unread: [IBUnread]
    /// The ids of the scenes that segues lead to from the initial one, and of that one.
    private(set) lazy var scenesFromInitial = scenesReached { [initial = initialViewController] in $0.id == initial }
    /// The ids of the scenes that segues lead to from those with an identifier, and of these.
    private(set) lazy var scenesFromIdentified = scenesReached { $0.storyboardIdentifier != nil }
    private lazy var scenesByController = Dictionary(
        scenes.lazy.compactMap { scene in scene.viewController.map { ($0.id, scene) } },
        uniquingKeysWith: { first, _ in first })
    /// The problems that the reader could ignore: references to missing objects, objects without an id, duplicate
    /// values.
    public private(set) lazy var warnings = oddities + danglingReferences(after: oddities.count)

    /// The places at which a merge has left a conflict.
    let undecided: [IBLocation]

    /// The element of the whole document.
    let root: IBElement
    private let elementsByID: [String: IBElement]
    /// The problems in the values of objects.
    private let oddities: [IBFault]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - url: The URL of a regular file.
    ///   - name: The name for messages, or `nil` for its name without the folder.
    /// - Throws: `NibError` if there is no such file, or it can't be read as a document.
    public convenience init(contentsOf url: URL, as name: String? = nil) throws(NibError) {
        try self.init(contentsOfFile: url.path, as: name)
    }

    /// Reads a file by its path, as ``init(contentsOf:as:)`` does by its URL, which takes as long as some nibs.
    package convenience init(contentsOfFile path: String, as name: String? = nil) throws(NibError) {
        let file = name ?? Self.name(ofFile: path)
        try self.init(data: Self.contents(ofFile: path, named: file), file: file)
    }

    /// Returns a file's name, without the folder.
    package static func name(ofFile path: String) -> String {
        path.lastIndex(of: "/").map { String(path[$0...].dropFirst()) } ?? path
    }

    /// Reads the text of a document.
    ///
    /// - Parameters:
    ///   - data: The text, in UTF-8, of at most 8 MB, 100,000 elements and 500 levels.
    ///   - file: The name of the file for messages.
    /// - Throws: `NibError` if it can't be read as a document.
    /// - Complexity: O(*n*), *n* being the length of the text.
    public init(data: Data, file: String) throws(NibError) {
        let written = try IBElementParser.parse(data, file: file)
        undecided = written.arena.undecided
        kind = try Kind(written, file: file)
        root = written.name == "archive" ? try IBArchiveTranslator.document(from: written, file: file) : written
        let reader = try IBReader(root, kind: kind)
        self.file = file
        objects = reader.objects
        scenes = reader.scenes
        resources = reader.resources
        device = reader.device
        tintColor = reader.tintColor
        allObjects = reader.allObjects
        unread = reader.unread
        oddities = reader.warnings
        elementsByID = reader.elementsByID
    }

    // Nonisolated, as those of objects.
    nonisolated deinit {}

    /// Returns an empty document, to compare others with.
    ///
    /// - Parameter file: The name for messages.
    public static func empty(named file: String) -> IBDocument {
        // Text as short as that is always read.
        try! IBDocument(data: Data("<document type=\"\(Kind.xib.rawValue)\"/>".utf8), file: file)
    }

    /// The id of a storyboard's initial controller, or `nil` if it doesn't have one.
    public var initialViewController: String? { root["initialViewController"] }
    /// The place of the element in the file.
    var location: IBLocation { root.location }

    /// Returns the object with an id, however deep, or `nil` if there isn't one.
    ///
    /// - Parameter id: The id, such as `iN0-l3-epB`.
    /// - Complexity: O(1)
    public func object(withID id: String) -> IBObject? {
        guard let element = elementsByID[id] else { return nil }
        return object(of: element)
    }

    /// Returns the scene whose controller has an id, or `nil` if there isn't one.
    public func scene(withControllerID id: String) -> IBScene? { scenesByController[id] }

    /// The constraint with an id (outlets may lead to one), or `nil` if there isn't one.
    ///
    /// - Parameter id: The id, such as `Kkv-bc-RVg`.
    /// - Complexity: O(1)
    public func constraint(withID id: String) -> IBConstraint? {
        guard let element = elementsByID[id], object(of: element) == nil else { return nil }
        return owner(ofConstraintWithID: id).flatMap { try? IBReader(of: $0).constraint(element) }
    }

    /// The object that has the constraint with an id, or `nil` if there isn't one.
    ///
    /// - Parameter id: The id of a constraint.
    /// - Complexity: O(1)
    package func owner(ofConstraintWithID id: String) -> IBObject? {
        elementsByID[id]?.parent?.parent.flatMap(object(of:))
    }

    private func object(of element: IBElement) -> IBObject? {
        if case .object(let number) = element.node.use { allObjects[Int(number)] } else { nil }
    }

    /// Returns a Boolean value that indicates whether an object or a constraint has an id.
    func hasID(_ id: String) -> Bool { elementsByID[id] != nil }

    /// Returns the bytes of a file that may be a nib.
    ///
    /// - Throws: ``NibError`` if there is no file, or no regular one, or if it is too large to be read.
    package static func contents(ofFile path: String, named file: String) throws(NibError) -> Data {
        do throws(UnreadableFile) {
            return try Data(ofFile: path, atMost: IBSource.maximumSize)
        } catch {
            switch error {
            case .folder: throw NibError(file: file, message: "a folder; expected a .xib or .storyboard file")
            case .irregular:
                throw NibError(file: file, message: "not a regular file; expected a .xib or .storyboard file")
            case .large(let size, _): throw IBSource.tooLarge(size, file: file)
            case .system(ENOENT): throw NibError(file: file, message: reason(forMissing: path))
            case .system: throw NibError(file: file, message: "can't be read: \(error)")
            }
        }
    }

    /// Returns the reason why a file can't be read that doesn't exist.
    ///
    /// - Parameter path: The path. In arguments and listings of folders, what isn't UTF-8 was replaced.
    package static func reason(forMissing path: String) -> String {
        path.unicodeScalars.contains("\u{FFFD}") ? "no such file, or its name isn't UTF-8" : "no such file"
    }
}
