extension UIWindowScene {
    /// The windows that are shown.
    public var windows: [UIWindow] { UIApplication.shared.windows }
    /// The window that was shown last.
    public var keyWindow: UIWindow? { windows.last }
}
