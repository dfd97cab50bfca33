import CoreData
import UIKit

// The moons of a planet; one of them can be marked.
@IBDesignable
class MoonsViewController: UITableViewController {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet private weak var footer: UIView?  // below the last row
    @IBOutlet var buttons: [UIButton]!
    @IBInspectable var limit: Int = 3
    weak var delegate: MoonsDelegate?

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel?.text = "Moons"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addMoon))
        buttons.forEach { $0.addTarget(self, action: #selector(mark(_:)), for: .touchUpInside) }
        view.layer.shadowPath = nil
        tableView.register(MoonCell.self, forCellReuseIdentifier: "moon")
    }

    @IBAction func mark(_ sender: UIButton) {
        delegate?.moons?(self, didMark: sender.tag)
    }

    @IBAction private func unmark() {}

    @objc func addMoon() {
        limit += 1
        tableView.reloadData()
    }
}

// MARK: - Rows

extension MoonsViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { limit }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "moon", for: indexPath)
        cell.textLabel?.text = "Moon \(indexPath.row + 1)"
        return cell
    }
}

@objc protocol MoonsDelegate {
    func moonsDidLoad(_ controller: MoonsViewController)
    @objc optional func moons(_ controller: MoonsViewController, didMark tag: Int)
}
