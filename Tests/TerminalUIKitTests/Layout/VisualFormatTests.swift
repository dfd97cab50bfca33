import TerminalUIKit
import TerminalTesting
import Testing
import UIKitExtras

/// Constraints from a line of the visual format language.
struct VisualFormatTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    private let views: [String: UIView]

    init() {
        views = Dictionary(uniqueKeysWithValues: ["a", "b"].map { ($0, UIView(frame: .zero)) })
        for name in ["a", "b"] {
            views[name]!.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(views[name]!)
        }
    }

    private func activate(
        _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: views))
        }
        container.layoutIfNeeded()
    }

    @Test("A visual format describes distances, lengths, the standard spacing and the superview's edges")
    func row() {
        // Given, When
        activate("H:|-[a(60)]-[b]-20-|", "V:|[a(30)]", "V:|-5-[b(==a)]")

        // Then
        expect(views["a"]!.frame, equals: CGRect(x: 8, y: 0, width: 60, height: 30))
        expect(views["b"]!.frame, equals: CGRect(x: 76, y: 5, width: 224, height: 30))
    }

    @Test("A visual format is horizontal by default, and can have conditions, priorities and metrics")
    func predicates() {
        // Given, When
        activate("|-gap-[a(>=50,==200@300,<=90)]-(gap)-[b(b2)]", metrics: ["gap": 12, "b2": 33.5])

        // Then
        expect(views["a"]!.frame.minX, equals: 12)
        expect(views["a"]!.frame.width, equals: 90)
        expect(views["b"]!.frame.minX, equals: 114)
        expect(views["b"]!.frame.width, equals: 33.5)
    }

    @Test("Options of a visual format align its views")
    func options() {
        // Given, When
        activate("H:[a]-[b]", options: [.alignAllTop, .alignAllBottom])
        activate("V:|-40-[a(25)]")

        // Then
        expect(views["b"]!.frame.minY, equals: 40)
        expect(views["b"]!.frame.height, equals: 25)
    }

    @Test("In a right-to-left layout, a visual format begins at the right edge")
    func rightToLeft() {
        // Given, When
        activate("H:|-10-[a(30)]-5-[b(40)]", options: .directionRightToLeft)

        // Then
        expect(views["a"]!.frame.minX, equals: 280)
        expect(views["b"]!.frame.minX, equals: 235)
    }

    @Test("A mistake in a visual format ends the process with a message that marks the place")
    func mistakes() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "[want]-|", metrics: nil, views: ["a": UIView()])
            }
        }

        // Then: uservoice/uservoice-ios-sdk #312
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(message, contains: "'NSInvalidArgumentException', reason: 'Unable to parse constraint format:")
        expect(message, contains: "want is not a key in the views dictionary.\n[want]-|\n ^")
    }

    @Test("A visual format needs a view between two edges")
    func noView() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-165-|", metrics: nil, views: [:])
            }
        }

        // Then: guilhermearaujo/GUITabPagerViewController #29
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(message, contains: "Expected a view\nH:|-165-|")
    }

    @Test("A visual format with an edge needs a superview")
    func noSuperview() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "V:|[a]", metrics: nil, views: ["a": UIView()])
            }
        }

        // Then: dzenbot/DZNEmptyDataSet #334
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(
            message, contains: "Unable to interpret '|' character, because the related view doesn't have a superview")
    }

    @Test("Options of a visual format have UIKit's raw values")
    func bits() {
        // Given
        let options: [NSLayoutConstraint.FormatOptions] = [
            .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading, .alignAllTrailing,
            .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline, .directionLeftToRight,
            .directionRightToLeft,
        ]

        // When
        let bits = options.map(\.rawValue.trailingZeroBitCount)

        // Then
        expect(bits, equals: [1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 16, 17])
        expect(options.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    }
}
