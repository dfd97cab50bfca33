/// The device that is drawn: a phone.
@preconcurrency @MainActor public final class UIDevice: NSObject {
    /// The one device.
    public static let current = UIDevice()

    /// The name of the device.
    public let name = "iPhone"
    /// The model of the device.
    public let model = "iPhone"
    /// The model of the device in the user's language.
    public let localizedModel = "iPhone"
    /// The name of its system.
    public let systemName = "iOS"
    /// The version of its system. On Linux the compiler takes every `#available(iOS …)` for true, and so does this.
    public let systemVersion = "26.0"
    /// The kind of device.
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the kind of device. ``UIDevice/userInterfaceIdiom`` replaces this function.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}
