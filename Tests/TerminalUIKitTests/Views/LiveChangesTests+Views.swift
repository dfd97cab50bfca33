import Foundation
import TerminalUIKit

/// The views before their changes.
extension LiveChangesTests {
    static func label() -> UILabel {
        let label = UILabel()
        label.text = "The moon is waxing"
        return label
    }

    static func button() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Launch", for: .normal)
        return button
    }

    static func field() -> UITextField {
        let field = UITextField()
        field.text = "Apollo"
        return field
    }

    static func textView() -> UITextView {
        let view = UITextView()
        view.text = "The moon\nis waxing"
        view.isScrollEnabled = false
        return view
    }

    static func cell(_ style: UITableViewCell.CellStyle = .value1) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Moon"
        cell.detailTextLabel?.text = "waxing"
        return cell
    }

    static func dates(_ mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.timeZone = TimeZone(identifier: "GMT")
        picker.locale = Locale(identifier: "en_US")
        picker.datePickerMode = mode
        picker.date = Date(timeIntervalSince1970: 0)
        return picker
    }

    static func stack() -> UIStackView {
        let stack = UIStackView(
            arrangedSubviews: ["New", "Half moon"].map { text in
                let label = UILabel()
                label.text = text
                return label
            })
        return stack
    }

    static func bar() -> UINavigationBar {
        let bar = UINavigationBar()
        bar.items = [UINavigationItem(title: "Sky"), UINavigationItem(title: "Moon")]
        return bar
    }

    static func barButton(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    static func tabs() -> UITabBar {
        let bar = UITabBar()
        bar.items = ["Sky", "Moon"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        return bar
    }

    static func wide<View: UIView>(_ view: View) -> View {
        view.widthAnchor.constraint(equalToConstant: 200).isActive = true
        return view
    }

    static func sized<View: UIView>(_ view: View) -> View {
        view.frame.size = CGSize(width: 240, height: 44)
        return view
    }

    static func longLabel() -> UILabel {
        let label = UILabel()
        label.text = "The moon of the third of November is waxing, and can be seen until midnight"
        return label
    }

    static func configuration(_ kind: UIButton.Configuration) -> UIButton.Configuration {
        var configuration = kind
        (configuration.title, configuration.image) = ("Go", star)
        return configuration
    }

    static let rows = CountedRows([3, 2])

    static func table() -> UITableView {
        let table = UITableView(frame: .zero, style: .plain)
        (table.dataSource, table.delegate) = (rows, rows)
        table.heightAnchor.constraint(equalToConstant: 220).isActive = true
        return table
    }

    static func scroll() -> UIScrollView {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 240, height: 300)
        let label = sized(longLabel())
        label.numberOfLines = 0
        scroll.addSubview(label)
        return scroll
    }

    static let star = UIImage(systemName: "star")
}
