import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable import Views
@testable import UIKitExtras

/// The figures that controls draw, with all that is in them, a table that is compared whole.
struct WholeFiguresTests {
    /// Keeps figures and texts as they are asked for.
    private final class Figures: Canvas {
        let era = Era.iOS7
        var lines: [String] = []

        func saveState() {}
        func restoreState() {}
        func translate(x: CGFloat, y: CGFloat) {}
        func concatenate(_ one: CGAffineTransform) {}
        func clip(to rect: CGRect) {}
        func multiplyAlpha(_ alpha: CGFloat) {}
        func fill(_ rect: CGRect, color: UIColor, cornerRadius: CGFloat) { lines.append("fill \(rect) \(color)") }
        func stroke(_ rect: CGRect, color: UIColor, width: CGFloat, cornerRadius: CGFloat) {}
        func line(from start: CGPoint, to end: CGPoint, color: UIColor) {}
        func fill(_ path: UIBezierPath, color: UIColor) {}
        func stroke(_ path: UIBezierPath, color: UIColor) {}
        func draw(_ text: AttributedText, in rect: CGRect, style: TextStyle) {
            lines.append("'\(text.string)' in \(rect) \(style.alignment)")
        }
        func draw(_ image: UIImage, in rect: CGRect, tintColor: UIColor) {
            lines.append("\(image.name ?? "–") in \(rect) \(tintColor)")
        }
        func draw(_ figure: Figure, in rect: CGRect, style: TextStyle, isEnabled: Bool) {
            switch figure {
            case .slider(let part): lines.append("slider \(part) \(isEnabled)")
            case .progress(let part, let track): lines.append("progress \(part) \(track) \(style.color)")
            case .pageDots(let count, let current): lines.append("dots \(current) of \(count) \(style.color)")
            case .switch(let isOn): lines.append("switch \(isOn) \(style.color) \(style.font)")
            case .activity(let isBusy): lines.append("busy \(isBusy) \(style.color) \(style.alignment)")
            case .segments(let all, let selected):
                lines.append("segments \(all.map(\.isEnabled)) \(selected.map { "\($0)" } ?? "none")")
            default: lines.append("\(figure)".prefix { $0 != "(" } + " in \(rect) \(isEnabled)")
            }
        }
        func highlight(_ rect: CGRect) { lines.append("highlight \(rect)") }
    }

    private func drawn(_ view: UIView) -> String {
        let canvas = Figures()
        view.layoutIfNeeded()
        UIGraphicsPushContext(canvas)
        defer { UIGraphicsPopContext() }
        view.drawHierarchy(on: canvas)
        return canvas.lines.joined(separator: "; ")
    }

    @Test("Each control draws its value, its colors and whether it is enabled")
    func figures() throws {
        // Given
        let frame = CGRect(x: 3, y: 4, width: 80, height: 44)
        var lines: [String] = []

        // When
        for (least, most, value) in [(0, 1, 0.25), (5, 5, 5), (-2, 2, 2), (-2, 2, -2), (3, 1, 2)]
            as [(Float, Float, Float)]
        {
            let slider = UISlider(frame: frame)
            (slider.minimumValue, slider.maximumValue, slider.value) = (least, most, value)
            slider.isEnabled = value != 2
            lines.append("\(least)…\(most), \(value): \(drawn(slider))")
        }
        for (value, color, track) in [(0, nil, nil), (0.5, .red, nil), (1, nil, .blue)] as [(Float, UIColor?, UIColor?)]
        {
            let progress = UIProgressView(frame: frame)
            (progress.progress, progress.progressTintColor, progress.trackTintColor) = (value, color, track)
            lines.append(drawn(progress))
        }
        for (count, page, color) in [(1, 0, nil), (3, 2, .red), (3, 9, nil), (0, 0, nil)] as [(Int, Int, UIColor?)] {
            let pages = UIPageControl(frame: frame)
            (pages.numberOfPages, pages.currentPage, pages.currentPageIndicatorTintColor) = (count, page, color)
            lines.append(drawn(pages))
        }
        for (isOn, color) in [(false, nil), (true, nil), (false, .red), (true, .red)] as [(Bool, UIColor?)] {
            let toggle = UISwitch(frame: frame)
            (toggle.isOn, toggle.onTintColor) = (isOn, color)
            let indicator = UIActivityIndicatorView(frame: frame)
            (indicator.hidesWhenStopped, indicator.color) = (false, color)
            if isOn { indicator.startAnimating() }
            lines.append("\(drawn(toggle)); \(drawn(indicator))")
        }
        for selected in [-1, 0, 1, 2] {
            let segments = UISegmentedControl(items: ["A", "B"])
            (segments.frame, segments.selectedSegmentIndex) = (frame, selected)
            lines.append(drawn(segments))
        }
        for (prompt, cancels, color) in [(nil, false, nil), ("Find", false, .red), ("Find", true, nil)]
            as [(String?, Bool, UIColor?)]
        {
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 66))
            (bar.prompt, bar.showsCancelButton, bar.barTintColor, bar.text) = (prompt, cancels, color, "Moon")
            lines.append(drawn(bar))
            let places = bar.subviews.map { "\($0.frame)" }
            lines.append("    " + places.joined(separator: "; "))
        }
        lines += [UIColor.barBackground, .flatBarBackground, .flatBlackBarBackground].map { "\($0)" }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Figures-of-controls.txt")
    }
}
