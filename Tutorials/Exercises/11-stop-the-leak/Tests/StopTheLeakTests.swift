import Judging
import ReusableViews
import Testing

@testable import StopTheLeak

@Suite(.judged)
struct StopTheLeakTests {
    private let survivors = Survivors()

    /// The numbers of live objects of both classes.
    private func alive() -> [Int] {
        let objects = World.current.liveObjects
        return [objects.count(of: StargazerViewController.self), objects.count(of: NightPickerViewController.self)]
    }

    /// Shows the screen, taps, and takes it away.
    ///
    /// - Returns: What was shown before.
    private func visit(_ taps: String...) throws -> [String] {
        let controller = StargazerViewController(nibName: "StargazerViewController", bundle: nil)
        let screen = Screen(controller)
        survivors.watch(controller)
        for title in taps {
            try screen.tap(title)
            survivors.watch(controller.presentedViewController)
        }
        return screen.texts
    }

    @Test("D4: The delegate receives the night")
    func told() throws {
        // Given, When
        let shown = try visit("Choose", "Tonight")

        // Then
        expect(shown, toBe: ["Tonight", "Choose"], "after Choose and Tonight were tapped")
    }

    @Test("D6: If a picker lives longer than its delegate, its button has no effect")
    func delegateGone() throws {
        // Given
        let picker = NightPickerViewController(nibName: "NightPickerViewController", bundle: nil)
        var delegate: StargazerViewController? = .init(nibName: "StargazerViewController", bundle: nil)
        picker.delegate = delegate
        let screen = Screen(picker)

        // When
        delegate = nil
        try screen.tap("Tonight")

        // Then
        expect(screen.texts, toBe: ["Which night?", "Tonight"], "after Tonight was tapped")
    }

    @Test("D6: With the screen gone, nothing of it is left alive")
    func released() throws {
        // Given
        let before = alive()

        // When
        _ = try visit("Choose", "Tonight")

        // Then
        let left = zip(alive(), before).map(-)
        expect(
            ["\(left[0]) StargazerViewController", "\(left[1]) NightPickerViewController"] + survivors.rings,
            toBe: ["0 StargazerViewController", "0 NightPickerViewController"], "alive when the screen is gone")
    }

    @Test("D6: If you leave while the picker is open, nothing is left alive either")
    func releasedWithPicker() throws {
        // Given
        let before = alive()

        // When
        _ = try visit("Choose")

        // Then
        let left = zip(alive(), before).map(-)
        expect(
            ["\(left[0]) StargazerViewController", "\(left[1]) NightPickerViewController"] + survivors.rings,
            toBe: ["0 StargazerViewController", "0 NightPickerViewController"],
            "alive when you left while the picker was open")
    }
}
