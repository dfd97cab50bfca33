import Judging
import ReusableViews
import Testing

@testable import KeepWhatItReplaces

@Suite(.judged)
struct KeepWhatItReplacesTests {
    private let controller = PlatesViewController(nibName: "PlatesViewController", bundle: nil)

    private func lines(_ view: UIView?) -> [String] {
        guard let view else { return ["no view"] }
        let frame = view.frame
        let labels = view.subviews.compactMap { $0 as? UILabel }.sorted { $0.frame.minY < $1.frame.minY }
        let texts = labels.compactMap(\.text)
        let resizing = view.autoresizingMask.contains(.flexibleWidth) ? "with the screen" : "not at all"
        return [
            "frame: \(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width)) × \(Int(frame.height))",
            "resizes in width: \(resizing)", "alpha: \(view.alpha)", "isHidden: \(view.isHidden)",
            "background: \(view.backgroundColor == UIColor(white: 1, alpha: 1) ? "white" : "gray")",
            "labels: \(texts.joined(separator: ", "))",
        ]
    }

    @Test("P2: The view takes over the box's frame, background, autoresizing and subviews")
    func gray() {
        // Given
        controller.loadViewIfNeeded()

        // When
        let shown = lines(controller.grayPlate)

        // Then
        expect(
            shown,
            toBe: [
                "frame: 16, 22, 280 × 66", "resizes in width: with the screen", "alpha: 1.0", "isHidden: false",
                "background: gray", "labels: New Moon, seen tonight",
            ], "the view in the place of the gray box")
    }

    @Test("P2: A hidden box stays hidden")
    func hidden() {
        // Given
        controller.loadViewIfNeeded()

        // When
        let shown = lines(controller.hiddenPlate)

        // Then
        expect(
            shown,
            toBe: [
                "frame: 16, 110, 280 × 44", "resizes in width: not at all", "alpha: 1.0", "isHidden: true",
                "background: white", "labels: First Quarter",
            ], "the view in the place of the hidden box")
    }

    @Test("P2: A pale box stays pale")
    func pale() {
        // Given
        controller.loadViewIfNeeded()

        // When
        let shown = lines(controller.palePlate)

        // Then
        expect(
            shown,
            toBe: [
                "frame: 16, 176, 200 × 44", "resizes in width: not at all", "alpha: 0.5", "isHidden: false",
                "background: white", "labels: Full Moon",
            ], "the view in the place of the pale box")
    }
}
