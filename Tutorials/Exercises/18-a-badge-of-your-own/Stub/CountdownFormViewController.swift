import ReusableViews

// A form with two badges, one below the other. They are made once, when the view is there, and filled as often as
// wanted.
final class CountdownFormViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // TODO: two badges, somewhere in the view.
    }

    func show(newMoon: Int, fullMoon: Int) {
        // TODO: the first badge says the days until new moon, the second those until full moon.
    }
}
