import ReusableViews

// What the commands do; not needed on a phone.
extension RegistrationViewController: Lunation {
    func insertItem(at index: Int) {
        // A day from before the first new moon.
        insert(LunarDay(index: -1 - index % 29), at: index)
    }

    func deleteItem(at index: Int) {
        delete(at: index)
    }
}
