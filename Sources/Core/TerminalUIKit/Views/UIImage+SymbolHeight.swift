extension UIImage {
    /// The height of all symbols as constraints see them, in a text of 17 points.
    private static let alignedHeight: CGFloat = 20

    /// The insets that a symbol of usual size lacks above and below of the height by which constraints place it, or
    /// zero for another image.
    package var symbolInsets: UIEdgeInsets {
        guard let height = name.flatMap(Self.symbolHeight), symbolSize?.height == height else { return .zero }
        let missing = Self.alignedHeight - height
        let top = missing.rounded(.up) / 2
        return UIEdgeInsets(top: -top, left: 0, bottom: top - missing, right: 0)
    }

    /// The distance of a symbol's baseline from the lower edge by which constraints place it. Zero for another image.
    ///
    /// UIKit's image has it as `baselineOffsetFromBottom`, see [the
    /// class](https://developer.apple.com/documentation/uikit/uiimage).
    /// The middle of a symbol is in the middle of capital letters, whose height is 0.705 of the font's size in Apple's
    /// font.
    package var symbolBaseline: CGFloat {
        guard let size = symbolSize else { return 0 }
        let part = name.flatMap(Self.symbolHeight).map { size.height / $0 } ?? 1
        return (Self.alignedHeight - 0.705 * 17) / 2 * part
    }

    /// Returns the height of a symbol in a text of 17 points, or nil for an unknown symbol.
    ///
    /// The heights are not published. They follow from the frames that Interface Builder writes for image views whose
    /// height constraints give: such a frame is lower by the missing part of the height.
    static func symbolHeight(_ name: String) -> CGFloat? {
        if let height = heights[name] { return height }
        let parts = name.split(separator: ".")
        if parts.contains("fill"), let height = heights[parts.filter { $0 != "fill" }.joined(separator: ".")] {
            return height
        }
        return parts.contains("circle") ? 19 : parts.contains("square") ? 17.5 : nil
    }

    private static let heights: [String: CGFloat] = [
        "arrow.backward": 15, "arrow.forward": 15, "arrow.left": 15, "arrow.right": 15, "arrow.up": 18,
        "arrow.clockwise": 20, "arrowtriangle.right": 15.5, "bell": 19.5, "bolt": 21, "camera": 17.5,
        "checkmark": 16.5, "chevron.backward": 16.5, "chevron.down": 10.5, "chevron.forward": 16.5,
        "chevron.left": 16.5, "chevron.right": 16.5, "chevron.up": 10.5, "cloud": 15, "creditcard": 16,
        "delete.left": 17, "doc.text": 20, "ellipsis": 5.5, "exclamationmark.triangle": 18, "faceid": 18,
        "heart": 17.5, "key": 22.5, "line.horizontal.3": 10.5, "link": 20.5, "list.triangle": 15, "multiply": 13.5,
        "person": 16.5, "phone": 17.5, "play": 16.5, "plus": 16, "qrcode": 17.5, "speaker.wave.2": 17,
        "square.and.arrow.up": 21, "square.and.pencil": 18.5, "star": 20, "suit.heart": 17, "xmark": 13.5,
    ]
}
