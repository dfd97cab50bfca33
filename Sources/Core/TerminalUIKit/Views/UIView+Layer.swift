extension UIView {
    /// The layer to draw, or nil if it looks as a new one does. Drawing makes no layer: a layer refers weakly to its
    /// view, and then each reference to the view goes through a side table.
    var drawnLayer: CALayer? { usedLayer == nil && Self.layerClass == CALayer.self ? nil : layer }

    /// Reads or writes the properties of the view's layer. If there are none to read or write, no layer is made.
    func codeLayer(with coder: PropertyCoder) {
        guard coder.isDecoding || drawnLayer != nil else { return }
        coder.code("layer.cornerRadius", layer.cornerRadius, default: 0) { layer.cornerRadius = $0 }
        coder.code("layer.borderWidth", layer.borderWidth, default: 0) { layer.borderWidth = $0 }
        coder.code("layer.borderColor", layer.borderColor) { layer.borderColor = $0 }
        coder.code("layer.masksToBounds", layer.masksToBounds, default: false) { layer.masksToBounds = $0 }
    }
}
