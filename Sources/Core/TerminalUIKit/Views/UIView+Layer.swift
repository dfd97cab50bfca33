extension UIView {
    /// Reads or writes the properties of the view's layer. If there are none to read, no layer is made.
    func codeLayer(with coder: PropertyCoder) {
        coder.code("layer.cornerRadius", layer.cornerRadius) { layer.cornerRadius = $0 }
        coder.code("layer.borderWidth", layer.borderWidth) { layer.borderWidth = $0 }
        coder.code("layer.borderColor", layer.borderColor) { layer.borderColor = $0 }
        coder.code("layer.masksToBounds", layer.masksToBounds) { layer.masksToBounds = $0 }
    }
}
