import AQGridView
import ReusableViews

// A grid of the days of the Moon. File's Owner of NightView.xib, where `nightView` is connected to the root view.
final class NightsViewController: UIViewController, AQGridViewDataSource {
    @Outlet var nightView: NightView!
    private let days = LunarDays(count: 300)

    override func viewDidLoad() {
        super.viewDidLoad()
        let grid = AQGridView(frame: view.bounds)
        grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        grid.dataSource = self
        view.addSubview(grid)
        grid.reloadData()
    }

    func numberOfItems(in gridView: AQGridView) -> Int {
        days.count
    }

    func portraitGridCellSize(for gridView: AQGridView) -> CGSize {
        CGSize(width: 104, height: 66)
    }

    func gridView(_ gridView: AQGridView, cellForItemAt index: Int) -> AQGridViewCell {
        let cell = gridView.dequeueReusableCell(withIdentifier: "Night") ?? makeCell()
        // The next chapter explains how to find a view in a cell.
        (cell.contentView.viewWithTag(1) as? NightView)?.show(days[index])
        return cell
    }

    // Called when no cell waits under the identifier "Night".
    private func makeCell() -> AQGridViewCell {
        // TODO: load NightView.xib with this controller as its owner. Create a cell in code, as large as the view from
        // the nib, and with the identifier. Add the view to the cell's content view.
        AQGridViewCell(frame: CGRect(x: 0, y: 0, width: 96, height: 66), reuseIdentifier: "Empty")
    }
}
