/// An object in a nib that is neither view nor controller: what Xcode's library calls an Object.
///
/// ```swift
/// final class MoonFinder: NSObject, NibCustomObject {
///     @Outlet var label: UILabel?
///     func awakeFromNib() { label?.text = "Full Moon" }
/// }
/// ```
///
/// In UIKit any `NSObject` can be one, as all have `init()`. In Swift a class found by its name has only what it is
/// declared to have, so it declares that. In Xcode, it doesn't need the protocol.
@preconcurrency @MainActor public protocol NibCustomObject: NibObject {
    /// Creates the object. Its outlets are connected afterwards.
    init()
}
