import Foundation
import TerminalTesting
import Testing

@testable import ReusableViews

/// The properties that a view takes over from its placeholder, the views that an owner loads into itself, and far
/// moons.
struct WholeHandoversTests {
    /// Views that are like each other but for one thing.
    private let differences: [(name: String, change: (UIView) -> Void)] = [
        ("nothing", { _ in }), ("frame", { $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4) }),
        ("alpha", { $0.alpha = 0.5 }), ("background", { $0.backgroundColor = .red }),
        ("mask", { $0.autoresizingMask = [.flexibleHeight, .flexibleLeftMargin] }),
        ("subviews' sizes", { $0.autoresizesSubviews = false }), ("tag", { $0.tag = 616 }),
        ("mode", { $0.contentMode = .center }), ("hidden", { $0.isHidden = true }),
        ("opaque", { $0.isOpaque.toggle() }), ("clips", { $0.clipsToBounds = true }),
        ("tint", { $0.tintColor = .green }), ("no touches", { $0.isUserInteractionEnabled = false }),
        ("two fingers", { $0.isMultipleTouchEnabled = true }),
        ("constraints", { $0.translatesAutoresizingMaskIntoConstraints = false }),
        ("one subview", { $0.addSubview(UIView()) }),
        (
            "two subviews",
            { view in
                view.addSubview(UIView())
                view.addSubview(UILabel())
            }
        ),
        (
            "much",
            { view in
                (view.tag, view.isHidden, view.clipsToBounds) = (3, true, true)
                view.addSubview(UIView())
            }
        ),
    ]

    @Test("A view takes over a placeholder's frame, appearance and subviews, and other properties are lost")
    func handovers() throws {
        // Given, When
        let lines = differences.map { name, change -> String in
            let (placeholder, view) = (UIView(), UIView())
            view.addSubview(UIImageView())
            change(placeholder)
            let before = placeholder.subviews
            let handover = PlaceholderHandover(from: placeholder, to: view)

            // Then
            expect(view.frame == placeholder.frame && view.alpha == placeholder.alpha)
            expect(view.backgroundColor, equals: placeholder.backgroundColor)
            expect(view.autoresizingMask, equals: placeholder.autoresizingMask)
            expect(view.autoresizesSubviews, equals: placeholder.autoresizesSubviews)
            expect(Array(view.subviews.dropFirst()) == before && placeholder.subviews.isEmpty)
            expect(handover.movedSubviews == before.count && handover.takenOver.count == 5)
            return "\(name): \(handover)"
        }
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Handovers.txt")
    }

    @Test("The view from the nib replaces a placeholder with the tag, and without the tag the view stays")
    func replacements() {
        // Given
        let box = PlacedCard(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
        var (view, events): (UIView?, [TraceEvent]) = (nil, [])

        // When
        let without = box.replacement(from: PlacedCard.nib)
        box.tag = PlacedCard.placeholderTag
        let world = World()
        world.run {
            world.trace.sink = { events.append($0) }
            view = box.replacement(from: PlacedCard.nib)
        }

        // Then
        expect(without == nil && PlacedCard.placeholderTag == 616)
        expect(view !== box && view is PlacedCard && view?.frame == box.frame)
        expect(events.last?.event == .awakeAfter && events.last?.words?.hasSuffix("lost tag") == true)
        expect(events.count { $0.event == .awakeAfter } == 1 && events.contains { $0.event == .decode })
    }

    @Test("An owner's nib fills it with its views, which grow with it")
    func owners() {
        // Given
        let owner = OwnedCard(frame: CGRect(x: 9, y: 9, width: 120, height: 90))
        owner.bounds.origin = CGPoint(x: 3, y: 4)

        // When
        owner.loadNibContent()
        let frames = owner.subviews.map(\.frame)
        owner.frame.size = CGSize(width: 200, height: 100)

        // Then
        let bounds = CGRect(x: 3, y: 4, width: 120, height: 90)
        expect(frames == [bounds, bounds] && owner.subviews.map { $0 is UILabel } == [false, true])
        expect(owner.subviews.allSatisfy { $0.autoresizingMask == [.flexibleWidth, .flexibleHeight] })
        expect(owner.subviews.allSatisfy { $0.frame.size == CGSize(width: 200, height: 100) })
    }

    @Test("Events are known for a million quarters in both directions, and beyond that the last one applies")
    func far() {
        // Given
        let moments = [1e13, 1e14, -1e13, -1e14].map { Date(timeIntervalSince1970: $0) }

        // When
        let indices = moments.map { LunarEvent(firstSince: $0).index }
        let last = LunarEvent(index: 1_000_000).date, first = LunarEvent(index: -1_000_000).date

        // Then
        expect(indices, equals: [1_000_000, 1_000_000, -1_000_000, -1_000_000])
        expect(LunarEvent(firstSince: last - 1).index, equals: 1_000_000)
        expect(LunarEvent(firstSince: last - 900_000).index, equals: 999_999)
        expect(LunarEvent(firstSince: first - 1).index, equals: -1_000_000)
        expect(LunarEvent(firstSince: first + 1).index, equals: -999_999)
    }
}

/// A view that a nib makes in a placeholder's place.
final class PlacedCard: UIView {
    static let nib = Nib.make(#"<view customClass="PlacedCard" customModule="ReusableViewsTests" id="a"/>"#)
}

/// A view that loads what is in it.
final class OwnedCard: UIView, NibOwnerLoadable {
    static let nib = Nib.make(
        #"<view id="a"/><tapGestureRecognizer id="b"/><label text="Moon" id="c"/>"#)
}
