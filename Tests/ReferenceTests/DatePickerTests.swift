import ReusableViews
import Testing

@testable import ReusableDatePickerViewExample

extension ReferenceTests.ViewOfItsOwn {
    /// The first article's claims about a reusable standalone view: D1 to D6.
    struct DatePickerTests {
        init() {
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = Locale(identifier: "en_US")
            calendar.timeZone = .gmt
            World.current.calendar = calendar
            World.current.now = { CalendarDay("2011-10-29")!.date(in: .gmt) }
        }

        /// A parent that is in no program. The picker knows it only by the protocol.
        private final class Stranger: UIViewController, ReusableDatePickerDelegate {
            var answers: [String] = []

            func reusableDatePicker(_ picker: UIViewController, didFinishWith date: Date) {
                answers.append("\(CalendarDay(date, in: .gmt))")
            }

            func reusableDatePickerDidCancel(_ picker: UIViewController) {
                answers.append("cancelled")
            }
        }

        private func makePicker() -> ReusableDatePickerViewController {
            ReusableDatePickerViewController(nibName: "ReusableDatePickerViewController", bundle: nil)
        }

        private func day(_ tab: Tab, in session: DatePickerSession) -> String {
            "\(CalendarDay(session.parent(tab).date, in: .gmt))"
        }

        /// The points of the pickers' and Home's lives in a trace, as `Home viewWillAppear`.
        private func points(_ trace: String) -> [String] {
            trace.split(separator: "\n").compactMap { line in
                let words = line.split(separator: " ")
                guard words.first == "lifecycle" else { return nil }
                switch words[1] {
                case "HomeViewController": return "Home \(words.last!)"
                case "ReusableDatePickerViewController": return "picker \(words.last!)"
                default: return nil
                }
            }
        }

        @Test("D1: A whole screen belongs to a view controller, created with init(nibName:bundle:)")
        func controllerFromNib() {
            // Given
            let picker = makePicker()
            let wasLoaded = picker.isViewLoaded

            // When
            let view: UIView = picker.view

            // Then
            #expect(!wasLoaded)
            #expect(view.superview == nil && view.next === picker)
            #expect(view.subviews.contains { $0 === picker.datePicker })
            #expect(view.subviews.compactMap { ($0 as? UIButton)?.currentTitle } == ["Cancel", "Done"])
            #expect(picker.datePicker?.datePickerMode == .date)
        }

        @Test("D1: Without a nib name, the nib is the one with the name of the class")
        func nilName() {
            // Given
            let picker = ReusableDatePickerViewController(nibName: nil, bundle: nil)

            // When
            picker.loadViewIfNeeded()

            // Then
            #expect(picker.datePicker != nil)
        }

        @Test(
            """
            D2: Any controller can show another: presented over the current screen, or pushed on a navigation \
            controller
            """)
        func anyController() {
            // Given
            let (presenting, pushing) = (Stranger(), UINavigationController(rootViewController: Stranger()))
            let windows = [presenting, pushing].map { root in
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
                window.rootViewController = root
                window.makeKeyAndVisible()
                return window
            }
            let pickers = [makePicker(), makePicker()]

            pickers[0].modalPresentationStyle = .fullScreen

            // When
            presenting.present(pickers[0], animated: true)
            pushing.pushViewController(pickers[1], animated: true)

            // Then
            #expect(pickers[0].view.frame == windows[0].bounds)
            #expect(windows[0].subviews == [pickers[0].view])
            #expect(pickers[1].view.frame == CGRect(x: 0, y: 44, width: 320, height: 416))
            #expect(pickers[1].view.isDescendant(of: windows[1]))
            #expect(windows[0].tappableTitles == ["Cancel", "Done"])
            #expect(windows[1].tappableTitles == ["Back", "Cancel", "Done"])
        }

