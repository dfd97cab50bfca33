internal import TerminalUIKit

/// Shows each prototype of a table once, as Interface Builder does.
final class TablePreview: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let prototypes: [PreviewedPrototype]

    init(_ prototypes: [PreviewedPrototype]) {
        self.prototypes = prototypes
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { prototypes.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        prototypes[indexPath.row].make(UITableViewCell.self) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        prototypes[indexPath.row].size.height
    }
}
