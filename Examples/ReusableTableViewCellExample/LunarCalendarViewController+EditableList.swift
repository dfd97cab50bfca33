import ExampleShell
import ReusableViews

// The commands' changes, which an app on a phone doesn't need.
extension LunarCalendarViewController: EditableList {
    func insertItem(at index: Int) {
        // A phase from before the calendar's first, so that it can be told from its neighbors.
        insert(LunarEvent(index: -1 - index % 4), at: index)
    }

    func deleteItem(at index: Int) {
        delete(at: index)
    }
}
