extension UIView {
    /// Reads or writes the properties of every view.
    func codeProperties(with coder: PropertyCoder) {
        coder.write(frame, "frame")
        coder.code("autoresizingMask", Int(bitPattern: autoresizingMask.rawValue)) {
            autoresizingMask = AutoresizingMask(rawValue: UInt(bitPattern: $0))
        }
        coder.code(self, \.autoresizesSubviews, "autoresizesSubviews")
        coder.code(self, \.translatesAutoresizingMaskIntoConstraints, "translatesAutoresizingMaskIntoConstraints")
        coder.code(self, \.backgroundColor, "backgroundColor")
        coder.code("tintColor", ownTintColor) { tintColor = $0 }
        coder.code(self, \.alpha, "alpha")
        coder.code(self, \.isHidden, "hidden")
        coder.code(self, \.isOpaque, "opaque")
        coder.code(self, \.clipsToBounds, "clipsSubviews")
        coder.code(self, \.contentMode, "contentMode")
        coder.code(self, \.tag, "tag")
        coder.code(self, \.isUserInteractionEnabled, "userInteractionEnabled")
        coder.code(self, \.isMultipleTouchEnabled, "multipleTouchEnabled")
        coder.code(self, \.semanticContentAttribute, "semanticContentAttribute")
        coder.code(self, \.userLabel, "userLabel")
        coder.code(self, \.restorationIdentifier, "restorationIdentifier")
        coder.code("accessibilityConfiguration", accessibility?.words) { ownAccessibility.take($0) }
        codeLayer(with: coder)
        coder.code("subviews", archivedSubviews) { for view in $0 { addSubview(view) } }
        if coder.isDecoding { decodeLayout(with: coder) } else { encodeLayout(with: coder.coder) }
    }
}
