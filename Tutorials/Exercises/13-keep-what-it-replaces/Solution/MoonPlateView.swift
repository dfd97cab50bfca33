import ReusableViews

// A box with tag 616 replaces itself, while it is decoded, with the view in MoonPlateView.xib.
final class MoonPlateView: UIView {
    @Outlet var phaseLabel: UILabel?

    override func awakeAfter(using coder: NSCoder) -> Any? {
        guard tag == 616 else { return super.awakeAfter(using: coder) }
        let view = UINib(nibName: "MoonPlateView", bundle: nil).instantiate(withOwner: nil).first as! MoonPlateView
        view.takeOver(from: self)
        return view
    }

    // Gives this view, which is from its own nib, the box's frame, looks and subviews.
    private func takeOver(from box: MoonPlateView) {
        frame = box.frame
        autoresizingMask = box.autoresizingMask
        alpha = box.alpha
        backgroundColor = box.backgroundColor
        isHidden = box.isHidden
        for subview in box.subviews { addSubview(subview) }
    }
}
