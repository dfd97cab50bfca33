import TerminalUIKit

extension UITableViewTests {
    /// Rows by section; a row is its text.
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [[String]]
        var titles: [String?] = []
        var asked: [IndexPath] = []
        var selected: [String] = []

        init(_ sections: [[String]]) { self.sections = sections }

        convenience init(rows: Int) { self.init([(0..<rows).map { "row \($0)" }]) }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            titles.indices.contains(section) ? titles[section] : nil
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked.append(indexPath)
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "Cell")
                ?? UITableViewCell(style: .default, reuseIdentifier: "Cell")
            cell.textLabel?.text = sections[indexPath.section][indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append("+\(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            selected.append("-\(indexPath.row)")
        }

        var offsets: [CGFloat] = []

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            offsets.append(scrollView.contentOffset.y)
        }
    }

    /// A source that gives every row its own height.
    final class Heights: NSObject, UITableViewDelegate {
        var asked = 0
        var first: [CGFloat] = []

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked += 1
            return indexPath.row < first.count ? first[indexPath.row] : CGFloat(10 * (indexPath.row + 1))
        }
    }
}
