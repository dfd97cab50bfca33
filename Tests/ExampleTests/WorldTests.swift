import ExampleShell
import Foundation
import ReusableViews
import TerminalTesting
import Testing

@testable import ReusableDatePickerViewExample
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// The independence of worlds.
struct WorldTests {
    @Test("Two sessions of two programs run by turns, and each has its own counts")
    func sideBySide() {
        // Given
        let (table, grid) = (TableCellSession(rows: 100), GridCellSession(items: 90))
        let alone = GridCellSession(items: 90)
        let sessions: [ExampleSession] = [table, grid]
        var said: [ObjectIdentifier: String] = [:]
        for session in sessions + [alone] {
            session.output = { said[ObjectIdentifier(session), default: ""] += $0 }
        }
        let steps = ["experiment edited-tag", "trace on", "scroll 3", "show --notes", "trace last", "stats --json"]

        // When
        for step in steps { sessions.forEach { $0.run(step) } }
        for step in steps { alone.run(step) }

        // Then
        let (tables, grids) = (said[ObjectIdentifier(table)] ?? "", said[ObjectIdentifier(grid)] ?? "")
        expect(tables, contains: #""live":8,"made":8,"nibReads":5,"#)
        expect(grids, equals: said[ObjectIdentifier(alone)])
        expect(!tables.contains("GridViewCell") && !grids.contains("ReusableTableViewCell"))
    }

    @Test("Another session's edits have no effect here, and its log is separate")
    func apart() throws {
        // Given
        let (broken, whole) = (TableCellSession(rows: 10), TableCellSession(rows: 10))
        var logs: [String] = []
        whole.world.log = { logs.append($0) }
        broken.world.log = { _ in }

        // When
        try broken.begin(try #require(broken.program.experiments.first { $0.name == "no-identifier" }))
        broken.window.layoutIfNeeded()
        whole.run("scroll 2")
        broken.world.run { Log.write("broken") }

        // Then
        expect(whole.world.edits == [] && broken.world.edits.count == 1)
        expect(whole.world.fileReads == 7 && broken.world.fileReads == 7)
        expect(logs, equals: [])
    }

    @Test("Date options of a program apply only in its session")
    func dates() throws {
        // Given
        let world = World()
        let calendar = world.calendar
        let options = ["--now", "2001-02-03", "--locale", "de_DE", "--time-zone", "Asia/Tokyo"]

        // When
        let session = try world.run { try DatePicker.makeSession(.parse(options)) }

        // Then
        expect(session.world.calendar.timeZone.identifier, equals: "Asia/Tokyo")
        expect(session.world.calendar.locale?.identifier, equals: "de_DE")
        expect(session.world.now(), equals: Date(timeIntervalSince1970: 981_169_200))
        expect(world.calendar == calendar && world.now() > session.world.now())
    }

    @Test("A new world copies everything that loads and pictures depend on, without reports")
    func likeAnother() {
        // Given
        let world = World()
        var logs: [String] = []
        world.edits = [NibEdit(nib: "Moon", find: "a", replacement: "b")]
        world.replacedModules = ["Moon": "Sun"]
        world.textMetrics = .typographic
        world.traits = UITraitCollection(userInterfaceStyle: .dark)
        world.systemVersion = .iOS11
        world.now = { Date(timeIntervalSince1970: 7) }
        world.calendar = Calendar(identifier: .buddhist)
        world.log = { logs.append($0) }
        world.classNames = { _ in "Moon" }
        world.run { UIView.setAnimationsEnabled(false) }

        // When
        let other = World(like: world)
        other.log("told")

        // Then
        expect(other.edits == world.edits && other.replacedModules == world.replacedModules)
        expect(other.textMetrics == .typographic && other.traits.userInterfaceStyle == .dark)
        expect(other.systemVersion == .iOS11 && other.calendar.identifier == .buddhist)
        expect(other.now() == Date(timeIntervalSince1970: 7) && other.classNames(world) == "Moon")
        expect(logs == ["told"] && !other.run { UIView.areAnimationsEnabled })
        expect(other.loads == 0 && other.fileReads == 0)
    }

    @Test("A nib loads, and a window lays out, in the world where it was created")
    func remembered() throws {
        // Given
        let world = World()
        var steps = 0
        world.trace.sink = { _ in steps += 1 }
        let nib = world.run { UINib(nibName: "ReusableTableViewCell", bundle: nil) }
        let controller = ReusableTableViewCellExampleViewController(calendar: LunarCalendar(count: 10))
        let window = world.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 460)) }

        // When
        _ = try nib.objects(withOwner: controller)
        let whenLoaded = (world.fileReads, steps)
        window.rootViewController = controller
        window.makeKeyAndVisible()

        // Then
        expect(whenLoaded.0 == 1 && whenLoaded.1 > 0)
        expect(world.fileReads, equals: 8)
        expect(steps > whenLoaded.1)
        expect(World.current !== world)
    }

    @Test("Loads, counts and pictures depend on no static but the current world")
    func statics() throws {
        // Given
        let known: Set = [
            "World.current",
            // The device of the command line, for the one screen of the program.
            "OwnScreenProgram.ownDevice",
            // The properties of a class, the classes of names, the names of cases and the styles of fonts never change.
            "Outlets.known", "NibClasses.builtIn", "NibClasses.found", "NibEnum.known", "FontStyle.known",
            // Which names of elements there are: only sooner or later found.
            "IBVocabulary.shared",
            // The syntax of a command never changes.
            "CommandSyntax.known",
            // As long as something is drawn, as in UIKit.
            "GraphicsContext.stack", "GraphicsContext.fill", "GraphicsContext.stroke",
            // One process has one terminal, and one command line.
            "LineEditor.current", "RawTerminal.isEntered", "RawTerminal.actionsBefore", "RawTerminal.errors",
            "SignalInbox.entrance", "Interruption.hasCome", "ShellOptions.makeSession", "OwnScreenProgram.name",
            "OwnScreenProgram.make",
            "PrintedText.isCollecting",
            // The processes that this one has started.
            "Spawn.started",
        ]
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()

        // When
        var found: Set<String> = []
        for folder in ["Sources", "Examples"] {
            let files = FileManager.default.enumerator(
                at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            for case let file as URL in files! where file.pathExtension == "swift" {
                let type = file.deletingPathExtension().lastPathComponent.prefix { $0 != "+" }
                let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
                for line in lines where line.contains("static ") && line.contains("var ") {
                    guard let match = line.firstMatch(of: #/^\s*[^/"]*\bstatic (?:weak )?var (\w+)/#),
                        !line.hasSuffix("{"),
                        !line.contains(#/\{.*\}$/#) || line.contains(" = {")
                            || line.contains("= { "), !line.hasSuffix("{ get }")
                    else { continue }
                    found.insert("\(type).\(match.1)")
                }
            }
        }

        // Then
        expect(found, equals: known)
    }
}
