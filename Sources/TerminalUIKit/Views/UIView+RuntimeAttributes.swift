extension UIView {
    /// Sets what a nib's user defined runtime attribute names, as key–value coding does on iOS.
    ///
    /// - Returns: Whether there is such a property with a value of that type.
    func setRuntimeAttribute(_ keyPath: String, to value: Any?) -> Bool {
        let number: CGFloat? =
            switch value {
            case let value as Int: CGFloat(value)
            case let value as Double: CGFloat(value)
            default: nil
            }
        switch (keyPath, number, value) {
        case ("layer.cornerRadius", let number?, _): layer.cornerRadius = number
        case ("layer.borderWidth", let number?, _): layer.borderWidth = number
        case ("layer.borderColor", _, let color as UIColor): layer.borderColor = color
        case ("layer.masksToBounds", _, let flag as Bool): layer.masksToBounds = flag
        case ("clipsToBounds", _, let flag as Bool): clipsToBounds = flag
        case ("hidden", _, let flag as Bool): isHidden = flag
        case ("alpha", let number?, _): alpha = number
        case ("tag", let number?, _) where abs(number) < 1e15: tag = Int(number)
        case ("backgroundColor", _, let color as UIColor): backgroundColor = color
        case ("tintColor", _, let color as UIColor): tintColor = color
        default: return false
        }
        return true
    }
}
