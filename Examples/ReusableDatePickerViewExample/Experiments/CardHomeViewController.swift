import ReusableViews

// Doesn't set a style, so the picker is a card, and says in its bar that it waits for the answer.
// Broken: a user can pull a card down, and then the picker reports neither Done nor Cancel.
class CardHomeViewController: HomeViewController {
    override func presentPicker(_ sender: Any?) {
        navigationItem.title = "Waiting for a date"
        present(makePicker(), animated: true)
    }

    override func reusableDatePicker(_ picker: UIViewController, didFinishWith date: Date) {
        super.reusableDatePicker(picker, didFinishWith: date)
        stopWaiting()
    }

    override func reusableDatePickerDidCancel(_ picker: UIViewController) {
        super.reusableDatePickerDidCancel(picker)
        stopWaiting()
    }

    func stopWaiting() {
        navigationItem.title = title
    }
}
