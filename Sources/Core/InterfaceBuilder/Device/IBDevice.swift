import Foundation
import PlainText

/// The device that Interface Builder shows a document on.
public nonisolated struct IBDevice: Hashable, Sendable {
    /// The name in the file, `retina4_7`.
    public let id: String
    /// A Boolean value that indicates whether the device is in landscape orientation.
    public let isLandscape: Bool

    /// Creates a device.
    ///
    /// - Parameters:
    ///   - id: The name of the device in the file.
    ///   - isLandscape: A Boolean value that indicates whether the device is in landscape.
    public init(id: String, isLandscape: Bool = false) {
        self.id = id
        self.isLandscape = isLandscape
    }

    /// Creates the device with a name: its name in files, or Apple's name for it. Only letters and numbers count, so
    /// that `iphone8` and `iPad Pro 12.9` are names, too.
    ///
    /// - Returns: `nil` if no device has this name.
    public init?(named name: String) {
        func letters(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
        let wanted = letters(name)
        let model = IBDeviceModel.all.first { letters($0.id) == wanted || letters($0.name) == wanted }
        guard let model else { return nil }
        self.init(id: model.id)
    }

    /// The product name of the device, or its name in the file if that is unknown here.
    public var name: String { model?.name ?? id }

    /// The size of the screen in its orientation, in points, or `nil` if the device is unknown here.
    public var size: CGSize? {
        model.map {
            isLandscape ? CGSize(width: $0.height, height: $0.width) : CGSize(width: $0.width, height: $0.height)
        }
    }

    /// The parts of the screen that the status bar and the shape of the device cover, in points, as far as they are
    /// known here. On its side a phone shows no status bar. One without a home button has its camera at the left and
    /// leaves as much at the right.
    public var covered: (top: CGFloat, sides: CGFloat, bottom: CGFloat) { covered(top: model?.top) }

    /// The parts that are covered in Interface Builder's canvas since Xcode 14.
    package var coveredSinceXcode14: (top: CGFloat, sides: CGFloat, bottom: CGFloat) {
        covered(top: model?.topSinceXcode14 ?? model?.top)
    }

    private func covered(top: Int?) -> (top: CGFloat, sides: CGFloat, bottom: CGFloat) {
        guard let model, let top else { return (0, 0, 0) }
        let hasCamera = model.bottom == 34
        return isLandscape
            ? (0, hasCamera ? CGFloat(top) : 0, hasCamera ? 21 : 0) : (CGFloat(top), 0, CGFloat(model.bottom))
    }

    /// The number of pixels to a point, or 2 if the device is unknown here.
    public var scale: CGFloat { CGFloat(model?.scale ?? 2) }

    private var model: IBDeviceModel? { IBDeviceModel.all.first { $0.id == id } }

    /// The names of all devices that are known, as files and as makers have them.
    public static var names: [String] { IBDeviceModel.all.flatMap { [$0.id, $0.name] } }

    /// Returns the known device whose name is most similar to an unknown name, or is the beginning of it, as in
    /// `iPhone SE (1st generation)`, or begins with it. Returns `nil` if no name is near.
    public static func nearestName(to name: String) -> String? {
        PlainText.nearestName(to: name, among: names) ?? names.first { name.hasPrefix($0) || $0.hasPrefix(name) }
    }
}
