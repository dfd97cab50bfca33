extension UIView {
    /// Reads or writes the properties of every view.
    func codeProperties(with coder: PropertyCoder) {
        coder.write(frame, "frame")
        coder.code("autoresizingMask", Int(bitPattern: autoresizingMask.rawValue), default: 0) {
            autoresizingMask = AutoresizingMask(rawValue: UInt(bitPattern: $0))
        }
        coder.code(self, \.autoresizesSubviews, "autoresizesSubviews", default: true)
        coder.code(
            "translatesAutoresizingMaskIntoConstraints", translatesAutoresizingMaskIntoConstraints, default: true
        ) { translatesAutoresizingMaskIntoConstraints = $0 }
        coder.code(self, \.backgroundColor, "backgroundColor")
        coder.code("tintColor", ownTintColor) { tintColor = $0 }
        coder.code(self, \.alpha, "alpha", default: 1)
        coder.code(self, \.isHidden, "hidden", default: false)
        coder.code(self, \.isOpaque, "opaque", default: true)
        coder.code(self, \.clipsToBounds, "clipsSubviews", default: false)
        coder.code(self, \.contentMode, "contentMode", default: .scaleToFill)
        coder.code(self, \.tag, "tag", default: 0)
        coder.code(self, \.isUserInteractionEnabled, "userInteractionEnabled", default: true)
        coder.code(self, \.isMultipleTouchEnabled, "multipleTouchEnabled", default: false)
        coder.code(self, \.semanticContentAttribute, "semanticContentAttribute", default: .unspecified)
        coder.code(self, \.userLabel, "userLabel")
        coder.code(self, \.restorationIdentifier, "restorationIdentifier")
        coder.code("accessibilityConfiguration", accessibility?.words) { ownAccessibility.take($0) }
        codeLayer(with: coder)
        coder.code("subviews", archivedSubviews.isEmpty ? nil : archivedSubviews) {
            for view in $0 { addSubview(view) }
        }
        if coder.isDecoding { decodeLayout(with: coder) } else { encodeLayout(with: coder.coder) }
    }
}
