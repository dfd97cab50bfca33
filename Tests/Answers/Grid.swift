import AQGridView
import Foundation

/// A data source of a grid with numbered cells.
final class Numbers: AQGridViewDataSource {
    func numberOfItems(in gridView: AQGridView) -> Int { 1000 }

    func portraitGridCellSize(for gridView: AQGridView) -> CGSize { CGSize(width: 80, height: 88) }

    func gridView(_ gridView: AQGridView, cellForItemAt index: Int) -> AQGridViewCell {
        let frame = CGRect(x: 0, y: 0, width: 80, height: 88)
        let cell =
            gridView.dequeueReusableCell(withIdentifier: "number")
            ?? AQGridViewCell(frame: frame, reuseIdentifier: "number")
        let label = cell.contentView.subviews.first as? UILabel ?? UILabel(frame: cell.contentView.bounds)
        label.text = "\(index)"
        cell.contentView.addSubview(label)
        return cell
    }
}

/// Returns the text of the first cell after a thousand items have scrolled by, and the number of cells used.
@MainActor func scrolledGrid() -> (text: String?, cells: Int) {
    let numbers = Numbers()
    let grid = AQGridView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    grid.dataSource = numbers
    grid.reloadData()
    var cells: [AQGridViewCell] = []
    for item in stride(from: 0, to: 1000, by: 4) {
        grid.scrollToItem(at: item, at: .top, animated: false)
        grid.layoutIfNeeded()
        cells += grid.visibleCells.filter { !cells.contains($0) }
    }
    let label = grid.visibleCells.first?.contentView.subviews.first as? UILabel
    return (label?.text, cells.count)
}
