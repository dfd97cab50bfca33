import Foundation
import TerminalTesting
import Testing

/// The causes that `nib explain` finds in a project.
@Suite(.talkingToPrograms)
struct NibExplainTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        _ = try folder.file("Package.swift", "")
        _ = try folder.file(
            "DishCell.swift",
            """
            class DishCell: UITableViewCell {
                @IBOutlet var titleLabel: UILabel!
            }
            class MenuController: UITableViewController {
                func show() {
                    _ = tableView.dequeueReusableCell(withIdentifier: "Dihs", for: path)
                }
            }
            """)
        _ = try folder.file(
            "DishCell.xib",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <tableViewCell reuseIdentifier="Dish" id="Cel-l0-001" customClass="DishCell" customModule="Shop">
            <tableViewCellContentView key="contentView" id="Con-te-001">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <subviews><label id="Lab-el-001"><rect key="frame" x="0.0" y="0.0" width="99" height="44"/></label></subviews>
            </tableViewCellContentView>
            <connections><outlet property="titleLable" destination="Lab-el-001" id="Out-le-001"/></connections>
            </tableViewCell>
            </objects>
            </document>
            """)
    }

    /// Runs `nib explain`; returns what it printed, without the folder's name.
    private func explain(_ arguments: [String], input: String = "") throws -> String {
        let run = try Executable("nib").run(["explain"] + arguments, input: input)
        expect(run.exit, equals: .status(0), "\(run.errors)")
        return run.output.replacing(folder.path + "/", with: "")
    }

    @Test("In a project, nib explain finds a message's cause, with file and line")
    func project() throws {
        // When
        let text = try explain([
            "[<Shop.DishCell 0x1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
                + "titleLable.", "--in", folder.path,
        ])

        // Then
        expect(
            text,
            contains:
                "Cause 1: DishCell.xib:10:14: error: no outlet `titleLable` on DishCell (DishCell.swift:1); did you "
                + "mean `titleLabel`? (object Cel-l0-001)")
        expect(text, contains: "titleLable is in DishCell.xib:10, an outlet of DishCell\n")
    }

    @Test("The error about a name that the project lacks suggests the nearest")
    func nearest() throws {
        // Given
        let messages = [
            ("Could not load NIB in bundle: 'NSBundle </a> (loaded)' with name 'DishCel'", "DishCel", "DishCell"),
            ("Unknown class _TtC4Shop7DishCel in Interface Builder file.", "DishCel", "DishCell"),
        ]

        for (message, name, nearest) in messages {
            // When
            let text = try explain([message, "--in", folder.path])

            // Then
            expect(text, contains: "\(name) is in no nib or source; the nearest name there is \(nearest)")
        }
    }

    @Test("nib explain finds a misspelled identifier in the code")
    func identifier() throws {
        // When
        let text = try explain([
            "unable to dequeue a cell with identifier Dihs - must register a nib or a class for the identifier or connect "
                + "a prototype cell in a storyboard", "--in", folder.path,
        ])

        // Then
        expect(
            text, contains: "Cause 1: DishCell.swift:6:1: error: no nib, storyboard or other code has the reuse identi")
        expect(text, contains: "Dihs is in DishCell.swift:6, and in no nib; Dish is\n")
    }

    @Test("nib explain reads standard input and files")
    func inputs() throws {
        // Given
        let message = "Could not find a storyboard named 'Menu' in bundle NSBundle </a> (loaded)"
        let file = try folder.file("crash.txt", message)

        // When
        let texts = [try explain([], input: message), try explain(["-"], input: message), try explain([file])]

        // Then
        for text in texts { expect(text, contains: "The app asked for a storyboard \"Menu\"") }
    }

    @Test("Empty input is no message, so the messages are listed", arguments: ["", " \n"])
    func emptyInput(text: String) throws {
        // Given, When
        let said = try explain([], input: text)

        // Then
        expect(said, contains: "Loading a nib\n  This class is not key value coding-compliant\n")
        expect(said, contains: "Type nib explain, and the message in quotation marks behind it.")
    }

    @Test("A text without a known message makes the command fail, and its advice can be typed in a shell")
    func unknownText() throws {
        // Given, When
        let run = try Executable("nib").run(["explain", "hello"])

        // Then
        expect(run.exit, equals: .status(1))
        expect(run.output, contains: "\"nib explain\" alone lists them.")
    }

    @Test("A name that a message lacks is in angle brackets, and a sentence says so")
    func missingName() throws {
        // Given, When
        let said = try explain(["this class is not key value coding-compliant for the key titleLable."])

        // Then
        expect(said, contains: "the object, a \"<class>\", has no property with this name")
        expect(said, contains: "Does the source of \"<class>\" declare \"titleLable\"?")
        expect(said, contains: "<class> stands for a name that your text doesn't contain.")
    }

    @Test("A place in a folder whose name has a line end stays in one line")
    func names() throws {
        // Given
        mkdir(folder.path + "/a\nb", 0o700)
        _ = try folder.file("a\nb/Dish.swift", "let dish = \"Tart\"\n")

        // When
        let text = try explain([
            "unable to dequeue a cell with identifier Tart - must register a nib or a class for the identifier or connect "
                + "a prototype cell in a storyboard", "--in", folder.path,
        ])

        // Then
        expect(text, contains: "Tart is in a\\u{A}b/Dish.swift:1\n")
    }

    @Test("The error about an unreadable file or folder, or an unknown option, has one line")
    func refusals() throws {
        let program = try Executable("nib")
        let (pipe, long) = (folder.path + "/pipe", folder.path + "/long.txt")
        mkfifo(pipe, 0o600)
        truncate(try folder.file("long.txt", ""), 5 << 20)
        for (arguments, error) in [
            ([pipe], "error: can't read \(pipe): it is not a regular file"),
            ([long], "error: can't read \(long): it has more than 4 MB"),
            (["Unknown class", "--in", "/no/such"], "error: can't read /no/such: no such file or folder"),
            (["/no/such.log"], "error: can't read /no/such.log: no such file"),
            (["crash.ips"], "error: can't read crash.ips: no such file"),
            (["--out", "x"], "error: nib explain has no option --out; put the message in quotation marks"),
        ] {
            // When
            let run = try program.run(["explain"] + arguments)

            // Then
            expect(run.exit, equals: .status(1))
            expect(run.errors, contains: error)
        }
    }
}
