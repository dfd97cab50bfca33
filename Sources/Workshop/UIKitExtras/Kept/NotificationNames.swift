// The system's notifications. None is posted here: no keyboard comes, and the program is always in front.
nonisolated extension UIResponder {
    /// A keyboard is about to come.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// A keyboard has come.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard is about to go.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The keyboard has gone.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The keyboard is about to move.
    public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The keyboard has moved.
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    /// The key of the keyboard's place before a change.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's place after a change.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the seconds that a change takes.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve of a change.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

nonisolated extension UIApplication {
    /// The program has come to the front.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// The program is about to leave the front.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// The program has gone to the background.
    public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// The program is about to come back.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The program is about to end.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}

nonisolated extension UIDevice {
    /// A user has turned the device.
    public static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
}

#if !canImport(ObjectiveC)
    extension NSValue {
        /// The rectangle, by UIKit's name.
        public nonisolated var cgRectValue: CGRect { rectValue }
    }
#endif
