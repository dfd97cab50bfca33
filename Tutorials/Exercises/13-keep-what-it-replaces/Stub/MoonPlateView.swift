import ReusableViews

// With tag 616 it is a box that gives way, while it is decoded, to the view in MoonPlateView.xib.
final class MoonPlateView: UIView {
    @Outlet var phaseLabel: UILabel?

    override func awakeAfter(using coder: NSCoder) -> Any? {
        guard tag == 616 else { return super.awakeAfter(using: coder) }
        let view = UINib(nibName: "MoonPlateView", bundle: nil).instantiate(withOwner: nil).first as! MoonPlateView
        view.takeOver(from: self)
        return view
    }

    // Makes this view, from its own nib, what the box was on the screen.
    private func takeOver(from box: MoonPlateView) {
        // TODO: take over where the box was, how it resizes, how it looked, whether it was hidden, and what was in it.
    }
}
