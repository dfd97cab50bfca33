import InterfaceBuilder

/// A nib file, read once, from which objects are made as often as wanted.
@preconcurrency @MainActor public final class UINib {
    /// The options for instantiating a nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's text.
        public let rawValue: String

        /// Creates a key.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A dictionary of objects for the placeholders, by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let name: String
    private let bundle: Bundle?
    private let isForControllersView: Bool
    /// The module whose code creates the nib, or nil if it is unknown.
    private let module: String?
    /// The world in which the nib was made, where its objects are made, too.
    let world = World.current
    private var data: Data?
    private var file: NibFile?
    private var contents: NibContents?
    /// The scene of a storyboard that the part is of.
    private weak var scene: StoryboardScene?

    /// Creates a nib. The file is read when it is first needed, and kept.
    ///
    /// - Parameters:
    ///   - name: Its name without the extension.
    ///   - bundle: The bundle with the nib, or nil for the main bundle.
    ///   - fileID: The file with the call. If several modules have such a nib, the one in the owner's or this module is
    ///     used. Not in UIKit.
    public convenience init(nibName name: String, bundle: Bundle?, fileID: StaticString = #fileID) {
        self.init(nibName: name, bundle: bundle, isForControllersView: false, module: fileID.module)
    }

    /// Creates a nib from the text of an Interface Builder file. On iOS the data is of a compiled nib.
    ///
    /// - Parameters:
    ///   - nibData: The contents of a `.xib`.
    ///   - bundle: The bundle with the resources of the nib, or nil for the main bundle.
    public convenience init(data nibData: Data, bundle: Bundle?) {
        self.init(nibName: "data", bundle: bundle)
        data = nibData
    }

    init(nibName name: String, bundle: Bundle?, isForControllersView: Bool, module: String? = nil) {
        self.name = name
        self.module = module
        self.bundle = bundle
        self.isForControllersView = isForControllersView
    }

    /// Creates a nib of a document that was read already, or of some of its objects and all in them.
    package convenience init(_ document: IBDocument, objects: [IBObject]? = nil) {
        self.init(NibContents(objects ?? document.objects), of: NibFile(document: document, module: nil))
    }

    /// Creates a nib of a part of a document.
    convenience init(_ contents: NibContents, of file: NibFile, in scene: StoryboardScene? = nil) {
        self.init(nibName: file.document.file, bundle: nil, isForControllersView: false)
        self.file = file
        self.contents = contents
        self.scene = scene
    }

    /// Makes the nib's objects: decodes, connects them, and calls `awakeFromNib()`.
    ///
    /// Ends the process in UIKit's words if something is wrong. ``objects(withOwner:options:)`` throws instead.
    ///
    /// - Parameters:
    ///   - owner: The object in place of File's Owner, or nil.
    ///   - options: External objects for other placeholders.
    /// - Returns: The top-level objects in document order, without the placeholders.
    public func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
        UIKitException.raising { try objects(withOwner: owner, options: options) }
    }

    /// Creates the nib's objects, or throws an error with all its problems.
    ///
    /// - Throws: `NibError`.
    public func objects(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) throws -> [Any] {
        // To make anything an object, Swift looks for a protocol in its class: not in that of what is one.
        let owner = owner as? NSObject ?? owner.map { $0 as AnyObject }
        let external = options?[.externalObjects] as? [String: Any] ?? [:]
        return try world.run {
            let file = try read(for: owner)
            let contents = contents ?? NibContents(file.document.objects)
            self.contents = contents
            return try NibDecoder(contents, of: file, owner: owner, externalObjects: external, scene: scene).load()
        }
    }

    func read(for owner: AnyObject?) throws -> NibFile {
        if let file { return file }
        let read =
            try data.map { NibFile(document: try IBDocument(data: $0, file: name), module: nil) }
            ?? NibFile.read(named: name, bundle: bundle, owner: owner, module: module)
        if isForControllersView { world.controllersFileReads += 1 } else { world.fileReads += 1 }
        // Placeholders are no objects of the nib's.
        let count = read.document.allObjects.count { $0.placeholderIdentifier == nil }
        Trace.emit(.load, owner, id: read.document.file, "\(count) objects")
        file = read
        return read
    }
}

extension StaticString {
    /// The module of a `#fileID`.
    var module: String {
        withUTF8Buffer { String(decoding: $0.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self) }
    }
}
