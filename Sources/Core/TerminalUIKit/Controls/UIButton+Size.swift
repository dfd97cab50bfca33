extension UIButton {
    /// The natural size, which has space for the characters of image and title, in two lines: a touch needs as much.
    var sizeInColumns: CGSize {
        let text = TextLayout.size(of: caption.characters, mode: .byClipping)
        let frame: CGFloat = buttonType == .roundedRect ? 4 : 0
        let usual = CGSize(width: text.width + frame * TextLayout.columnWidth, height: TextLayout.lineHeight * 2)
        // A symbol is one of the characters.
        return [currentImage, currentBackgroundImage].compactMap { $0?.glyph == nil ? $0?.size : nil }
            .reduce(usual) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
    }

    /// Returns the place of a picture in a terminal: as large as it is, or as fits.
    func pictureRect(of size: CGSize) -> CGRect {
        let part = min(1, bounds.width / max(1, size.width), bounds.height / max(1, size.height))
        let (width, height) = (size.width * part, size.height * part)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    /// The rectangle of the image where points count: beside the title, moved by its insets.
    var imageRect: CGRect { parts.image }
    /// The rectangle of the title where points count: beside the image, moved by its insets.
    var titleRect: CGRect { parts.title }

    /// Image and title beside each other, where the alignment puts both together.
    private var parts: (image: CGRect, title: CGRect) {
        let content = bounds.inset(by: configured?.insets ?? contentEdgeInsets)
        let size = currentImage?.sizeInPoints() ?? .zero
        let part = min(1, max(0, content.width) / max(1, size.width), max(0, content.height) / max(1, size.height))
        let (width, height) = (size.width * part, size.height * part)
        let text = shownTitle.map { TextMetrics.current.size(of: $0, font: titleFont).width } ?? 0
        let title = min(text, max(0, content.width - width))
        let room = max(0, content.width - width - title)
        let alignment = contentHorizontalAlignment.textAlignment
        let left = content.minX + (alignment == .center ? room / 2 : alignment == .right ? room : 0)
        func move(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
            let across =
                switch alignment {
                case .center: (insets.left - insets.right) / 2
                case .right: -insets.right
                default: insets.left
                }
            return rect.offsetBy(dx: across, dy: (insets.top - insets.bottom) / 2)
        }
        let image = CGRect(x: left, y: content.midY - height / 2, width: width, height: height)
        let line = CGRect(x: left + width, y: content.minY, width: title, height: content.height)
        return (move(image, by: imageEdgeInsets), move(line, by: titleEdgeInsets))
    }

    /// The natural size, which has space for image and title side by side, as iOS leaves it since version 7: six points
    /// above and below a title.
    var sizeInPoints: CGSize {
        let title = shownTitle ?? ""
        let line = TextMetrics.current.lineHeight(of: title, font: titleFont)
        let image = currentImage?.sizeInPoints() ?? .zero
        let text = TextMetrics.current.size(of: title, font: titleFont)
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
        if currentBackgroundImage?.symbolSize != nil, title.isEmpty, currentImage == nil {
            let insets = alignmentRectInsets
            return CGSize(width: background.width, height: background.height - insets.top - insets.bottom)
        }
        return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }
}
