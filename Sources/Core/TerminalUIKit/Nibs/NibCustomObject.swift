/// An object in a nib that is neither a view nor a controller. Xcode's library calls it Object.
///
/// ```swift
/// final class MoonFinder: NSObject, NibCustomObject {
///     @Outlet var label: UILabel?
///     func awakeFromNib() { label?.text = "Full Moon" }
/// }
/// ```
///
/// In UIKit any `NSObject` can be one, as all have `init()`. In Swift, a class found by its name has only the
/// initializers of its protocols, so this protocol declares `init()`. In Xcode, the class doesn't need the protocol.
@preconcurrency @MainActor public protocol NibCustomObject: NibObject {
    /// Creates the object. Its outlets are connected afterwards.
    init()
}
