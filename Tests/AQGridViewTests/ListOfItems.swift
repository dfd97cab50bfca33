import AQGridView

/// A data source and delegate that writes down what it is asked and told.
final class ListOfItems: AQGridViewDataSource, AQGridViewDelegate {
    var items: [String]
    var identifier: String? = "item"
    var chosen: (Int) -> Int = { $0 }
    private(set) var log: [String] = []

    init(_ items: [String]) {
        self.items = items
    }

    convenience init(count: Int) {
        self.init((0..<count).map { "item \($0)" })
    }

    /// A grid of three columns and three rows and a bit, filled and laid out.
    func makeGrid() -> AQGridView {
        let grid = AQGridView(frame: CGRect(x: 0, y: 0, width: 300, height: 350))
        grid.dataSource = self
        grid.delegate = self
        grid.reloadData()
        grid.layoutIfNeeded()
        return grid
    }

    /// What was written down since the last time.
    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    func numberOfItems(in gridView: AQGridView) -> Int { items.count }

    func portraitGridCellSize(for gridView: AQGridView) -> CGSize { CGSize(width: 100, height: 100) }

    func gridView(_ gridView: AQGridView, cellForItemAt index: Int) -> AQGridViewCell {
        let cell =
            gridView.dequeueReusableCell(withIdentifier: identifier ?? "")
            ?? TitledCell(frame: CGRect(x: 0, y: 0, width: 60, height: 40), reuseIdentifier: identifier)
        (cell as? TitledCell)?.title = items[index]
        return cell
    }

    func gridView(_ gridView: AQGridView, willSelectItemAt index: Int) -> Int {
        log.append("will select \(index)")
        return chosen(index)
    }

    func gridView(_ gridView: AQGridView, willDeselectItemAt index: Int) -> Int {
        log.append("will deselect \(index)")
        return index
    }

    func gridView(_ gridView: AQGridView, didSelectItemAt index: Int) {
        log.append("did select \(index)")
    }

    func gridView(_ gridView: AQGridView, didDeselectItemAt index: Int) {
        log.append("did deselect \(index)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        log.append("did scroll")
    }
}

final class TitledCell: AQGridViewCell {
    var title = ""
    private(set) var timesPrepared = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        timesPrepared += 1
    }
}

extension AQGridView {
    /// The titles of the cells on screen.
    var titles: [String] { visibleCells.map { ($0 as? TitledCell)?.title ?? "" } }
}
