/// Answers a table's questions from the rows that a storyboard lays out.
package final class StaticTableDataSource: UITableViewDataSource {
    /// The sections in order.
    let sections: [StaticTableSection]

    init(_ sections: [StaticTableSection]) { self.sections = sections }

    package func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].cells.count
    }

    package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections[indexPath.section].cells[indexPath.row]
    }

    package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].headerTitle
    }

    package func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footerTitle
    }
}
