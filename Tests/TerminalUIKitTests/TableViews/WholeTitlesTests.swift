import Foundation
import TerminalTesting
import TerminalUIKit
import Testing
import UIKitExtras

/// Headers and footers by themselves, as wide as may be, a table that is compared whole.
struct WholeTitlesTests {
    private func text(_ rect: CGRect) -> String { "\(rect.minX),\(rect.minY) \(rect.width)×\(rect.height)" }

    @Test("A header's texts share its width, the second at the end, and its background has its size")
    func places() throws {
        var lines: [String] = []
        for detail in [nil, "End", "Something that is rather long"] {
            for width in [0, 8, 15, 16, 17, 100, 320] as [CGFloat] {
                // Given
                let view = UITableViewHeaderFooterView(reuseIdentifier: "title")
                view.backgroundView = UIView()
                let ground = UIView()
                view.textLabel?.text = "Moons"
                if let detail { view.detailTextLabel?.text = detail }

                // When
                view.backgroundView = ground
                view.frame = CGRect(x: 0, y: 0, width: width, height: 22)
                view.layoutIfNeeded()

                // Then
                let labels = view.contentView.subviews.compactMap { $0 as? UILabel }
                lines.append(
                    "\(detail ?? "nothing") in \(width): content \(text(view.contentView.frame)), ground \(text(ground.frame))"
                        + labels.map {
                            " | \($0.text ?? "") \(text($0.frame)) \($0.font.pointSize) \($0.font.fontName) \($0.textColor!) "
                                + "\($0.textAlignment)"
                        }.joined())
                expect(view.subviews, equals: [ground, view.contentView])
            }
        }
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Titles.txt")
    }

    @Test("A header created with a frame keeps it, and a self-sizing header is as high as its content")
    func making() {
        // Given
        let view = UITableViewHeaderFooterView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        let (label, inner) = (UILabel(), UITableViewHeaderFooterView(reuseIdentifier: "moon"))
        label.text = "Moons\nand suns"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        inner.contentView.addSubview(label)
        NSLayoutConstraint.activate(
            ["|[label]|", "V:|[label]|"].flatMap { format in
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: [], metrics: nil, views: ["label": label])
            })

        // When
        let sizes = [view, inner].map {
            $0.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        view.layoutIfNeeded()

        // Then
        expect(view.reuseIdentifier == nil && inner.reuseIdentifier == "moon")
        expect(view.frame, equals: CGRect(x: 1, y: 2, width: 30, height: 40))
        expect(view.contentView.frame, equals: CGRect(x: 0, y: 0, width: 30, height: 40))
        expect(sizes, equals: [CGSize(width: 200, height: 0), CGSize(width: 200, height: 44)])
    }
}
