import Foundation
import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Handbook
@testable import Teaching

/// Mysteries. A chapter taught each fault, and a learner can see it, but no command names it.
struct MysteryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Somebody who has done the chapters up to one, in its program.
    private func learner(behind number: Int) throws -> Learner {
        let chapter = try Pages.chapters.get()[number - 1]
        let lines = (1...number).map { "done \($0)\n" }.joined()
        try lines.write(toFile: folder.path + "/progress", atomically: true, encoding: .utf8)
        let learner = try Learner(chapter, progressFile: folder.path + "/progress", isInteractive: false)
        learner.program.session.tutorial.tutor = nil
        return learner
    }

    private func mystery(_ learner: Learner) throws -> Mystery {
        try #require(learner.program.session.tutorial.mystery)
    }

    /// Begins a mystery with one of three faults, which isn't drawn at random.
    private func begin(_ number: Int, in learner: Learner) throws -> Mystery {
        let session = learner.program.session
        let known = session.experimentsByName.filter {
            $0.kind == .looksWrong && $0.edits.count == 1 && $0.makeController == nil
        }
        let faults = known.prefix(3).map { Fault($0, from: 1) }
        let fault = faults[number]
        let mystery = Mystery(.met, faults: [fault], fault: fault, choices: faults, where: "Type `reset`.")
        session.tutorial.mystery = mystery
        try session.begin(fault.experiment)
        return mystery
    }

    private func number(of fault: Fault, in mystery: Mystery) throws -> String {
        "\(try #require(mystery.choices.firstIndex { $0.name == fault.name }) + 1)"
    }

    @Test(
        "A mystery's fault was taught, and the screen of each answer looks different",
        arguments: [6, 12])
    func answers(chapter: Int) throws {
        // Given
        let learner = try learner(behind: chapter)
        let session = learner.program.session

        // When
        learner.type("mystery \(chapter)")
        let mystery = try mystery(learner)

        // Then
        let technique = session.technique
        let whole = try ScreenTour(technique, breaking: nil, like: session)
        var tours = [whole]
        for fault in mystery.choices {
            let tour = try ScreenTour(technique, breaking: fault.experiment, like: session)
            expect(!tours.contains { $0.looksLike(tour) }, "\(fault.name)")
            expect(fault.chapter <= chapter, "\(fault.name)")
            tours.append(tour)
        }
        expect(mystery.choices.count, equals: 5)
        let broken = Set(mystery.choices.map(\.experiment.broken))
        expect(broken.count, equals: 5)
        expect(mystery.faults.count, equals: 1)
    }

    @Test("reset, a wrong answer and the screen don't reveal the fault, and its number solves the mystery")
    func nameless() throws {
        // Given
        let learner = try learner(behind: 4)
        learner.type("mystery 4")
        let mystery = try mystery(learner)
        let right = try number(of: mystery.fault, in: mystery)
        let wrong = try #require((1...5).map { "\($0)" }.first { $0 != right })

        // When
        let lines = [wrong, "reset", "hint", "source --diff", "edit ReusableTableViewCell --list", "show", "tree"]
        let said = lines.map { learner.type($0) }.joined()
        let edits = learner.program.session.experiment?.edits
        let prompt = learner.program.session.prompt.string
        let end = learner.type(right)

        // Then
        expect(!said.contains(mystery.fault.experiment.broken))
        expect(said, contains: "can't run source --diff during a mystery: it gives the answer away")
        try expect(said + end, isRecordedIn: "Mystery-4.txt")
        expect(!said.replacing("\n", with: " ").contains(mystery.fault.name))
        expect(edits, equals: mystery.fault.experiment.edits)
        expect(prompt.hasPrefix("mystery table-cell"))
        let words = end.replacing("\n", with: " ")
        expect(words, contains: "Correct. \(mystery.fault.experiment.broken) That took 2 answers.")
        #expect(learner.program.session.tutorial.mystery == nil)
        expect(learner.type("source --diff"), contains: "The Swift code is the same; \"source\" shows")
        expect(learner.progress.missedMystery?.fault, equals: mystery.fault.name)
    }

    @Test("In a mystery, a wrong controller has the name of the right one")
    func controllers() throws {
        // Given
        let program = try learner(behind: 2).program
        let session = program.session
        let fault = Fault(session.experimentsByName.first { $0.name == "stale-content" }!, from: 2)

        // When
        try session.begin(fault.experiment)
        let before = program.type("why tableViewCell")
        session.tutorial.mystery = Mystery(.met, faults: [fault], fault: fault, choices: [fault], where: "")
        try session.begin(fault.experiment)
        let meanwhile = program.type("why tableViewCell", "trace on", "reset", "trace last")
        session.tutorial.mystery = nil

        // Then
        expect(before, contains: "StaleContentViewController")
        expect(!meanwhile.contains("StaleContent"))
        expect(meanwhile, contains: "ReusableTableViewCellExampleViewController #1")
        expect(program.type("why tableViewCell"), contains: "StaleContentViewController")
    }

    @Test("At the end of a part, a mystery has two faults, and you name both")
    func hard() throws {
        // Given
        let learner = try learner(behind: 4)

        // When
        let question = learner.type("mystery A --seed 2")
        let mystery = try mystery(learner)
        let hints = (1...3).map { _ in learner.type("hint") }
        let first = learner.type(try number(of: mystery.faults[0], in: mystery)).replacing("\n", with: " ")
        let second = learner.type(try number(of: mystery.faults[1], in: mystery))

        // Then
        expect(question.contains("Two things are broken") && mystery.choices.count == 7)
        expect(hints[0], contains: "Hint 1 of 3. ")
        expect(hints[2].contains(/The two don't include [1-7](?: or [1-7])*\./))
        expect(first, contains: "That is one of the two.")
        expect(second, contains: "Correct. ")
        expect(learner.progress.foundFaults(in: "table-cell"), equals: [mystery.fault.name])
    }

    @Test("Each change to a nib has its own name and sentence, and makes the nib different")
    func changes() throws {
        // Given
        let text = """
            <document><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Moon"><connections>
            <outlet property="rise" destination="L1" id="O1"/><outlet property="set" destination="L2" id="O2"/>
            </connections></placeholder>
            <view id="V0" customClass="Sky" customModule="Moons"><subviews>
            <label text="Up" tag="3" id="L1"/><label text="Down" tag="4" id="L2"/>
            <button title="Go" id="B1"><connections>
            <action selector="go:" destination="-1" id="A1"/></connections></button>
            <button title="Stop" id="B2"><connections>
            <action selector="stop:" destination="-1" id="A2"/></connections></button>
            </subviews></view><tableViewCell reuseIdentifier="Phase" id="C1"/>
            </objects></document>
            """

        // When
        let faults = EditableNib(text, file: "Moon.xib").faults(choosingFrom: ["view": ["Sky", "Sea"]])

        // Then
        let all = faults.map {
            "\($0.kind) \($0.subject) \($0.kind.isObvious) \($0.kind.chapter): \($0.broken)\n\($0.text)"
        }
        try expect(all.joined(separator: "\n"), isRecordedIn: "Faults.txt")
        let kinds = Dictionary(grouping: faults) { "\($0.kind)" }.mapValues(\.count)
        expect(
            kinds,
            equals: [
                "outletMissing": 2, "outletElsewhere": 2, "outletsSwapped": 1, "actionMissing": 2, "otherAction": 2,
                "identifierMissing": 1, "identifierShortened": 1, "tagMissing": 2, "otherTag": 3, "isHidden": 4,
                "isDisabled": 2, "classMissing": 1, "otherClass": 1,
            ])
        expect(Set(faults.map { "\($0.kind).\($0.subject)" }).count, equals: faults.count)
        expect(Set(faults.map(\.text)).count == faults.count && !faults.contains { $0.text == text })
        expect(faults.allSatisfy { $0.broken.hasSuffix(".") && $0.subject.allSatisfy { !" ".contains($0) } })
        expect(faults.allSatisfy { $0.subject.count > 1 && !$0.subject.hasSuffix(".") })
        let told = Set(faults.filter { ![.isHidden, .tagMissing, .otherTag].contains($0.kind) }.map(\.broken))
        expect(
            told.isSuperset(of: [
                "The button “Go” in Moon.xib has no action.", "The button “Stop” in Moon.xib sends go:, not stop:.",
                "The table view cell in Moon.xib has a reuse identifier without its last letter.",
                "The table view cell in Moon.xib has no reuse identifier.",
                "The view in Moon.xib has UIKit's class, not Sky.",
                "The view in Moon.xib is of the class Sea, not Sky.",
            ]))
    }

    @Test("In a mystery, skip and compare say what to do instead")
    func ways() throws {
        // Given
        let learner = try learner(behind: 4)
        learner.type("mystery 2 --seed 1")

        // When
        let skipped = learner.type("skip")
        let compared = learner.type("compare")

        // Then
        expect(skipped, contains: "a mystery is no chapter; \"hint\" helps, a number answers it")
        expect(compared, contains: "can't run compare during a mystery: it gives the answer away")
    }

    @Test("Three hints name the place, the object, and a wrong answer")
    func hints() throws {
        // Given
        let learner = try learner(behind: 3)
        let mystery = try begin(1, in: learner)
        let right = try number(of: mystery.fault, in: mystery)

        // When
        let hints = (1...4).map { _ in learner.type("hint") }

        // Then
        expect(hints[0].hasPrefix("Hint 1 of 3. Type \"reset\""))
        expect(hints[1], contains: "\"xib \(mystery.fault.experiment.edits[0].nib)\"")
        expect(hints[2].contains(/It is not [1-5](?: or [1-5])*\./))
        expect(!hints[2].split(separator: "not ")[1].contains(right))
        expect(hints[3], equals: hints[2])
    }

    @Test("A mystery counts commands, except the tutorial's, and remembers the fewest")
    func commands() throws {
        // Given
        let learner = try learner(behind: 3)
        func find(_ index: Int, after lines: [String]) throws -> String {
            let mystery = try begin(index, in: learner)
            lines.forEach { learner.type($0) }
            return learner.type(try number(of: mystery.fault, in: mystery)).replacing("\n", with: " ")
        }

        // When
        let three = try find(0, after: ["show", "stats", "hint", "xib ReusableTableViewCell"])
        let none = try find(1, after: [])
        let one = try find(2, after: ["stats"])

        // Then
        expect(three, contains: "Found with 3 commands. ")
        expect(none.contains("Found with 0 commands; your best in table-cell is 3."), equals: false)
        expect(one, contains: "Found with 1 command; your best in table-cell is 1.")
        expect(learner.progress.fewestCommands(in: "table-cell"), equals: 1)
        expect(learner.progress.foundFaults(in: "table-cell").count, equals: 3)
    }

    @Test("The question and all answers are on the screen together, in any window")
    func atOnce() throws {
        // Given
        let learner = try learner(behind: 3)
        let session = learner.program.session
        session.isInteractive = true

        for (columns, rows) in [(60, 20), (80, 24), (100, 40)] {
            // When
            (session.appearance.fixedWidth, session.appearance.fixedHeight) = (columns, rows)
            let lines = learner.program.lines(typing: "mystery 3")

            // Then
            let seen = lines.suffix(rows - 1).map { $0.replacing(/^[│╭╰].*[│╮╯]/, with: "").drop { $0 == " " } }
            expect(seen.contains { $0.contains("Something on this screen is broken.") }, "\(lines)")
            expect((1...5).allSatisfy { number in seen.contains { $0.hasPrefix("\(number)  ") } })
            expect(session.tutorial.reading.isEmpty)
        }
    }

    @Test("A mystery that was left continues with its fault, and another program's begins there")
    func comesBack() throws {
        // Given
        let learner = try learner(behind: 4)
        learner.type("mystery 4")
        let name = try mystery(learner).fault.name

        // When
        let left = learner.type("technique code")
        let missed = learner.progress.missedMystery?.fault
        learner.type("mystery")
        let again = try mystery(learner).fault.name
        let elsewhere = learner.type("mystery 9")

        // Then
        expect(left.contains("\"mystery\" brings it back") && !left.contains(name))
        expect(missed == name && again == name)
        expect(elsewhere, contains: "swift run date-picker --now 2011-10-29")
        expect(elsewhere, contains: "--begin \"mystery 9 --seed ")
    }

    @Test("In a window too low for all answers, an answer's result comes before unread ones")
    func verdictFirst() throws {
        // Given
        let learner = try learner(behind: 4)
        let program = learner.program
        program.session.isInteractive = true
        program.session.usesPager = false
        program.session.resize(columns: 60, rows: 12)
        program.type("mystery 3")
        let mystery = try mystery(learner)
        let right = try number(of: mystery.fault, in: mystery)
        let wrong = try #require((1...5).map { "\($0)" }.first { $0 != right })
        let isReadWhole = program.session.tutorial.reading.isEmpty

        // When
        let seen = program.type(wrong)

        // Then
        expect(!isReadWhole && seen.contains("It is not that."), "\(seen)")
    }

    @Test("Records of mysteries by earlier versions are read with their meaning")
    func earlier() throws {
        // Given
        let file = folder.path + "/progress"
        let lines = [
            "mystery table-cell stale-content found", "mystery grid-cell edited-tag missed", "mystery a b lost",
        ]

        // When
        try lines.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
        let progress = LearnerProgress(at: file)

        // Then
        expect(progress.mysteries, equals: 2)
        expect(progress.foundFaults(in: "table-cell"), equals: ["stale-content"])
        expect(progress.missedMystery?.fault, equals: "edited-tag")
        expect(progress.fewestCommands(in: "table-cell"), equals: nil)
    }

    @Test("The error about an outlet that is nil says where to ask why")
    func unconnected() throws {
        // Given
        let picker = try Program("date-picker", arguments: ["--now", "2011-10-29"])
        let pickers = try Program("ignorable-date-picker", arguments: ["--now", "2011-10-29"])

        // When
        picker.type("edit ReusableDatePickerViewController --remove datePicker", "present")
        pickers.type("edit IgnorableDatePickerView --remove ignoreSwitch")

        // Then
        expect(picker.type("spin day 1"), contains: "the picker's outlet datePicker is nil; \"why datePicker\"")
        expect(
            pickers.type("tap ends"),
            contains: "the outlet ignoreSwitch of the view for end is nil; \"why ignoreSwitch\" says why")
    }

    @Test("Only hidden or disabled objects in a nib count as obvious")
    func obvious() throws {
        // Given
        let learner = try learner(behind: 3)
        let session = learner.program.session

        // When
        let prepared = session.experimentsByName.map { Fault($0, from: 4) }
        let nib = try #require(session.nibs.first)
        let faults = try Fault.faults(in: nib, classes: session.tutorial.nibClasses, with: session.technique.name)

        // Then
        expect(prepared.allSatisfy { !$0.isObvious && $0.chapter == 4 })
        expect(faults.map(\.isObvious).contains(true) && faults.map(\.isObvious).contains(false))
        for fault in faults {
            let kind = fault.name.split(separator: ".")[1]
            expect(fault.isObvious, equals: ["isHidden", "isDisabled"].contains(kind), "\(fault.name)")
        }
    }
}
