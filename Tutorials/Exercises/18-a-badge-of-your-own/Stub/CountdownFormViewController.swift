import ReusableViews

// A form with two badges, one below the other. The controller creates each badge once, and can fill it many times.
final class CountdownFormViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // TODO: two badges, somewhere in the view.
    }

    func show(newMoon: Int, fullMoon: Int) {
        // TODO: the first badge says the days until new moon, the second those until full moon.
    }
}
