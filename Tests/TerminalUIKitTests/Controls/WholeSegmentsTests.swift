import Foundation
import TerminalTesting
import Testing

@testable import Controls
@testable import TerminalUIKit
@testable import UIKitExtras

/// The states of a control while code changes it, in recorded tables.
struct WholeSegmentsTests {
    private func text(_ segments: UISegmentedControl) -> String {
        let titles = (-1...segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? "–" }
        let size = segments.intrinsicContentSize
        return
            "\(titles.joined(separator: " ")), \(segments.selectedSegmentIndex) \(segments.displayedText ?? "nothing"), "
            + "\(size.width)×\(size.height)"
    }

    @Test("Segments are inserted, removed and renamed, and the selected one stays selected")
    func segments() throws {
        var lines: [String] = []
        for selected in [-1, 0, 1, 2, 3] {
            for count in [0, 1, 3] {
                // Given
                let control = UISegmentedControl(items: Array(["New", "Full", "Last"].prefix(count)))
                func note(_ what: String) { lines.append("    \(what): \(text(control))") }
                control.selectedSegmentIndex = selected
                lines.append("\(selected) of \(count): \(text(control))")

                // When
                for place in [-1, 1, 3, 9] {
                    control.insertSegment(withTitle: "At \(place)", at: place, animated: false)
                    note("one at \(place)")
                    control.setTitle("Now", forSegmentAt: place)
                    note("another title at \(place)")
                }
                control.setTitle(nil, forSegmentAt: 0)
                control.apportionsSegmentWidthsByContent = true
                note("without a title")
                control.removeAllSegments()
                note("none")
                control.setTitle("Nobody", forSegmentAt: 0)
                note("none named")
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Segments.txt")
    }

    @Test("A search bar's field reaches from one end to the other, or to the button, below the prompt")
    func searchBars() throws {
        var lines: [String] = []
        for prompt in [nil, "Moons"] {
            for shows in [false, true] {
                for (width, height) in [(320, 44), (40, 66), (90, 23), (8, 22)] as [(CGFloat, CGFloat)] {
                    // Given
                    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: width, height: height))
                    bar.prompt = prompt

                    // When
                    bar.setShowsCancelButton(shows, animated: false)
                    bar.layoutIfNeeded()
                    let places = bar.subviews.map { view in
                        let frame = view.frame
                        return "\(type(of: view)) \(frame.minX),\(frame.minY) \(frame.width)×\(frame.height)"
                    }
                    lines.append(
                        "\(prompt ?? "nothing"), \(shows ? "a button" : "no button"), \(width)×\(height): "
                            + places.joined(separator: " | ") + "; \(bar.archivedSubviews.count) others")
                }
            }
        }
        let bar = UISearchBar(frame: .zero)
        lines.append("alone \(bar.frame.size.width)×\(bar.frame.size.height)")
        bar.showsCancelButton = true
        bar.layoutIfNeeded()
        let extra = UIView()
        bar.addSubview(extra)

        // Then
        expect(bar.archivedSubviews, equals: [extra])
        bar.showsCancelButton = false
        bar.layoutIfNeeded()
        expect(bar.subviews.count, equals: 2)
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Search-bars.txt")
    }

    @Test("An indicator is visible while it moves, or always if it doesn't hide, and its style sets its size")
    func indicators() throws {
        var lines: [String] = []
        for style: UIActivityIndicatorView.Style in [.medium, .large, .whiteLarge, .white, .gray] {
            // Given
            let view = UIActivityIndicatorView(style: style)
            func note(_ what: String) {
                lines.append(
                    "\(style), \(what): \(view.isAnimating) \(view.isHidden) \(view.displayedText ?? "") "
                        + "\(view.frame.width)×\(view.frame.height) \(view.isUserInteractionEnabled)")
            }

            // When
            note("at first")
            view.startAnimating()
            note("started")
            view.hidesWhenStopped = false
            note("not to hide")
            view.stopAnimating()
            note("stopped")
            view.hidesWhenStopped = true
            note("to hide")
            view.startAnimating()
            view.hidesWhenStopped = true
            note("started again")
            view.stopAnimating()
            note("stopped again")
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Indicators.txt")
    }

    @Test("Values stay within the limits that they are set with, and NaN becomes the lowest value")
    func limits() {
        // Given
        let (slider, stepper, progress, pages) = (
            UISlider(frame: .zero), UIStepper(frame: .zero), UIProgressView(frame: .zero), UIPageControl(frame: .zero)
        )
        (slider.minimumValue, slider.maximumValue) = (2, 4)
        (stepper.minimumValue, stepper.maximumValue, pages.numberOfPages) = (2, 4, 3)

        // When
        let values = [-1, 0, 1, 2, 3, 4, 5, .nan].map { value -> String in
            slider.setValue(Float(value), animated: false)
            stepper.value = value
            progress.setProgress(Float(value) / 4, animated: false)
            if !value.isNaN { pages.currentPage = Int(value) }
            return
                "\(slider.value) \(stepper.value) \(progress.progress) \(progress.displayedText!) \(pages.currentPage)"
        }
        pages.numberOfPages = -1

        // Then
        expect(
            values,
            equals: [
                "2.0 2.0 0.0 0% 0", "2.0 2.0 0.0 0% 0", "2.0 2.0 0.25 25% 1", "2.0 2.0 0.5 50% 2",
                "3.0 3.0 0.75 75% 2", "4.0 4.0 1.0 100% 2", "4.0 4.0 1.0 100% 2", "2.0 2.0 0.0 0% 2",
            ])
        expect(pages.numberOfPages == 0 && pages.currentPage == 0)
    }

    @Test("The nearest controller presents a menu, with its elements and a way to cancel")
    func menu() throws {
        // Given
        final class Inner: UIViewController {
            override func present(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
                presented = other as? UIAlertController
            }
            var presented: UIAlertController?
        }
        let (outer, inner, button) = (Inner(), Inner(), UIButton(type: .system))
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.view.addSubview(button)
        var chosen: [String] = []
        func action(_ title: String, _ attributes: UIAction.Attributes) -> UIAction {
            UIAction(title: title, attributes: attributes) { _ in chosen.append(title) }
        }
        button.menu = UIMenu(
            title: "Moons", children: [action("Luna", []), action("Drop", .destructive), action("Io", .disabled)])

        // When
        _ = button.tap()
        let before = inner.presented
        button.showsMenuAsPrimaryAction = true
        _ = button.tap()
        let sheet = try #require(inner.presented)
        sheet.actions[0].handler?(sheet.actions[0])

        // Then
        expect(before == nil && outer.presented == nil && sheet.title == "Moons")
        expect(sheet.preferredStyle == .actionSheet && sheet.message == nil && chosen == ["Luna"])
        expect(sheet.actions.map(\.title), equals: ["Luna", "Drop", "Io", "Cancel"])
        expect(sheet.actions.map(\.style), equals: [.default, .destructive, .default, .cancel])
        expect(sheet.actions.map(\.isEnabled), equals: [true, true, false, true])
    }
}
