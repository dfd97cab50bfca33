/// The device that is drawn: a phone.
@preconcurrency @MainActor public final class UIDevice: NSObject {
    /// The one device.
    public static let current = UIDevice()

    /// What its user calls it.
    public let name = "iPhone"
    /// What its maker calls it.
    public let model = "iPhone"
    /// What its maker calls it in the user's language.
    public let localizedModel = "iPhone"
    /// The name of its system.
    public let systemName = "iOS"
    /// The version of its system. On Linux the compiler takes every `#available(iOS …)` for true; so does this.
    public let systemVersion = "26.0"
    /// What kind of device it is.
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What kind of device it is, as it was asked before ``UIDevice/userInterfaceIdiom``.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}
