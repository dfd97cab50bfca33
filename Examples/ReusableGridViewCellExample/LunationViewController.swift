import AQGridView
import ReusableViews

// The base of every technique: the screen, the list, the grid's number of items and columns. It is File's Owner of
// ReusableGridViewCellExampleViewController.xib, which fills `view` and `gridView`.
// A subclass answers the one question that differs: where does a cell come from?
class LunationViewController: UIViewController, AQGridViewDataSource, AQGridViewDelegate {
    @Outlet var gridView: AQGridView?
    var days: LunarDays

    var columns = 3 {
        didSet { gridView?.reloadData() }
    }

    required init(days: LunarDays) {
        self.days = days
        // Subclasses share this nib, so the name can't follow from the class.
        super.init(nibName: "ReusableGridViewCellExampleViewController", bundle: nil)
    }

    required init?(coder: NSCoder) {
        days = LunarDays(count: 0)
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        gridView?.resizesCellWidthToFit = true
        gridView?.leftContentInset = 4
        gridView?.rightContentInset = 4
        // Unlike a table view, a grid stays empty until code reloads it.
        gridView?.reloadData()
    }

    func numberOfItems(in gridView: AQGridView) -> Int {
        days.count
    }

    func portraitGridCellSize(for gridView: AQGridView) -> CGSize {
        let room = gridView.bounds.width - gridView.leftContentInset - gridView.rightContentInset
        return CGSize(width: room / CGFloat(columns), height: 132)
    }

    func gridView(_ gridView: AQGridView, cellForItemAt index: Int) -> AQGridViewCell {
        preconditionFailure("a technique says where cells come from")
    }

    // The usual glow is dark gray, and this is a night sky.
    func gridView(_ gridView: AQGridView, willDisplay cell: AQGridViewCell, forItemAt index: Int) {
        cell.selectionGlowColor = .yellow
    }

    // The list changes first, then the grid is told: when it asks for the new count it must already be right.
    func insert(_ day: LunarDay, at index: Int) {
        days.insert(day, at: index)
        gridView?.insertItems(at: [index], with: .fade)
    }

    // Positions before the update are those of the old list, and positions after it those of the new one.
    func move(_ order: [Int]) {
        gridView?.beginUpdates()
        for (new, old) in order.enumerated() { gridView?.moveItem(at: old, to: new, with: .fade) }
        days = LunarDays(order.map { days[$0] })
        gridView?.endUpdates()
    }

    // The items keep their order, but not their places, so the grid shows its beginning.
    func turn(to direction: AQGridViewLayoutDirection) {
        gridView?.layoutDirection = direction
        gridView?.contentOffset = .zero
    }

    func delete(at index: Int) {
        days.remove(at: index)
        gridView?.deleteItems(at: [index], with: .fade)
    }
}
