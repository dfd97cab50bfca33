import ReusableViews
import TerminalTesting
import Testing

struct NibHookTests {
    private class TitleHook: NibHook {
        @Outlet var title: UILabel?
    }

    private final class EventHook: TitleHook {
        @Outlet var place: UILabel?
        @Outlet var date: UILabel?
    }

    private let labels = Nib.cell("Event", labels: ["date": 30, "title": 1, "extra": 2, "place": 3])

    private func hook(_ cell: String? = nil) -> EventHook {
        let outlets: KeyValuePairs = ["view": "Ce1-lc-3lL", "date": "date", "place": "place", "title": "title"]
        return EventHook(nib: Nib.make(owner: outlets, cell ?? labels))
    }

    @Test("The nib fills the hook's outlets, the inherited one and the view included")
    func load() {
        // Given
        let nib = labels

        // When
        let hook = hook(nib)

        // Then
        expect((hook.view as? UITableViewCell)?.reuseIdentifier, equals: "Event")
        expect([hook.date?.text, hook.place?.text, hook.title?.text], equals: ["date", "place", "title"])
    }

    @Test("Loading numbers the subviews in the alphabetical order of their outlets")
    func numbering() {
        // Given
        let hook = hook()

        // When
        let tags = hook.tags

        // Then
        expect(tags.map(\.name), equals: ["date", "place", "title"])
        expect(hook.view.tag, equals: 1911)
        expect([hook.date?.tag, hook.place?.tag, hook.title?.tag], equals: [1912, 1913, 1914])
    }

    @Test("Another hook finds the same subviews in a given view")
    func find() {
        // Given
        let first = hook()

        // When
        let second = EventHook(view: first.view)

        // Then
        expect(second.date === first.date && second.date != nil)
        expect(second.place === first.place && second.title === first.title)
    }

    @Test("A misleading tag in the nib is removed, and other tags stay")
    func straying() {
        // Given
        let cell = Nib.cell("Event", labels: ["extra": 1, "other": 44, "title": 0, "place": 0, "date": 0])

        // When
        let hook = hook(cell)

        // Then
        let tags = (hook.view as? UITableViewCell)?.contentView.subviews.map(\.tag)
        expect(tags, equals: [1, 44, 1914, 1913, 1912])
        expect(EventHook(view: hook.view).date?.text, equals: "date")
    }

    @Test("The subviews are found inside any view that contains the hook's view")
    func container() {
        // Given
        let container = UIView(frame: .zero)
        let first = hook()
        container.addSubview(first.view)

        // When
        let second = EventHook(view: container)

        // Then
        expect(second.title === first.title && second.title != nil)
    }

    @Test("An outlet without a connection is reported by name, and the others work")
    func unconnected() {
        // Given
        let nib = Nib.make(owner: ["view": "Ce1-lc-3lL", "title": "title"], labels)
        var hook: EventHook?

        // When
        let log = Nib.log { hook = EventHook(nib: nib) }

        // Then
        let cell = Trace.name(of: hook?.view)
        expect(
            log,
            equals: [
                "EventHook: the nib connects no subview of \(cell) to `date`",
                "EventHook: the nib connects no subview of \(cell) to `place`",
            ])
        expect(hook?.title?.tag, equals: 1914)
    }

    @Test("An outlet whose subview is missing, or of another class, is reported by name")
    func missing() {
        // Given
        let view = UIView(frame: .zero)
        let image = UIImageView(frame: .zero)
        image.tag = 1913
        view.addSubview(image)
        var hook: EventHook?

        // When
        let log = Nib.log { hook = EventHook(view: view) }

        // Then
        expect(
            log,
            equals: [
                "EventHook: no view with tag 1912 for `date` in \(Trace.name(of: view))",
                "EventHook: `place` can't be the view with tag 1913, \(Trace.name(of: image))",
                "EventHook: no view with tag 1914 for `title` in \(Trace.name(of: view))",
            ])
        expect(hook?.place, equals: nil)
    }

    @Test("A hook without a nib's name loads the nib with the name of its class")
    func ownName() async throws {
        // Given, When
        let ending = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = PlainHook() }
        }

        // Then
        expect(String(decoding: ending.standardErrorContent, as: UTF8.self), contains: "with name 'PlainHook'")
    }

    @Test("A nib that leaves `view` empty ends the process, and the message names the hook")
    func noView() async throws {
        // Given
        let message =
            "NSInternalInconsistencyException', reason: 'PlainHook loaded data but the view outlet was not set."

        // When
        let ending = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = PlainHook(nib: Nib.make(Nib.cell("Event"))) }
        }

        // Then
        expect(String(decoding: ending.standardErrorContent, as: UTF8.self), contains: message)
    }
}

private final class PlainHook: NibHook {}