        @Test(
            """
            D3: A controller receives loadView, viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear and \
            viewDidDisappear in this order
            """)
        func presentedLife() {
            // Given
            let program = Transcript(DatePickerSession())
            program.type("trace on", "reset")

            // When
            let coming = program.type("present", "trace last --all")
            let going = program.type("tap done", "trace last --all")
            program.type("trace off")

            // Then
            #expect(
                points(coming) == [
                    "picker loadView", "picker viewDidLoad", "Home viewWillDisappear", "picker viewWillAppear",
                    "picker viewDidAppear", "Home viewDidDisappear",
                ])
            #expect(
                points(going) == [
                    "picker viewWillDisappear", "Home viewWillAppear", "Home viewDidAppear", "picker viewDidDisappear",
                ])
        }

        @Test("D3: Pushed, the parent's view has disappeared before the picker has appeared")
        func pushedLife() {
            // Given
            let program = Transcript(DatePickerSession())
            program.type("trace on", "reset")

            // When
            let coming = program.type("push", "trace last --all")
            let going = program.type("tap back", "trace last --all")
            program.type("trace off")

            // Then
            #expect(
                points(coming) == [
                    "picker loadView", "picker viewDidLoad", "Home viewWillDisappear", "picker viewWillAppear",
                    "Home viewDidDisappear", "picker viewDidAppear",
                ])
            #expect(
                points(going) == [
                    "picker viewWillDisappear", "Home viewWillAppear", "picker viewDidDisappear", "Home viewDidAppear",
                ])
        }

        @Test("D4: The picker doesn't know the controller that shows it")
        func delegate() {
            // Given
            let stranger = Stranger()
            let picker = makePicker()
            picker.delegate = stranger
            picker.loadViewIfNeeded()
            picker.datePicker?.spin(to: CalendarDay("2012-02-29")!.date(in: .gmt))

            // When
            for button in picker.view.subviews.compactMap({ $0 as? UIButton }).reversed() { button.tap() }

            // Then
            #expect(stranger.answers == ["2012.2.29", "cancelled"])
        }

        @Test(
            "D4: Pulled down as a card, it reports neither: the card has a delegate of its own",
            arguments: [("pulled-card", "Waiting for a date"), ("watched-card", "Home")])
        func pulledDown(experiment: String, title: String) {
            // Given
            let program = Transcript(DatePickerSession())
            program.type("experiment \(experiment)", "present", "set 2012-02-29")

            // When
            program.type("pull")

            // Then
            #expect(program.session.picker == nil)
            #expect(program.session.recorder.lastDelegateCall?.number == 1)
            #expect(program.session.recorder.lastDelegateCall?.call.method == "presentationControllerDidDismiss(_:)")
            #expect(day(.home, in: program.session) == "2011.10.29")
            #expect(program.session.parent(.home).navigationItem.title == title)
        }

        @Test(
            """
            D5: Two controllers that don't know each other show the same class, and each gets its own answer
            """,
            arguments: ["delegate", "closure"])
        func twoParents(technique: String) {
            // Given
            let program = Transcript(DatePickerSession())
            program.type("technique \(technique)")

            // When
            program.type("from home", "present", "set 2011-01-31", "spin month +1", "tap done")
            program.type("from settings", "push", "set 1969-07-20", "tap done")
            program.type("from home", "push", "set 2000-01-01", "tap cancel")

            // Then
            #expect(day(.home, in: program.session) == "2011.2.28")
            #expect(day(.settings, in: program.session) == "1969.7.20")
            #expect(type(of: program.session.parent(.home)) != type(of: program.session.parent(.settings)))
            #expect(program.session.picker == nil)
        }

        @Test("D6: Without a delegate, no object is told of Done")
        func noDelegate() {
            // Given
            let program = Transcript(DatePickerSession())
            program.type("experiment no-delegate", "present", "set 2011-01-31")

            // When
            program.type("tap done")

            // Then
            #expect(program.session.picker != nil)
            #expect(day(.home, in: program.session) == "2011.10.29")
        }

        @Test(
            """
            D6: If a picker has a strong reference to a delegate that keeps the picker, neither is ever released
            """)
        func leak() throws {
            // Given
            func living(after experiment: String) -> Int {
                let program = Transcript(DatePickerSession())
                program.type(experiment, "present", "tap done", "reset")
                return program.session.world.liveObjects.count(of: ReusableDatePickerViewController.self)
            }

            // When
            let (weak, strong) = (living(after: "technique delegate"), living(after: "experiment strong-delegate"))
            let closures = living(after: "technique closure")

            // Then
            #expect(weak == 0)
            #expect(strong == 1)
            #expect(closures == 0)
        }

        @Test("D6: The picker's reference to its delegate is weak")
        func weakDelegate() {
            // Given
            let picker = makePicker()
            var stranger: Stranger? = Stranger()
            picker.delegate = stranger
            let wasThere = picker.delegate === stranger

            // When
            stranger = nil

            // Then
            #expect(wasThere && picker.delegate == nil)
        }
    }
}
