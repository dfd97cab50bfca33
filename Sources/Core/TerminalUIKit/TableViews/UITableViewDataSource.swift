/// The methods that a table calls on its data source. In UIKit the methods with defaults here are optional.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
    /// Asks the data source for the number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Asks the data source for the cell of a row: a reused one or a new one, configured.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Asks the data source for the number of sections, 1 by default.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Asks the data source for the text above a section, or nil if there isn't one.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Asks the data source for the text below a section, or nil if there isn't one.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Asks the data source whether a user can delete or swipe a row, or insert one there. By default, they can.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Tells the data source that a user deletes or inserts a row. Change the model, then tell the table. Without this
    /// method, a swipe doesn't delete a row.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Asks the data source whether a user can move a row.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Tells the data source that a user has moved a row. Change the model, and don't tell the table, which has moved
    /// the row already.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// Asks the data source for the titles of the index at the right edge, or nil if there isn't one.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Asks the data source for the section of an index title.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    /// Returns 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Returns `nil`.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns `nil`.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns `true`.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Tells the table that the data source doesn't commit edits.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.optionalMethods.lack(.commit) }
    /// Returns `true`.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.optionalMethods.lack(.canMoveRow)
        return true
    }
    /// Tells the table that users can't move rows.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { tableView.optionalMethods.lack(.moveRow) }
    /// Returns `nil`.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns the section with the same index as the title.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
