import Judging
import ReusableViews
import Testing

@testable import ABadgeOfYourOwn

/// The five facts. They hold whatever technique the badge is made with.
@Suite(.judged)
struct ABadgeOfYourOwnTests {
    /// The numbers of days that a screen says, in order.
    private func days(on screen: Screen) -> [String] {
        screen.texts.joined(separator: " · ").matches(of: /(\d+) days?/).map { "\($0.1) days" }
    }

    /// The number of live badges.
    private var badges: Int { World.current.liveObjects.count(of: BadgeView.self) }

    /// The views in a window. A badge that another one replaced counts as well, so the caller must keep them.
    private func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

    @Test("The nib has no fault, and the badges come from it")
    func nib() throws {
        // Given
        let document = try UINib.document(named: "Badge", bundle: nil)
        expect(
            document.objects.contains { $0.placeholderIdentifier == nil }, "something that is laid out in Badge.xib",
            butGot: "Badge.xib has File's Owner, and nothing else", "the nib")
        // In no world of its own: a nib that the class keeps would stay in it, and other tests count badges, too.
        defer { World.current.trace.sink = nil }
        var made = 0
        World.current.trace.sink = { if $0.event == .decode, $0.load?.file == "Badge.xib" { made += 1 } }

        // When
        let screen = Screen(CountdownsViewController(style: .plain))

        // Then
        expect(made > 0, "the table's badges are made from Badge.xib", butGot: "nothing was made from it", "the table")
        screen.attachScreen("The table")
    }

    @Test("T6: A hundred rows make at most one cell and one badge more than fit on the screen")
    func reuse() {
        // Given
        let before = badges
        let screen = Screen(CountdownsViewController(style: .plain))
        var held: [UIView] = []

        // When
        for _ in 0..<89 {
            screen.scroll(1)
            held += views(in: screen.window)
        }

        // Then
        let (counts, made) = (screen.counts, badges - before)
        let most = counts.visible + 1
        expect(
            counts.made <= most && (1...most).contains(made), "\(most) cells with a badge each, or fewer",
            butGot: "\(counts.made) cells, and \(made == 0 ? "no badge was made for them" : "\(made) badges")",
            "after all rows went by")
        screen.attachScreen("The table, scrolled to its end")
    }

    @Test("T8: After scrolling no row shows another's days")
    func ownDays() {
        // Given
        let screen = Screen(CountdownsViewController(style: .plain))
        let fit = screen.counts.visible
        expect(days(on: screen), toBe: (0..<fit).map { "\($0) days" }, "before anything moved")

        // When
        screen.scroll(40)

        // Then
        expect(Array(days(on: screen).prefix(3)), toBe: ["40 days", "41 days", "42 days"], "after 40 rows went by")
        expect(days(on: screen), toBe: (40..<40 + fit).map { "\($0) days" }, "after 40 rows went by")
    }

    @Test("P4: Two badges in a form are independent of each other")
    func independent() {
        // Given
        let controller = CountdownFormViewController()
        let screen = Screen(controller)
        controller.show(newMoon: 3, fullMoon: 18)
        expect(days(on: screen), toBe: ["3 days", "18 days"], "new moon in 3 days, full moon in 18")
        let (held, before) = (views(in: screen.window), badges)

        // When
        controller.show(newMoon: 3, fullMoon: 17)

        // Then
        let made = withExtendedLifetime(held) { badges - before }
        expect(made == 0, "the badges that the form has", butGot: "\(made) new ones", "when the form is filled again")
        expect(days(on: screen), toBe: ["3 days", "17 days"], "a day less until full moon, and nothing else")
        screen.attachScreen("The form")
    }

    @Test("V8: With the screens gone, no badge is alive")
    func released() {
        // Given
        let before = badges
        let survivors = Survivors()
        func visit() -> Int {
            let form = CountdownFormViewController()
            let screens = [Screen(form), Screen(CountdownsViewController(style: .plain))]
            form.show(newMoon: 1, fullMoon: 2)
            screens[1].scroll(50)
            for screen in screens { survivors.watch(screen.window) }
            return badges - before
        }

        // When
        let most = visit()

        // Then
        expect(most > 2, "more than 2 badges, while the screens are there", butGot: "\(most)", "alive meanwhile")
        expect(
            ["\(badges - before) badges"] + survivors.rings, toBe: ["0 badges"], "alive when the screens are gone")
    }
}
