// After “Using UITableViewCell with InterfaceBuilder”, 2009: one nib, several cells, as many copies as wanted.

import InterfaceBuilder
import PlainText

// MARK: Definition

/// A factory of copies of the cells in one nib. Each kind of cell has an identifier.
///
/// Every cell at the top level of the nib is archived once. A new cell is made from the archive, without the nib.
/// Several tables can share a factory. An archive does not keep outlets and targets: find subviews by their tags, and
/// add targets to the copies.
///
/// ```swift
/// let factory = try ViewFactory(nib: UINib(nibName: "LunarCells", bundle: nil))
/// let cell = factory.cell(ofKind: "phase", for: tableView)
/// ```
public final class ViewFactory {
    private let file: String
    private let templates: [String: Data]

    /// Archives the cells at the top level of a nib. Cells inside other views don't count.
    ///
    /// Ends the process, as Foundation does, if something in a cell can't be encoded.
    ///
    /// - Parameter nib: The nib, which is loaded once, without an owner.
    /// - Throws: `NibError` that names every cell whose identifier is missing or another's, or whatever else is wrong
    ///   with the nib.
    public init(nib: UINib) throws {
        let document = try nib.document
        try Self.checkIdentifiers(in: document)
        file = document.file
        templates = try nib.objects(withOwner: nil).reduce(into: [:]) { templates, object in
            guard let cell = object as? UITableViewCell, let kind = cell.reuseIdentifier else { return }
            templates[kind] = try NSKeyedArchiver.archivedData(withRootObject: cell, requiringSecureCoding: false)
        }
    }

    /// The kinds of cells there are, in alphabetical order.
    public var kinds: [String] { templates.keys.sorted() }

    /// Returns a cell that a table no longer shows, or a new one.
    ///
    /// - Parameters:
    ///   - kind: The cell's identifier in the nib.
    ///   - tableView: The table that the cell is for.
    /// - Returns: The cell, or nil if there is no such kind. The log then names the nearest kind.
    public func cell(ofKind kind: String, for tableView: UITableView) -> UITableViewCell? {
        tableView.dequeueReusableCell(withIdentifier: kind) ?? copy(ofKind: kind)
    }
}

// MARK: Copying

extension ViewFactory {
    private func copy(ofKind kind: String) -> UITableViewCell? {
        guard let template = templates[kind] else {
            let hint = nearestName(to: kind, among: kinds).map { "; did you mean `\($0)`?" } ?? ""
            Log.write("\(file): there is no cell of kind `\(kind)`\(hint)")
            return nil
        }
        guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: template) else { return nil }
        unarchiver.requiresSecureCoding = false
        let cell = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UITableViewCell
        Trace.emit(.decode, cell, "unarchived: a copy of the cell \(kind) in \(file)")
        return cell
    }
}

// MARK: Checking

extension ViewFactory {
    private static func checkIdentifiers(in document: IBDocument) throws {
        func fault(_ message: String, in cell: IBObject) -> IBFault {
            IBFault(message, file: document.file, location: cell.location, objectID: cell.id)
        }
        var owners: [String: String] = [:]
        let faults = document.objects.filter { $0.element == "tableViewCell" }.compactMap { cell -> IBFault? in
            guard let kind = cell.attributes["reuseIdentifier"], !kind.isEmpty else {
                return fault("the cell has no identifier, so no kind to ask for; set Identifier in Xcode", in: cell)
            }
            guard let other = owners.updateValue(cell.id, forKey: kind) else { return nil }
            return fault("the identifier `\(kind)` is also that of cell \(other); each kind needs its own", in: cell)
        }
        guard faults.isEmpty else { throw NibError(faults) }
    }
}
