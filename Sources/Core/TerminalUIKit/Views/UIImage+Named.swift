extension UIImage {
    /// Creates an image by its name from a PNG file in the main bundle, or in the resources that SwiftPM puts beside
    /// the program. If no file has the name, uses the system's symbol. UIKit has symbols only in ``init(systemName:)``.
    ///
    /// Files are read once, and cached.
    /// - Parameters:
    ///   - name: The file's name, with or without its extension. `moon` finds `moon@2x.png` where there is no
    ///     `moon.png`.
    ///   - fileID: The file with the call. If several modules have such an image, that of this module is used. Not in
    ///     UIKit.
    /// - Returns: `nil` if there is no such file or symbol, or the file is no image.
    public convenience init?(named name: String, fileID: StaticString = #fileID) {
        self.init(named: name, in: nil, module: fileID.module)
    }

    /// Creates an image by its name from any module. Code that passes the initializer itself gets this one.
    @_disfavoredOverload public convenience init?(named name: String) { self.init(named: name, in: nil, module: nil) }

    /// Creates an image by its name from a PNG or JPEG file in a bundle, else the system's symbol of that name.
    /// - Parameters:
    ///   - name: The file's name, with or without its extension.
    ///   - bundle: The bundle with the file, or `nil` for the main bundle and the resources beside the program.
    ///   - traitCollection: Not used: there is one kind of screen.
    ///   - fileID: The file with the call, whose module comes first in the main bundle. Not in UIKit.
    /// - Returns: `nil` if there is no such file or symbol, or the file is no image.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?,
        fileID: StaticString = #fileID
    ) {
        self.init(named: name, in: bundle, module: fileID.module)
    }

    /// Creates an image from a file of a bundle, a module's first, or else the system's symbol.
    convenience init?(named name: String, in bundle: Bundle?, module: String?) {
        let ending = Self.extensions.first { name.hasSuffix("." + $0) }
        let stem = ending.map { String(name.dropLast($0.count + 1)) } ?? name
        let key = (bundle?.bundlePath ?? module ?? "") + "//" + stem
        let known = World.current.resources
        guard
            let image = known.images[key] ?? Self.file(named: stem, in: bundle, module: module)
                ?? known.standIns[name] ?? UIImage(systemName: name)
        else { return nil }
        known.images[key] = image
        self.init(image.content, name: image.name, scale: image.scale)
    }

    private static let extensions = ["png", "jpg", "jpeg"]

    private static func file(named stem: String, in bundle: Bundle?, module: String?) -> UIImage? {
        for ending in extensions {
            for name in [stem, stem + "@2x", stem + "@3x"] {
                if let file = Resource(named: name, withExtension: ending, bundle: bundle, module: module),
                    let image = UIImage(contentsOfFile: file.path)
                {
                    return image
                }
            }
        }
        return nil
    }

    /// Shows a frame in place of an image whose format isn't supported. Not in UIKit.
    ///
    /// - Parameters:
    ///   - name: The name of the image.
    ///   - width: The width of the frame, in points.
    ///   - height: The height of the frame, in points.
    public static func standIn(named name: String, width: CGFloat, height: CGFloat) {
        let image = UIImage(.standIn(CGSize(width: width, height: height)), name: name, scale: 1)
        World.current.resources.standIns[name] = image
    }
}
