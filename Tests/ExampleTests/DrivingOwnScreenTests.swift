import Canvases
import Foundation
import REPL
import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell

/// Keys and the mouse on a user's own screen in `drive`.
struct DrivingOwnScreenTests {
    /// A screen with some views, one below the other.
    private final class Screen: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
        @Outlet var volume: UISlider!
        @Outlet var count: UIStepper!
        @Outlet var sizes: UIPickerView!
        @Outlet var page: UIScrollView!
        @Outlet var cards: [UIButton] = []
        var tapped: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            volume = UISlider(frame: CGRect(x: 0, y: 30, width: 320, height: 20))
            count = UIStepper(frame: CGRect(x: 0, y: 60, width: 94, height: 20))
            sizes = UIPickerView(frame: CGRect(x: 0, y: 80, width: 320, height: 60))
            (sizes.dataSource, sizes.delegate) = (self, self)
            cards = (0..<3).map { index in
                let card = UIButton(type: .system)
                card.frame = CGRect(x: 100 * index, y: 160, width: 80, height: 40)
                card.setTitle("?", for: .normal)
                card.addAction(UIAction { [unowned self] _ in tapped.append(index) }, for: .touchUpInside)
                return card
            }
            page = UIScrollView(frame: CGRect(x: 0, y: 240, width: 320, height: 100))
            page.contentSize = CGSize(width: 320, height: 500)
            for part in [volume, count, sizes, page] + cards as [UIView] { view.addSubview(part) }
        }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            ["Small", "Medium", "Large"][row]
        }
    }

    private let screen = Screen()
    private let session: ScriptedSession<ListSession>
    private let driver: Driver

    init() {
        let screen = screen
        session = ScriptedSession(ListSession.showing { screen })
        _ = session.session.window
        driver = Driver(session.session)
    }

    /// Presses the mouse at a point of a view, in its own coordinates.
    private func press(_ view: UIView, _ x: CGFloat, _ y: CGFloat) {
        _ = driver.frame()
        let point = view.convert(CGPoint(x: x, y: y), to: nil)
        let cells = driver.page.rendering.cells(of: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
        driver.handle(.press(column: cells.columns.lowerBound, row: cells.rows.lowerBound))
    }

    @Test("A press of the mouse moves a slider's knob there, taps a half of a stepper, and turns a wheel to the row")
    func pressing() {
        // Given, When
        press(screen.volume, 244, 10)
        press(screen.count, 80, 10)
        press(screen.sizes, 160, 50)

        // Then
        expect((0.7...0.8).contains(screen.volume.value), "\(screen.volume.value)")
        expect(screen.count.value, equals: 1)
        expect(screen.sizes.selectedRow(inComponent: 0), equals: 1)
    }

    /// Moves the mouse with its button down, from a point of a view by some columns and lines.
    private func drag(_ view: UIView, _ x: CGFloat, _ y: CGFloat, right: Int = 0, down: Int = 0) {
        _ = driver.frame()
        let point = view.convert(CGPoint(x: x, y: y), to: nil)
        let cells = driver.page.rendering.cells(of: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
        driver.handle(
            .drag(column: cells.columns.lowerBound, row: cells.rows.lowerBound, right: right, down: down))
    }

    @Test("A drag of the mouse moves a slider's knob and wheels, scrolls, and makes the gesture that a view waits for")
    func dragging() {
        // Given
        let board = UIView(frame: CGRect(x: 0, y: 360, width: 320, height: 90))
        board.addGestureRecognizer(UISwipeGestureRecognizer())
        board.addGestureRecognizer(UIPanGestureRecognizer())
        screen.view.addSubview(board)
        let label = UILabel(frame: CGRect(x: 0, y: 66, width: 160, height: 22))
        label.text = "A long page"
        screen.page.addSubview(label)
        var lines: [String] = []

        // When
        drag(screen.volume, 4, 10, right: 20)
        drag(screen.sizes, 160, 30, down: -1)
        drag(label, 10, 10, down: -2)
        for (right, down) in [(5, 1), (0, 2)] {
            drag(board, 100, 10, right: right, down: down)
            lines.append(driver.lastLine)
        }
        drag(screen.cards[0], 40, 20, right: 1)

        // Then
        expect((0.4...0.6).contains(screen.volume.value), "\(screen.volume.value)")
        expect(screen.sizes.selectedRow(inComponent: 0), equals: 1)
        expect(screen.page.contentOffset.y, equals: 44)
        expect(lines, equals: ["gesture swipe-right", "gesture pan 0 44"])
        expect(screen.tapped, equals: [0])
    }

    @Test("Tab and the mouse reach each of several buttons with one title")
    func alike() {
        // Given, When
        for card in screen.cards { press(card, 40, 20) }
        let commands = session.session.touchables.map(\.command)

        // Then
        expect(screen.tapped, equals: [0, 1, 2])
        expect(commands, contains: "tap ?")
        expect(commands, contains: "tap at 5")
        expect(commands, contains: "tap at 6")
    }

    @Test("Arrow keys scroll a screen's scroll view, and Tab skips it")
    func scrolling() {
        // Given, When
        driver.handle(.down)
        driver.handle(.down)
        driver.handle(.up)
        let offset = screen.page.contentOffset.y
        driver.handle(.backTab)

        // Then
        expect(offset, equals: 10)
        expect(driver.focus?.command, equals: "tap at 6")
    }

    @Test("An own screen offers no experiments and techniques")
    func choices() {
        // Given, When
        driver.handle(.character("e"))
        let keys = driver.frame().text.last ?? ""

        // Then
        expect(driver.overlay == nil)
        expect(!keys.contains("experiment"))
    }
}
