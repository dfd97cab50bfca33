import ReusableViews

/// A view with its own nib, which contains only the view.
final class HandoverView: UIView {
    /// The number of times that the nib was loaded.
    private(set) static var loads = 0
    /// Up to which load the view in the nib has the tag, too.
    private static var lastTaggedLoad = 0

    /// Begins to count the loads.
    static func countLoads(taggedUpTo last: Int) {
        loads = 0
        lastTaggedLoad = last
    }

    private static var nib: UINib {
        loads += 1
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view tag="\(loads > lastTaggedLoad ? 0 : placeholderTag)" id="Ow0-00-001" customClass="HandoverView"
                customModule="ReferenceTests"/>
            </objects></document>
            """
        return UINib(data: Data(text.utf8), bundle: nil)
    }

    override func awakeAfter(using coder: NSCoder) -> Any? {
        replacement(from: Self.nib) ?? super.awakeAfter(using: coder)
    }
}
