extension UIImage {
    /// Returns the centered rectangle in which the whole image fits, at most in its own size.
    package func rect(fitting area: CGRect) -> CGRect {
        let size = sizeInPoints()
        guard size.width > 0, size.height > 0 else { return CGRect(x: area.midX, y: area.midY, width: 0, height: 0) }
        let part = min(1, area.width / size.width, area.height / size.height)
        let (width, height) = (size.width * part, size.height * part)
        return CGRect(x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
    }

    /// The size where fonts count: a symbol is about as large as the text it stands in, of 17 points for nil.
    package func sizeInPoints(besideTextOf pointSize: CGFloat? = nil) -> CGSize {
        guard isSymbolImage || symbolSize != nil else { return size }
        let (side, part) = (symbolSize ?? CGSize(width: 20, height: 20), (pointSize ?? 17) / 17)
        return CGSize(width: side.width * part, height: side.height * part)
    }

    /// The size of a symbol whose drawing has the proportions given. Where its height isn't known, its longer side is
    /// 20 points in a text of 17 points, as most symbols' are. The scales are the ones of SF Symbols.
    static func symbolSize(of drawing: CGSize, name: String, scale: String?) -> CGSize {
        let part = scale == "large" ? 1.29 : scale == "small" ? 0.78 : 1
        let side = symbolHeight(name).map { $0 / drawing.height } ?? 20 / max(drawing.width, drawing.height)
        return CGSize(width: drawing.width * side * part, height: drawing.height * side * part)
    }

    /// Returns the image with another size of its symbol.
    func withSymbolSize(_ size: CGSize?) -> UIImage {
        UIImage(content, name: name, scale: scale, renderingMode: renderingMode, symbolSize: size)
    }
}
