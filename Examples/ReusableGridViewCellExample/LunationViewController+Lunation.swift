import ReusableViews

// The commands' changes, which an app on a phone doesn't need.
extension LunationViewController: Lunation {
    func insertItem(at index: Int) {
        // A day from before the first new moon.
        insert(LunarDay(index: -1 - index % 29), at: index)
    }

    func reorder(_ order: [Int]) {
        move(order)
    }

    func deleteItem(at index: Int) {
        delete(at: index)
    }
}
