import Foundation

/// The images and colors that a document knows of and that are stored elsewhere.
public nonisolated struct IBResources: Equatable, Sendable {
    /// The sizes of images in points, by name, or zero if the file gives none.
    public internal(set) var images: [String: CGSize] = [:]
    /// The names of the images that are symbols of the system's. Their sizes are those of a drawing, not of a sign.
    public internal(set) var symbols: Set<String> = []
    /// The files of the app's own fonts, as Xcode lists them, and their places in the document.
    public internal(set) var fontFiles: [String: IBLocation] = [:]
    /// The components of asset-catalog colors, by name.
    public internal(set) var namedColors: [String: IBColor] = [:]
    /// The components (in light mode) of system colors, by name.
    public internal(set) var systemColors: [String: IBColor] = [:]
}
