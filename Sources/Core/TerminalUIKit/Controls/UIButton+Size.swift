extension UIButton {
    /// Room for the characters of image and title, in two lines: a touch needs as much.
    var sizeInColumns: CGSize {
        let text = TextLayout.size(of: caption.characters, mode: .byClipping)
        let frame: CGFloat = buttonType == .roundedRect ? 4 : 0
        return CGSize(width: text.width + frame * TextLayout.columnWidth, height: TextLayout.lineHeight * 2)
    }

    /// Room for image and title side by side, as iOS leaves it since version 7: six points above and below a title.
    var sizeInPoints: CGSize {
        let title = shownTitle ?? ""
        let line = TextMetrics.typographic.lineHeight(of: title, font: titleFont)
        let image = currentImage?.sizeInPoints() ?? .zero
        let text = TextMetrics.typographic.size(of: title, font: titleFont)
        var size = CGSize(width: image.width + text.width, height: max(image.height, line.rounded(.up)))
        if let insets = configured?.insets {
            size.width += insets.left + insets.right
            size.height = max(image.height, line) + insets.top + insets.bottom
        } else if contentEdgeInsets != .zero {
            size.width += contentEdgeInsets.left + contentEdgeInsets.right
            size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
        } else if !title.isEmpty || currentImage == nil {
            size.width = max(30, size.width)
            size.height = max(image.height, line.rounded(.up) + 12)
        }
        let background = currentBackgroundImage?.sizeInPoints() ?? .zero
        return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }
}
