import InterfaceBuilder

extension NibDecoder {
    /// Returns UIKit's value for a value of a nib. Plain values stay as they are.
    func value(of value: IBValue) -> Any? {
        switch value {
        case .string(let text): text
        case .attributedString(let text): attributedString(text)
        case .rect(let rect): rect
        case .point(let point): point
        case .size(let size): size
        case .inset(let top, let left, let bottom, let right):
            UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        case .color(let color): self.color(color)
        case .font(let font): UIFont.described(by: font)
        case .integer(let number): number
        case .real(let number): number
        case .bool(let flag): flag
        case .state(let state): ButtonContent(state, decoder: self)
        case .attributes(let attributes): attributes.dictionary
        case .autoresizingMask(let mask): Int(bitPattern: mask.rawValue)
        case .range(let location, let length): NSRange(location: location, length: length)
        case .group(let group): self.value(of: group)
        case .null: nil
        }
    }

    private func value(of group: IBGroup) -> Any? {
        switch group.element {
        case "buttonConfiguration": ButtonConfiguration(group, decoder: self)
        case "blurEffect": group.attributes.dictionary
        case "accessibility": words(of: group)
        case "textAttributes": textAttributes(group.properties)
        case "imageReference":
            group.attributes["image"].flatMap { image(named: $0, symbolScale: group.attributes["symbolScale"]) }
        case "preferredSymbolConfiguration":
            (group.properties["fontDescription"].flatMap { value(of: $0) as? UIFont })?.pointSize
                ?? group.attributes["pointSize"].flatMap(Double.init).map { CGFloat($0) }
        default: nil
        }
    }

    /// The attributes that a nib gives to a title: those of a blank.
    private func textAttributes(_ properties: IBKeyed<IBValue>) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = properties["fontDescription"].flatMap(value)
        attributes[.foregroundColor] = properties["textColor"].flatMap(value)
        return NSAttributedString(string: " ", attributes: attributes)
    }

    /// Returns the words of a nib for VoiceOver, by name. Traits have names of their own.
    private func words(of accessibility: IBGroup) -> [String: String] {
        var words = accessibility.attributes.dictionary
        for (key, value) in accessibility.properties {
            switch value {
            case .bool(let flag): words[key] = flag ? "YES" : "NO"
            case .string(let text): words[key] = text
            case .attributes(let attributes): words.merge(attributes.dictionary) { $1 }
            case .group(let group): words.merge(group.attributes.dictionary) { $1 }
            default: break
            }
        }
        return words
    }

    /// The image with a name. If there isn't one, logs what iOS does. A stand-in of the size in the document is in the
    /// place of a symbol, and of any image in a document that is only read.
    func image(named name: String, symbolScale: String? = nil) -> UIImage? {
        let noted = resources.images[name].flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
        let isSymbol = resources.symbols.contains(name)
        let sign = isSymbol ? noted.map { UIImage.symbolSize(of: $0, name: name, scale: symbolScale) } : nil
        // A project's image may be called as a symbol is.
        if let image = observer?.image(named: name) ?? UIImage(named: name, in: nil, module: file.module),
            !image.isSymbolImage || isSymbol || noted == nil
        {
            return image.isSymbolImage ? image.withSymbolSize(sign) : image
        }
        if observer == nil, !isSymbol {
            let bundle = Bundle.main.bundleIdentifier ?? "(null)"
            Log.write(
                "Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier \"\(bundle)\""
            )
            return nil
        }
        return (sign ?? noted).map { UIImage(.standIn($0), name: name, symbolSize: sign) }
    }

    /// The color a nib means.
    func color(_ color: IBColor) -> UIColor? { resources.color(color) }
}

extension IBDocument {
    /// The color of the things that you can tap, or nil for the default one.
    package var globalTintColor: UIColor? { tintColor.flatMap(resources.color) }
}

extension IBResources {
    /// Returns the color a nib means: its own components, a system color, or one of the resources.
    fileprivate func color(_ color: IBColor) -> UIColor? {
        switch color {
        case .rgb(let red, let green, let blue, let alpha):
            UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .white(let white, let alpha):
            UIColor(white: white, alpha: alpha)
        case .system(let name):
            UIColor(systemName: name) ?? systemColors[name].flatMap(resolved)
        case .named(let name):
            namedColors[name].flatMap(resolved)
        }
    }

    // A resource that named another would never end: one step is all there is in real files.
    private func resolved(_ color: IBColor) -> UIColor? {
        switch color {
        case .rgb, .white: self.color(color)
        case .system(let name): UIColor(systemName: name)
        case .named: nil
        }
    }
}

extension UIFont {
    /// The font a nib describes.
    static func described(by font: IBFont) -> UIFont {
        let size = font.pointSize.flatMap { $0 > 0 ? $0 : nil } ?? UIFont.labelFontSize
        return switch font.kind {
        case .system: .systemFont(ofSize: size, weight: UIFont.Weight(nibName: font.weight))
        // Interface Builder's is as wide as the bold one, not the semibold one that apps get.
        case .boldSystem where World.current.observer != nil: .systemFont(ofSize: size, weight: .bold)
        case .boldSystem: .boldSystemFont(ofSize: size)
        case .italicSystem: .italicSystemFont(ofSize: size)
        case .named(let name, _):
            UIFont(name: name, size: size, measures: World.current.observer?.measures(ofFont: name))
                ?? .systemFont(ofSize: size)
        case .style(let style): .shown(forTextStyle: TextStyle(rawValue: style))
        }
    }
}

extension UIFont.Weight {
    private static let byNibName: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// The names that Interface Builder gives to weights, in alphabetical order.
    static let nibNames = byNibName.keys.sorted()

    /// The weight Interface Builder means, or regular if it says none.
    init(nibName: String?) {
        self = nibName.flatMap { Self.byNibName[$0] } ?? .regular
    }
}
