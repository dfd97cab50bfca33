extension UIFont {
    /// Returns the font at the largest size in which a text on one line fits a width, where points count.
    ///
    /// - Parameter least: The smallest size, in points.
    package func fitting(_ text: AttributedText, in width: CGFloat, least: CGFloat) -> UIFont {
        guard TextMetrics.current != .columns else { return self }
        var font = self
        // Small letters are a little wider for their size, so the first guess may be too large.
        for _ in 0..<3 where font.pointSize > least {
            let needed = TextMetrics.current.size(of: text, font: font).width
            guard needed > width, width > 0 else { break }
            font = font.withSize(max(least, font.pointSize * width / needed))
        }
        return font
    }
}

extension PropertyCoder {
    /// A Boolean value that indicates whether a text shrinks to fit, which Interface Builder leaves out: it then writes
    /// only the smallest size.
    package var leavesOutThatTextFits: Bool {
        coder.readsNib && !contains("adjustsFontSizeToFit")
            && (contains("minimumScaleFactor") || contains("minimumFontSize"))
    }
}
