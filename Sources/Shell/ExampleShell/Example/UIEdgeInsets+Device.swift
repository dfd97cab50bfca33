package import InterfaceBuilder
package import TerminalUIKit

extension UIEdgeInsets {
    /// The insets of what a device covers of its screen, or none without a device.
    package init(coveredBy device: IBDevice?) {
        let (top, sides, bottom) = device?.covered ?? (0, 0, 0)
        self.init(top: top, left: sides, bottom: bottom, right: sides)
    }
}
