extension UIView {
    func decodeProperties(from coder: NSCoder) {
        autoresizingMask = AutoresizingMask(
            rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "autoresizingMask")))
        autoresizesSubviews = coder.decodeBool(forKey: "autoresizesSubviews", default: true)
        translatesAutoresizingMaskIntoConstraints = coder.decodeBool(
            forKey: "translatesAutoresizingMaskIntoConstraints", default: true)
        backgroundColor = coder.decodeObjectIfPresent(forKey: "backgroundColor") as? UIColor
        if let tint = coder.decodeObjectIfPresent(forKey: "tintColor") as? UIColor { tintColor = tint }
        alpha = coder.decodeCGFloat(forKey: "alpha", default: 1)
        isHidden = coder.decodeBool(forKey: "hidden")
        isOpaque = coder.decodeBool(forKey: "opaque", default: true)
        clipsToBounds = coder.decodeBool(forKey: "clipsSubviews")
        contentMode = coder.decodeEnum(forKey: "contentMode") ?? .scaleToFill
        tag = coder.decodeInteger(forKey: "tag")
        isUserInteractionEnabled = coder.decodeBool(forKey: "userInteractionEnabled", default: true)
        isMultipleTouchEnabled = coder.decodeBool(forKey: "multipleTouchEnabled")
        semanticContentAttribute = coder.decodeEnum(forKey: "semanticContentAttribute") ?? .unspecified
        userLabel = coder.decodeObjectIfPresent(forKey: "userLabel") as? String
        layer.decode(from: coder)
        for subview in coder.decodeList(of: UIView.self, forKey: "subviews") ?? [] { addSubview(subview) }
        decodeLayout(from: coder)
    }

    func encodeProperties(with coder: NSCoder) {
        coder.encode(frame, forKey: "frame")
        coder.encode(Int(bitPattern: autoresizingMask.rawValue), forKey: "autoresizingMask")
        coder.encode(autoresizesSubviews, forKey: "autoresizesSubviews")
        coder.encode(translatesAutoresizingMaskIntoConstraints, forKey: "translatesAutoresizingMaskIntoConstraints")
        coder.encode(backgroundColor, forKey: "backgroundColor")
        coder.encode(ownTintColor, forKey: "tintColor")
        coder.encode(Double(alpha), forKey: "alpha")
        coder.encode(isHidden, forKey: "hidden")
        coder.encode(isOpaque, forKey: "opaque")
        coder.encode(clipsToBounds, forKey: "clipsSubviews")
        coder.encode(contentMode, forKey: "contentMode")
        coder.encode(tag, forKey: "tag")
        coder.encode(isUserInteractionEnabled, forKey: "userInteractionEnabled")
        coder.encode(isMultipleTouchEnabled, forKey: "multipleTouchEnabled")
        coder.encode(semanticContentAttribute, forKey: "semanticContentAttribute")
        coder.encode(userLabel, forKey: "userLabel")
        layer.encode(with: coder)
        coder.encode(archivedSubviews, forKey: "subviews")
        encodeLayout(with: coder)
    }
}
