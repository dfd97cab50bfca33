import ReusableViews

// The class of the cell in WishCell.xib, whose button sends it `wish:`. You can change this file, but you don't have
// to.
final class WishCell: UITableViewCell {
    @Outlet var phaseLabel: UILabel?
    @Outlet var wishButton: UIButton?
    var onWish: (() -> Void)?

    override class var actions: [String: Action] { ["wish:": Action(WishCell.wish)] }

    func wish(_ sender: UIButton) {
        onWish?()
    }
}
