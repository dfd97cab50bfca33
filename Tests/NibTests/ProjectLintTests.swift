import Foundation
import TerminalTesting
import Testing

/// `nib lint` of a folder, which knows the sources and catalogs of a project.
@Suite(.talkingToPrograms)
nonisolated struct ProjectLintTests {
    let program: Executable
    let folder: TemporaryFolder

    init() throws {
        program = try Executable("nib")
        folder = try TemporaryFolder()
        // The manifest makes this folder a package, so that files around it don't count.
        _ = try folder.file("Package.swift", "// swift-tools-version: 6.2\n")
    }

    /// A cell with an outlet and an action, of a class that is in code.
    func cell(
        outlet: String = "title", action: String = "order:", class name: String = "DishCell", module: String = "Menu",
        attributes: String = "reuseIdentifier=\"Dish\""
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <tableViewCell \(attributes) customClass="\(name)" \(module.isEmpty ? "" : "customModule=\"\(module)\" ")\
        id="KGk-i7-Jjw">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                    <tableViewCellContentView key="contentView" tableViewCell="KGk-i7-Jjw" id="H2p-sc-9uM">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                        <subviews>
                            <label text="Soup" id="Lab-el-001">
                                <rect key="frame" x="8" y="8" width="200" height="21"/></label>
                            <button buttonType="system" id="But-to-001">
                                <rect key="frame" x="208" y="8" width="80" height="21"/>
                                <connections><action selector="\(action)" destination="KGk-i7-Jjw" \
        eventType="touchUpInside" id="Act-io-001"/></connections></button>
                        </subviews>
                    </tableViewCellContentView>
                    <connections><outlet property="\(outlet)" destination="Lab-el-001" id="Out-le-001"/></connections>
                </tableViewCell>
            </objects>
        </document>
        """
    }

    @Test("A misspelled outlet doesn't hide another that no nib connects")
    func misspelled() throws {
        // Given
        _ = try folder.file(
            "Cell.swift",
            """
            import UIKit
            class DishCell: UITableViewCell {
                @IBOutlet weak var title: UILabel!
                @IBOutlet weak var price: UILabel!
                @IBAction func order(_ sender: UIButton) {}
                func show() { (title.text, price.text) = ("Soup", "3.50") }
            }
            """)
        _ = try folder.file("Cell.xib", cell(outlet: "titel"))

        // When
        let run = try program.run(["lint", folder.path])

        // Then
        expect(run.output, contains: "no outlet `titel` on DishCell")
        expect(run.output, contains: "no nib connects the outlet `price` of DishCell")
        expect(!run.output.contains("the outlet `title`"))
    }

    @Test("Pipes beside a nib don't block lint, and a name that isn't UTF-8 is an error")
    func oddFiles() throws {
        // Given
        let script = """
            cd "$0" && printf '<<<' >"$(printf 'a\\377.xib')" && mkdir M.xcassets M.xcassets/Moon.imageset
            mkfifo B.xib Moon.png Cell.swift M.xcassets/Moon.imageset/Contents.json
            """
        _ = try Executable(at: "/bin/sh").run(["-c", script, folder.path])
        _ = try folder.file("Cell.xib", cell())
        _ = try folder.file("Stew.xib", "<<<")

        // When
        let lint = try program.run(["lint", folder.path])
        let show = try program.run(["show", folder.path + "/Cell.xib"])

        // Then
        expect(lint.exit, equals: .status(1))
        expect(lint.errors, contains: "no such file, or its name isn't UTF-8\n")
        expect(lint.output, contains: "Stew.xib:1:2: error: not well-formed XML")
        expect(show.exit == .status(0) || show.errors.hasPrefix("error:"))
    }

    static let swift = """
        // @IBOutlet var heading: UILabel!
        import UIKit
        class DishCell: UITableViewCell {
            @IBOutlet private weak var title: UILabel!
            var note: UILabel!
            @IBAction func order(_ sender: UIButton) { print("@IBAction func pay(_ sender: Any)") }
        }
        func register(in table: UITableView) {
            table.register(UINib(nibName: "DishCell", bundle: nil), forCellReuseIdentifier: "Dish")
        }

        """

    /// The class alone.
    static let unregistered = String(swift[..<swift.firstRange(of: "func register")!.lowerBound])

    func lint(_ options: String...) throws -> (status: Exit, remarks: [String]) {
        let run = try program.run(["lint", folder.path] + options)
        let remarks = run.output.split(separator: "\n").map(String.init)
        return (run.exit, remarks.map { $0.replacing(folder.path + "/", with: "") })
    }

    @Test(
        "Outlets and actions in the sources or in UIKit are right, and comments don't count as code",
        arguments: ["order:", "setSelected:", "becomeFirstResponder", "toggleBoldface:", "setNeedsLayout"])
    func right(action: String) throws {
        // Given
        _ = try folder.file("DishCell.xib", cell(action: action))
        _ = try folder.file("DishCell.swift", Self.swift + "let sent = #selector(DishCell.order(_:))\n")

        // When
        let lint = try lint("--notes", "--strict")

        // Then
        expect(lint.remarks, equals: [])
        expect(lint.status, equals: .status(0))
    }

    @Test(
        "Problems that the sources prove are errors, with the nearest right name",
        arguments: [
            ("titel", "order:", "no outlet `titel` on DishCell (DishCell.swift:3)", "title"),
            ("heading", "order:", "no outlet `heading` on DishCell (DishCell.swift:3)", nil),
            ("note", "order:", "`note` of DishCell (DishCell.swift:3) is not marked `@IBOutlet`", nil),
            ("title", "pay:", "no action `pay:` on DishCell (DishCell.swift:3)", nil),
        ] as [(String, String, String, String?)])
    func proven(outlet: String, action: String, message: String, nearest: String?) throws {
        // Given
        _ = try folder.file("DishCell.xib", cell(outlet: outlet, action: action))
        _ = try folder.file("DishCell.swift", Self.swift)

        // When
        let lint = try lint()

        // Then
        expect(lint.status, equals: .status(1))
        expect(lint.remarks.count, equals: 1)
        expect(lint.remarks.first?.contains("error: \(message)"), equals: true, "\(lint.remarks)")
        if let nearest { expect(lint.remarks.first?.contains("did you mean `\(nearest)`?"), equals: true) }
    }

    @Test(
        """
        A class without a module is right in Objective-C and an error in Swift, and a warning fails only with --strict
        """)
    func modules() throws {
        // Given
        _ = try folder.file("DishCell.xib", cell(module: ""))
        let objectiveC = """
            #import <UIKit/UIKit.h>
            @interface DishCell : UITableViewCell
            @property (nonatomic, weak) IBOutlet UILabel *title;
            - (IBAction)order:(id)sender;
            @end

            """
        _ = try folder.file(
            "Menu.m",
            "void f() { [t registerNib:[UINib nibWithNibName:@\"DishCell\" bundle:nil] "
                + "forCellReuseIdentifier:@\"Dish\"]; }\n")
        let header = try folder.file("DishCell.h", objectiveC)

        // When
        let inObjectiveC = try lint("--strict")
        try FileManager.default.removeItem(atPath: header)
        _ = try folder.file("DishCell.swift", Self.swift)
        let inSwift = try lint()

        // Then
        expect(inObjectiveC.remarks, equals: [])
        expect(inSwift.remarks.count, equals: 1)
        expect(
            inSwift.remarks.first?.contains("class `DishCell` has no module: it is written in Swift"), equals: true,
            "\(inSwift.remarks)")
    }

    @Test("A missing member of an Objective-C class is reported like one in Swift")
    func objectiveC() throws {
        // Given
        _ = try folder.file("DishCell.xib", cell(outlet: "titel", action: "pay:", module: ""))
        _ = try folder.file(
            "DishCell.h",
            """
            @interface DishCell : UITableViewCell
            @property (nonatomic, weak) IBOutlet UILabel *title;
            - (IBAction)order:(id)sender;
            @end
            """)

        // When
        let remarks = try lint().remarks.filter { $0.contains(": error: ") }

        // Then
        expect(remarks.count, equals: 2)
        expect(remarks.contains { $0.contains("no action `pay:` on DishCell (DishCell.h:1)") }, "\(remarks)")
        expect(remarks.contains { $0.contains("no outlet `titel` on DishCell (DishCell.h:1); did you mean `title`?") })
    }

    @Test("Lint compares an outlet's destination with the type of its property, for each view of UIKit")
    func types() throws {
        // Given
        let elements = [
            "imageView", "scrollView", "stackView", "tableView", "pickerView", "progressView", "activityIndicatorView",
            "navigationBar", "toolbar", "tabBar", "searchBar", "visualEffectView", "button", "switch", "slider",
            "stepper", "segmentedControl", "datePicker", "pageControl", "textField", "textView", "collectionView",
        ]
        func lines(_ line: (Int) -> String) -> String { elements.indices.map(line).joined(separator: "\n") }
        _ = try folder.file(
            "Sky.swift",
            "class Sky: UIViewController {\n"
                + lines { "@IBOutlet var wrong\($0): UILabel!\n@IBOutlet var right\($0): UIView!" } + "\n}\n")
        _ = try folder.file(
            "Sky.xib",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Sky" customModule="M"><connections>
            <outlet property="view" destination="V" id="Vie-w0-001"/>
            \(lines { #"<outlet property="wrong\#($0)" destination="V\#($0)" id="W\#($0)"/>"# })
            \(lines { #"<outlet property="right\#($0)" destination="V\#($0)" id="R\#($0)"/>"# })
            </connections></placeholder><view id="V"><subviews>
            \(lines { "<\(elements[$0]) id=\"V\($0)\"/>" })
            </subviews></view></objects></document>
            """)

        // When
        let remarks = try lint().remarks

        // Then
        let told = remarks.map { $0.firstMatch(of: #/`(\w+)` of Sky .* of the type UILabel/#)?.1 }
        expect(told, equals: elements.indices.map { "wrong\($0)" })
    }

    @Test(".nib-lint silences a rule for a project or some files, and a wrong setting is reported")
    func silenced() throws {
        // Given
        _ = try folder.file("DishCell.xib", cell(outlet: "titel"))
        _ = try folder.file("DishCell.swift", Self.swift)

        // When
        let remarks = try ["missing-outlet: off\n", "missing-outlet: off in Other.xib\n", "missing-outlets: off\n"].map
        {
            try Data($0.utf8).write(to: URL(fileURLWithPath: folder.path + "/.nib-lint"))
            return try lint().remarks
        }

        // Then
        expect(remarks[0], equals: [])
        expect(remarks[1].count == 1 && remarks[1].first?.contains("titel") == true)
        expect(remarks[2].contains { $0.contains(".nib-lint:1") && $0.contains("missing-outlet") }, "\(remarks[2])")
    }

    @Test("Every rule has a page, and an unknown name gets the nearest")
    func rules() throws {
        // Given
        let list = try program.run(["lint", "--rules"]).output.split(separator: "\n").map { line in
            line.split(separator: " ", maxSplits: 1).map(String.init)
        }

        // When
        let names = list.map { $0[0] }
        let pages = try program.run(["lint", "--rules"] + names)
        let wrong = try program.run(["lint", "--rules", "missing-outlets"])

        // Then
        expect(names == names.sorted() && names.contains("missing-outlet") && names.contains("contradiction"))
        expect(list.allSatisfy { $0.count == 2 })
        for name in names { expect("\n\n\(pages.output)", contains: "\n\n\(name)\n\n") }
        expect(!pages.output.contains(#/\S  +\S|[^ ] +[,;.](?: |\n)/#))
        expect(!pages.output.contains("`") && pages.output.contains("\n    <outlet property=\"delegate\" "))
        expect(wrong.exit, equals: .status(1))
        expect(
            wrong.errors.contains("there is no rule \"missing-outlets\"; did you mean")
                && wrong.errors.contains("missing-outlet"))
    }

    @Test("A folder without nibs gets a note, and doesn't fail")
    func noNib() throws {
        // Given, When
        let run = try program.run(["lint", folder.path, "--strict"])

        // Then
        expect(run.exit == .status(0) && run.output == "")
        expect(run.errors, equals: "note: there is no xib or storyboard in \(folder.path)\n")
    }

    @Test("Only the rules in --rule are checked, and a wrong name gets the nearest one")
    func only() throws {
        // Given
        _ = try folder.file("DishCell.xib", cell(outlet: "titel", attributes: ""))
        _ = try folder.file("DishCell.swift", Self.unregistered)

        // When
        let runs = try [["--rule", "no-identifier"], ["--rule", "missing-outlet"], []].map { options in
            try program.run(["lint", folder.path] + options).output
        }
        let wrong = try program.run(["lint", folder.path, "--rule", "no-identifer"])

        // Then
        expect(runs[0].contains("note: a cell without") && !runs[0].contains("titel"))
        expect(runs[1].contains("titel") && !runs[1].contains("a cell without"))
        expect(runs[2].contains("titel") && !runs[2].contains("a cell without"))
        expect(wrong.exit == .status(1) && wrong.errors.contains("did you mean \"no-identifier\"?"))
    }
}
