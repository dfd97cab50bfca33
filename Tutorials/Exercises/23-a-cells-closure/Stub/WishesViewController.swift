import ReusableViews

// A hundred phases, and the wishes of the user at some of them. Each cell gets a closure, and calls it when the user
// taps its button.
final class WishesViewController: UITableViewController {
    private let calendar = LunarCalendar(count: 100)
    private var wished: Set<Int> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "WishCell", bundle: nil), forCellReuseIdentifier: "WishCell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calendar.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "WishCell", for: indexPath) as! WishCell
        let row = indexPath.row
        cell.phaseLabel?.text = calendar[row].phase.name
        cell.wishButton?.isSelected = wished.contains(row)
        // TODO: all of this is still alive after the screen is gone. Find out why.
        cell.onWish = {
            self.wished.formSymmetricDifference([row])
            cell.wishButton?.isSelected = self.wished.contains(row)
        }
        return cell
    }
}
