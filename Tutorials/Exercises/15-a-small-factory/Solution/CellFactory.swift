import TerminalUIKit

// A factory that keeps each cell of a nib as an archive, and makes copies.
final class CellFactory {
    private var archives: [String: Data] = [:]

    init(nib: UINib) {
        for case let cell as UITableViewCell in nib.instantiate(withOwner: nil) {
            guard let kind = cell.reuseIdentifier else { continue }
            archives[kind] = try? NSKeyedArchiver.archivedData(withRootObject: cell, requiringSecureCoding: false)
        }
    }

    func cell(ofKind kind: String, for tableView: UITableView) -> UITableViewCell? {
        tableView.dequeueReusableCell(withIdentifier: kind) ?? copy(ofKind: kind)
    }

    private func copy(ofKind kind: String) -> UITableViewCell? {
        guard let archive = archives[kind], let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: archive) else {
            return nil
        }
        // Not all classes in a nib support secure coding, and this program wrote the archive itself.
        unarchiver.requiresSecureCoding = false
        return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UITableViewCell
    }
}
