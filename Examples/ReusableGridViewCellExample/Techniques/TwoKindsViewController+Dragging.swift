import AQGridView
import ReusableViews

// A finger that rests on a cell drags its item, as in the library's example SpringBoard: a copy of the cell follows the
// finger, and an empty cell in the grid shows where the item will be. The other items make room.
extension TwoKindsViewController: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gridView?.indexForItem(at: gestureRecognizer.location(in: gridView)) != NSNotFound
    }

    func drag(_ recognizer: UILongPressGestureRecognizer) {
        guard let gridView else { return }
        var index = gridView.indexForItem(at: recognizer.location(in: gridView))
        // Behind the items is no place. The nearest is that of the last item.
        if index == NSNotFound { index = days.count - 1 }
        switch recognizer.state {
        case .began:
            lift(index, in: gridView)
            draggingCell?.center = recognizer.location(in: view)
        case .changed:
            draggingCell?.center = recognizer.location(in: view)
            moveEmptyCell(to: index, in: gridView)
        case .ended: drop(at: index, in: gridView)
        case .cancelled: drop(at: dragOriginIndex, in: gridView)
        default: break
        }
    }

    func emptyCell(in gridView: AQGridView) -> AQGridViewCell {
        let cell =
            gridView.dequeueReusableCell(withIdentifier: "Empty")
            ?? AQGridViewCell(frame: CGRect(x: 0, y: 0, width: 106, height: 132), reuseIdentifier: "Empty")
        cell.isHidden = true
        return cell
    }

    private func lift(_ index: Int, in gridView: AQGridView) {
        let cell = makeCell(for: days[index])
        show(days[index], in: cell)
        cell.frame = view.convert(gridView.rectForItem(at: index), from: gridView)
        view.addSubview(cell)
        UIView.animate(withDuration: 0.2) {
            cell.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
            cell.alpha = 0.7
        }
        (draggingCell, dragOriginIndex, emptyCellIndex) = (cell, index, index)
        gridView.reloadItems(at: [index], with: .none)
    }

    private func moveEmptyCell(to index: Int, in gridView: AQGridView) {
        guard index != emptyCellIndex else { return }
        gridView.beginUpdates()
        if index < emptyCellIndex {
            for item in index..<emptyCellIndex { gridView.moveItem(at: item, to: item + 1, with: .fade) }
        } else {
            for item in emptyCellIndex + 1...index { gridView.moveItem(at: item, to: item - 1, with: .fade) }
        }
        gridView.moveItem(at: emptyCellIndex, to: index, with: .fade)
        days.insert(days.remove(at: emptyCellIndex), at: index)
        emptyCellIndex = index
        gridView.endUpdates()
    }

    private func drop(at index: Int, in gridView: AQGridView) {
        moveEmptyCell(to: index, in: gridView)
        UIView.animate(withDuration: 0.5) { [self] in
            draggingCell?.transform = .identity
            draggingCell?.alpha = 1
            draggingCell?.frame = view.convert(gridView.rectForItem(at: index), from: gridView)
        } completion: { [self] _ in
            // The grid shows the item in its new place, in a cell of its kind.
            emptyCellIndex = NSNotFound
            gridView.reloadItems(at: [index], with: .none)
            draggingCell?.removeFromSuperview()
            draggingCell = nil
        }
    }
}
