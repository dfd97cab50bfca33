extension UIView {
    /// Reads or writes what the view's layer has. To read nothing makes no layer.
    func codeLayer(with coder: PropertyCoder) {
        coder.code("layer.cornerRadius", layer.cornerRadius) { layer.cornerRadius = $0 }
        coder.code("layer.borderWidth", layer.borderWidth) { layer.borderWidth = $0 }
        coder.code("layer.borderColor", layer.borderColor) { layer.borderColor = $0 }
        coder.code("layer.masksToBounds", layer.masksToBounds) { layer.masksToBounds = $0 }
    }
}
