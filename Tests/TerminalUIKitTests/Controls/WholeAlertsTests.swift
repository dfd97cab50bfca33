import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

/// Alerts with everything, and with nothing, each a table that is compared whole.
struct WholeAlertsTests {
    private func text(_ rect: CGRect) -> String { "\(rect.minX),\(rect.minY) \(rect.width)×\(rect.height)" }

    private func alert(
        _ style: UIAlertController.Style, _ title: String?, _ message: String?, fields: Int,
        _ actions: [UIAlertAction.Style], preferred: Int?
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for number in 0..<fields { alert.addTextField { $0.placeholder = "Field \(number)" } }
        for (number, style) in actions.enumerated() {
            let action = UIAlertAction(title: "Action \(number)", style: style)
            if number == 3 { action.isEnabled = false }
            alert.addAction(action)
        }
        if let preferred { alert.preferredAction = alert.actions[preferred] }
        return alert
    }

    @Test("An alert is in the middle and a sheet at the bottom, with texts, fields and buttons, Cancel last")
    func looks() throws {
        // Given
        let many: [UIAlertAction.Style] = [.cancel, .default, .destructive, .default]
        let alerts = [
            alert(.alert, "Moon", "Which one is it?", fields: 0, [.default], preferred: nil),
            alert(.alert, "Moon", nil, fields: 2, many, preferred: 1),
            alert(.alert, nil, "", fields: 0, [.cancel], preferred: 0),
            alert(.alert, "", "Long messages go on and on, over several lines of it", fields: 1, [], preferred: nil),
            alert(.actionSheet, "Moon", "Which one is it?", fields: 0, many, preferred: 2),
            alert(.actionSheet, nil, nil, fields: 0, [.default, .cancel], preferred: nil),
        ]
        var lines: [String] = []

        // When
        for (number, alert) in alerts.enumerated() {
            alert.view.frame = CGRect(x: 0, y: 0, width: 320, height: 440)
            alert.view.layoutIfNeeded()
            let card = try #require(alert.view.subviews.first as? UIStackView)
            let layer = card.layer
            lines.append(
                "\(number): \(alert.textFields?.count ?? -1) fields, \(alert.actions.count) actions, "
                    + "\(alert.modalPresentationStyle), card \(text(card.frame)) \(card.backgroundColor!) "
                    + "\(layer.borderWidth) \(layer.cornerRadius) \(layer.borderColor.map { "\($0)" } ?? "none")")
            for view in card.arrangedSubviews {
                let label = view as? UILabel ?? (view as? UIButton)?.titleLabel
                let field = view as? UITextField
                lines.append(
                    "    \(type(of: view)) \(text(view.frame)) \(label?.text ?? field?.placeholder ?? "") "
                        + "\(label.map { "\($0.font.fontName) \($0.font.pointSize) \($0.textColor!)" } ?? "") "
                        + "\(label.map { "\($0.textAlignment) \($0.numberOfLines)" } ?? "") "
                        + "\((view as? UIControl)?.isEnabled ?? true)")
            }
            lines += ControlFixture.rendering(of: alert.view).components(separatedBy: "\n").map {
                "    |" + $0.replacing(/\s+$/, with: "")
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Alerts.txt")
    }

    @Test("Enabling or disabling an action of a shown alert updates its button")
    func enabling() throws {
        // Given
        let alert = alert(.alert, "Moon", nil, fields: 0, [.default, .default], preferred: nil)
        let card = try #require(alert.view.subviews.first as? UIStackView)
        let buttons = card.arrangedSubviews.compactMap { $0 as? UIButton }

        // When
        alert.actions[1].isEnabled = false
        let disabled = buttons.map(\.isEnabled)
        alert.actions[1].isEnabled = true

        // Then
        expect(disabled == [true, false] && buttons.map(\.isEnabled) == [true, true])
        expect(alert.textFields == nil && alert.title == "Moon" && alert.message == nil)
    }
}
