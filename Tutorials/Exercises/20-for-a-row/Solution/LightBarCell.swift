import ReusableViews

// The class of the cell in LightBarCell.xib, which was drawn 600 points wide, as Xcode once did. Leave this file as it
// is.
final class LightBarCell: UITableViewCell {
    @Outlet var phaseLabel: UILabel?
    @Outlet var barLabel: UILabel?

    // The bar of a full moon reaches from edge to edge, that of a half moon to the middle. A sign is 8 points wide.
    func show(_ phase: MoonPhase) {
        let light: [MoonPhase: CGFloat] = [.firstQuarter: 0.5, .full: 1, .lastQuarter: 0.5]
        phaseLabel?.text = phase.name
        barLabel?.text = String(repeating: "=", count: Int(bounds.width * (light[phase] ?? 0) / 8))
    }
}
