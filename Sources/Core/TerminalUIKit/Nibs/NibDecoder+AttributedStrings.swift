import InterfaceBuilder

extension NibDecoder {
    /// The attributed string that a nib describes. Attributes that aren't drawn are left out.
    func attributedString(_ text: IBAttributedString) -> NSAttributedString {
        let string = NSMutableAttributedString(string: "")
        for run in text.runs {
            // Interface Builder has UIKit's names for attributes.
            let attributes = run.attributes.compactMap { name, value -> (NSAttributedString.Key, Any)? in
                attribute(value).map { (NSAttributedString.Key(rawValue: name), $0) }
            }
            string.append(
                NSAttributedString(string: run.text, attributes: Dictionary(attributes) { first, _ in first }))
        }
        return string
    }

    private func attribute(_ value: IBValue) -> Any? {
        switch value {
        case .font, .color, .integer, .real: self.value(of: value)
        case .attributes(let attributes): NSParagraphStyle.described(by: attributes)
        case .group(let group) where group.element == "paragraphStyle":
            NSParagraphStyle.described(by: group.attributes)
        default: nil
        }
    }
}

extension NSParagraphStyle {
    /// The style that a nib describes.
    fileprivate static func described(by attributes: IBKeyed<String>) -> NSParagraphStyle {
        func number(_ name: String) -> CGFloat {
            let number = attributes[name].flatMap(Double.init) ?? 0
            return number.isFinite ? CGFloat(min(max(number, -1e4), 1e4)) : 0
        }
        let style = NSMutableParagraphStyle()
        style.alignment = attributes["alignment"].flatMap { NSTextAlignment.nibNames[$0] } ?? .natural
        style.lineBreakMode = attributes["lineBreakMode"].flatMap { NSLineBreakMode.nibNames[$0] } ?? .byWordWrapping
        style.lineSpacing = number("lineSpacing")
        style.lineHeightMultiple = number("lineHeightMultiple")
        style.minimumLineHeight = number("minimumLineHeight")
        style.maximumLineHeight = number("maximumLineHeight")
        return style
    }
}
