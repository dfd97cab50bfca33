import TerminalTesting
import TerminalUIKit
import Testing
import UIKitExtras

/// The heights of headers and footers: estimated until they are seen, then their own.
struct SectionViewHeightsTests {
    /// The kind of header or footer between the rows.
    private enum Kind: String, CaseIterable {
        case nothing, empty, text, title
    }

    /// Two rows a section, with headers and footers of one kind.
    private final class Parts: NSObject, UITableViewDataSource, UITableViewDelegate {
        let kind: Kind
        let estimate: CGFloat

        init(_ kind: Kind, estimate: CGFloat) {
            (self.kind, self.estimate) = (kind, estimate)
        }

        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            kind == .title ? "Moons" : nil
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            kind == .title ? "Suns" : nil
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view() }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { view() }
        func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { estimate }
        func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
            estimate + 1
        }

        private func view() -> UIView? {
            switch kind {
            case .nothing, .title: return nil
            case .empty: return UIView()
            case .text:
                let (view, label) = (UIView(), UILabel())
                (label.text, label.numberOfLines) = ("Moons\nand\nsuns", 0)
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(
                        withVisualFormat: "|[label]|", options: [], metrics: nil, views: ["label": label])
                        + NSLayoutConstraint.constraints(
                            withVisualFormat: "V:|[label]|", options: [], metrics: nil, views: ["label": label]))
                return view
            }
        }
    }

    @Test("A header or footer has the height from the table, the delegate or its constraints, or zero")
    func heights() throws {
        var lines: [String] = []
        for (name, style) in [("plain", UITableView.Style.plain), ("grouped", .grouped)] {
            for height in [30, UITableView.automaticDimension] {
                for estimate in [0, 50] as [CGFloat] {
                    for kind in Kind.allCases {
                        // Given
                        let parts = Parts(kind, estimate: estimate)
                        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 230), style: style)
                        (table.sectionHeaderHeight, table.sectionFooterHeight) = (height, height)
                        (table.dataSource, table.delegate) = (parts, parts)
                        func heights() -> String {
                            (0..<3).map { section in
                                "\(table.rectForHeader(inSection: section).height)/"
                                    + "\(table.rectForFooter(inSection: section).height)"
                            }.joined(separator: " ") + ", all \(table.contentSize.height)"
                        }

                        // When
                        let atFirst = heights()
                        table.layoutIfNeeded()
                        let seen = heights()
                        table.scrollToRow(at: [2, 1], at: .bottom, animated: false)
                        table.layoutIfNeeded()
                        lines.append("\(name), height \(height), estimate \(estimate), \(kind.rawValue):")
                        lines += ["    \(atFirst)", "    \(seen)", "    \(heights())"]
                    }
                }
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Section-heights.txt")
    }
}
