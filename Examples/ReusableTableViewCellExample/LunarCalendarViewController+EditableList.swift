import ExampleShell
import ReusableViews

// What the commands do; not needed on a phone.
extension LunarCalendarViewController: EditableList {
    func insertItem(at index: Int) {
        // A phase from before the calendar's first, so that it can be told from its neighbors.
        insert(LunarEvent(index: -1 - index % 4), at: index)
    }

    func deleteItem(at index: Int) {
        delete(at: index)
    }
}
