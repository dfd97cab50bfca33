import Canvases
import TerminalUIKit
import TerminalTesting
import Testing
import UIKitExtras
@_spi(Overriding) import Views

/// The members of controls that code sets.
struct ControlMembersTests {
    private func points<Value>(_ read: () -> Value) -> Value { World.current.with(\.textMetrics, .typographic, read) }

    @Test("In points, all segments are as wide as the widest one, or each as wide as its content")
    func segments() {
        // Given
        let control = UISegmentedControl(items: ["New", "Waxing"])
        let texts = ["New", "Waxing"].map {
            TextMetrics.typographic.size(of: AttributedText($0), font: .systemFont(ofSize: 13)).width
        }

        // When
        let equal = points { control.intrinsicContentSize }
        control.apportionsSegmentWidthsByContent = true
        let own = points { control.intrinsicContentSize }

        // Then
        expect(equal, equals: CGSize(width: 2 * (texts[1] + 19).rounded() + 1, height: 31))
        expect(own, equals: CGSize(width: texts.reduce(1) { $0 + ($1 + 14).rounded() }, height: 31))
        expect(control.numberOfSegments == 2 && control.titleForSegment(at: 2) == nil)
        expect(points { UISegmentedControl(items: nil).intrinsicContentSize }, equals: CGSize(width: 0, height: 31))
        expect(control.intrinsicContentSize, equals: CGSize(width: 2 * (6 + 3) * 8, height: 22))
    }

    @Test("A button with a frame is four columns wider than its title, one without is as wide")
    func buttonSizes() {
        // Given
        let buttons = [UIButton(type: .custom), UIButton(type: .roundedRect)]

        // When
        for button in buttons { button.setTitle("Luna", for: .normal) }

        // Then
        let frame = buttons[1].buttonType == .roundedRect ? 4 : 0
        expect(
            buttons.map(\.intrinsicContentSize),
            equals: [
                CGSize(width: 32, height: 44), CGSize(width: (4 + frame) * 8, height: 44),
            ])
    }

    @Test("A button has its own image, shadow and background for each state")
    func button() {
        // Given
        var tapped = 0
        let button = UIButton(type: .custom, primaryAction: UIAction(title: "Go") { _ in tapped += 1 })
        let ground = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 60)).image { _ in }

        // When
        button.setTitleShadowColor(.red, for: .normal)
        button.setBackgroundImage(ground, for: .normal)
        button.handleTap(at: .zero)

        // Then
        expect(button.currentTitle == "Go" && tapped == 1)
        expect(button.titleShadowColor(for: .normal) == .red && button.currentBackgroundImage == ground)
        expect(points { button.intrinsicContentSize }, equals: CGSize(width: 80, height: 60))
    }

    @Test("Each style of button configuration has a rounded background, or none")
    func configurations() {
        // Given
        let all: [UIButton.Configuration] = [
            .plain(), .borderless(), .filled(), .tinted(), .gray(), .bordered(), .borderedTinted(),
            .borderedProminent(),
        ]

        // When
        let haveGround = all.map { configuration in
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 40, height: 22)
            let window = UIWindow(frame: button.frame)
            window.addSubview(button)
            window.isHidden = false
            let canvas = SVGCanvas(size: button.frame.size)
            window.render(on: canvas)
            return canvas.document(title: "").contains("rx=\"6\"")
        }

        // Then
        expect(haveGround, equals: [false, false, true, true, true, true, true, true])
    }

    @Test("Sliders, search bars, wheels and indicators keep values from code, and stop on request")
    func setters() throws {
        // Given
        let (slider, bar, wheel) = (UISlider(), UISearchBar(), UIActivityIndicatorView(style: .medium))

        // When
        slider.setValue(0.25, animated: true)
        bar.setShowsCancelButton(true, animated: true)
        wheel.startAnimating()
        let isShown = !wheel.isHidden && wheel.isAnimating
        wheel.stopAnimating()

        // Then
        expect(slider.value == 0.25 && bar.showsCancelButton && bar.canBecomeFirstResponder)
        expect(isShown && wheel.isHidden && !wheel.isAnimating && wheel.displayedText == "idle")
        bar.layoutIfNeeded()
        expect(bar.searchTextField.frame, equals: CGRect(x: 8, y: 11, width: 320 - 8 - 8 - 48 - 8, height: 22))
    }

    @Test("A refresh control and a list's content view from an archive are hidden and empty")
    func archives() throws {
        // Given
        let refresh = UIRefreshControl()
        let content = UIListContentView(configuration: .valueCell())

        // When
        let copies: [UIView] = [try ControlFixture.unarchived(refresh), try ControlFixture.unarchived(content)]

        // Then
        expect(copies[0] is UIRefreshControl && copies[0].isHidden && copies[1].subviews.isEmpty)
        expect((copies[1] as? UIListContentView)?.configuration as? UIListContentConfiguration, equals: .cell())
    }

    @Test("A value stays between its limits, even if code swaps the limits later, and NaN becomes the lowest value")
    func limits() {
        // Given
        let (slider, stepper, progress, pages) = (UISlider(), UIStepper(), UIProgressView(), UIPageControl())

        // When
        (slider.minimumValue, slider.maximumValue, slider.value) = (2, 4, 9)
        (stepper.minimumValue, stepper.maximumValue, stepper.value) = (2, 4, .nan)
        progress.progress = .nan
        (pages.numberOfPages, pages.currentPage) = (-3, 5)

        // Then
        expect(slider.value == 4 && stepper.value == 2 && progress.progress == 0)
        expect(pages.numberOfPages == 0 && pages.currentPage == 0 && pages.displayedText == "page 1 of 0")
        var told = 0
        stepper.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        for x in [0, 94, 94, 94, 46, 47] as [CGFloat] { stepper.handleTap(at: CGPoint(x: x, y: 0)) }
        expect(told == 4 && stepper.value == 4)
        stepper.wraps = true
        stepper.handleTap(at: CGPoint(x: 94, y: 0))
        expect(told == 5 && stepper.value == 2)
    }
}
