import Foundation
import Inspection
import InterfaceBuilder
import TerminalTesting
import Testing

@testable import NibChecking
@testable import NibLint

/// The mistakes that people make with nibs, each in a small project.
struct LintFaultsTests {
    /// A project with one mistake, and the findings as `FILE: severity rule`.
    nonisolated struct Fault: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var swift = ""
        var files: [String: String] = [:]
        let expected: [String]
    }

    nonisolated static func xib(_ objects: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        \(objects)
        </objects></document>
        """
    }

    nonisolated static func storyboard(_ objects: String, _ attributes: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(attributes)><scenes>
        <scene sceneID="s"><objects>\(objects)</objects></scene>
        </scenes></document>
        """
    }

    nonisolated static let register = """
        class MenuController: UITableViewController { override func viewDidLoad() {
        tableView.register(UINib(nibName: "DishCell", bundle: nil), forCellReuseIdentifier: "Dish") } }

        """
    nonisolated static let module = "customModule=\"Menu\" customModuleProvider=\"target\""

    nonisolated static func cell(_ identifier: String = "Dish", _ rest: String = "") -> String {
        "<tableViewCell reuseIdentifier=\"\(identifier)\" id=\"c\">\(rest)</tableViewCell>"
    }

    nonisolated static func owner(_ name: String, _ connections: String = "") -> String {
        "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"\(name)\" \(module)>"
            + "<connections>\(connections)</connections></placeholder>"
    }

    nonisolated static let faults: [Fault] = [
        Fault(
            testDescription: "An outlet that code reads and nothing connects",
            swift: "class Dish: UIView { @IBOutlet var a: UILabel!; func b() { a.text = \"\" } }\n",
            files: ["Dish.xib": xib("<view customClass=\"Dish\" \(module) id=\"v\"/>")],
            expected: ["Dish.xib: error unconnected-outlet"]),
        Fault(
            testDescription: "An outlet that code asks for, and one that it sets",
            swift: """
                class Dish: UIView { @IBOutlet var a: UILabel?; @IBOutlet var b: UILabel!
                func c() { a?.text = ""; b = UILabel(); b.text = "" } }

                """,
            files: ["Dish.xib": xib("<view customClass=\"Dish\" \(module) id=\"v\"/>")],
            expected: ["Dish.xib: note unconnected-outlet"]),
        Fault(
            testDescription: "An outlet of a base class that another nib connects",
            swift: """
                class Base: UIView { @IBOutlet var a: UILabel!; func b() { a.text = "" } }
                class Dish: Base {}
                class Soup: Base {}

                """,
            files: [
                "Dish.xib": xib("<view customClass=\"Dish\" \(module) id=\"v\"/>"),
                "Soup.xib": xib(
                    "<view customClass=\"Soup\" \(module) id=\"v\"><connections><outlet property=\"a\" destination=\"l\" "
                        + "id=\"o\"/></connections></view><label id=\"l\"/>"),
            ], expected: []),
        Fault(
            testDescription: "Names that nothing has",
            swift: """
                class Menu: UIViewController { func a() {
                _ = storyboard?.instantiateViewController(withIdentifier: "Sop")
                performSegue(withIdentifier: "toSop", sender: nil)
                _ = UIStoryboard(name: "Mian", bundle: nil)
                _ = Bundle.main.loadNibNamed("Dihs", owner: nil)
                _ = UINib(nibName: "Dish.xib", bundle: nil)
                } }

                """,
            files: [
                "Dish.xib": xib("<view id=\"v\"/>"),
                "Main.storyboard": storyboard(
                    "<viewController storyboardIdentifier=\"Soup\" id=\"a\"><connections><segue destination=\"a\" "
                        + "kind=\"show\" identifier=\"toSoup\" id=\"g\"/></connections></viewController>"),
            ],
            expected: [
                "Menu.swift: error unknown-scene", "Menu.swift: error unknown-segue",
                "Menu.swift: error unknown-storyboard", "Menu.swift: error unknown-nib",
                "Menu.swift: error unknown-nib",
            ]),
        Fault(
            testDescription: "Names that constants have, or that code puts together",
            swift: """
                enum Names { static let nib = "Dish"; static let scene = "Soup" }
                class Menu: UITableViewController { func a() {
                _ = UINib(nibName: Names.nib, bundle: nil)
                _ = UINib(nibName: String(describing: Dish.self), bundle: nil)
                _ = storyboard?.instantiateViewController(withIdentifier: Names.scene)
                _ = UIStoryboard(name: name + "Mian", bundle: nil)
                _ = tableView.dequeueReusableCell(withIdentifier: "Berth\\(row)Cell", for: path)
                } }

                """,
            files: [
                "Dish.xib": xib("<view id=\"v\"/>"),
                "Main.storyboard": storyboard(
                    "<tableViewController storyboardIdentifier=\"Soup\" id=\"a\"><tableView key=\"view\" id=\"t\">"
                        + "<prototypes>\(cell("Berth1Cell"))</prototypes></tableView></tableViewController>"),
            ], expected: []),
        Fault(
            testDescription: "A gesture recognizer beside a registered cell", swift: register,
            files: ["DishCell.xib": xib(cell() + "<tapGestureRecognizer id=\"g\"/>")],
            expected: ["DishCell.xib: error registered-nib"]),
        Fault(
            testDescription: "A plain view as a registered cell", swift: register,
            files: ["DishCell.xib": xib("<view id=\"v\"/>")], expected: ["DishCell.xib: error registered-nib"]),
        Fault(
            testDescription: "A cell that is registered for another identifier", swift: register,
            files: ["DishCell.xib": xib(cell("Other"))],
            expected: ["DishCell.xib: warning unused-identifier", "DishCell.xib: error registered-identifier"]),
        Fault(
            testDescription: "An outlet of the owner of a registered nib",
            swift: "class Menu: UIViewController { @IBOutlet var a: UITableViewCell! }\n" + register,
            files: [
                "DishCell.xib": xib(
                    owner("Menu", "<outlet property=\"a\" destination=\"c\" id=\"o\"/>") + cell())
            ], expected: ["DishCell.xib: error owner-outlet"]),
        Fault(
            testDescription: "A class that is registered, though a nib lays it out",
            swift: """
                class DishCell: UITableViewCell { @IBOutlet var a: UILabel! }
                func b() { tableView.register(DishCell.self, forCellReuseIdentifier: "Dish") }

                """,
            files: [
                "DishCell.xib": xib(
                    "<tableViewCell customClass=\"DishCell\" \(module) reuseIdentifier=\"Dish\" id=\"c\"><connections>"
                        + "<outlet property=\"a\" destination=\"l\" id=\"o\"/></connections></tableViewCell>"
                        + "<label id=\"l\"/>")
            ], expected: ["DishCell.xib: error registered-class"]),
        Fault(
            testDescription: "A controller's nib without a view", swift: "class Menu: UIViewController {}\n",
            files: ["Menu.xib": xib(owner("Menu") + "<view id=\"v\"/>")], expected: ["Menu.xib: error owner-view"]),
        Fault(
            testDescription: "A nib whose name is that of a controller",
            swift: "class SoupViewController: UIViewController {}\n",
            files: ["SoupView.xib": xib(owner("Other") + "<view id=\"v\"/>")],
            expected: ["SoupView.xib: warning shortened-name"]),
        Fault(
            testDescription: "A nib of another controller",
            swift: """
                class Menu: UIViewController {}
                class Dish: Menu { @IBOutlet var a: UILabel! }
                let menu = Menu(nibName: "Dish", bundle: nil)

                """,
            files: [
                "Dish.xib": xib(
                    owner(
                        "Dish",
                        "<outlet property=\"view\" destination=\"v\" id=\"o\"/>"
                            + "<outlet property=\"a\" destination=\"l\" id=\"p\"/>")
                        + "<view id=\"v\"><subviews><label id=\"l\"/></subviews></view>")
            ], expected: ["Dish.xib: error owner-class"]),
        Fault(
            testDescription: "A table controller with a plain view", swift: "class Menu: UITableViewController {}\n",
            files: [
                "Main.storyboard": storyboard(
                    "<viewController customClass=\"Menu\" \(module) storyboardIdentifier=\"m\" sceneMemberID=\"viewController\" id=\"a\">"
                        + "<view key=\"view\" id=\"v\"/></viewController>")
            ], expected: ["Main.storyboard: error plain-list"]),
        Fault(
            testDescription: "A lost custom class", swift: "class Menu: UIView {}\n",
            files: [
                "Dish.xib": xib(
                    "<view id=\"v\"><connections><outlet property=\"priceLabel\" destination=\"v\" id=\"o\"/>"
                        + "</connections></view>")
            ], expected: ["Dish.xib: error plain-class"]),
        Fault(
            testDescription: "A delegate with a data source's methods alone, and a controller that sets its view",
            swift: """
                class Menu: UIViewController, UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
                func show(_ name: String) { view = Bundle.main.loadNibNamed(name, owner: self)?.first as? UIView } }

                """,
            files: [
                "Menu.xib": xib(
                    owner("Menu")
                        + "<tableView id=\"t\"><connections><outlet property=\"delegate\" destination=\"-1\" id=\"p\"/>"
                        + "</connections></tableView>")
            ], expected: ["Menu.xib: note delegate-type"]),
        Fault(
            testDescription: "An outlet by its setter's name, a generic nib, and a diffable data source",
            swift: """
                class Dish: UIView { @IBOutlet private var a: UICollectionView!
                lazy var source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: a) { _, _, _ in nil }
                static func load(type: UIView.Type) { UINib(nibName: String(describing: type.self), bundle: nil) }
                static func load<T>(_: T) -> T { Bundle.main.loadNibNamed(String(describing: T.self), owner: nil)! }
                static func make<T>(_: T) { let name = String(describing: T.self); UINib(nibName: name, bundle: nil) }
                static func show<T>(_: T) { UINib(nibName: "\\(T.self)", bundle: nil) }
                static func name<Cell>(_: Cell) { UINib(nibName: String(describing: Cell.self), bundle: nil) }
                }

                """,
            files: [
                "Dish.xib": xib(
                    "<view customClass=\"Dish\" \(module) id=\"v\"><subviews><collectionView id=\"t\"><connections>"
                        + "<outlet property=\"dataSource\" destination=\"v\" id=\"p\"/></connections></collectionView>"
                        + "</subviews><connections><outlet property=\"A\" destination=\"t\" id=\"o\"/></connections>"
                        + "</view>")
            ], expected: []),
        Fault(
            testDescription: "A nib in an export for translators", swift: "class Menu: UIView {}\n",
            files: ["de.xcloc/Dish.xib": xib("<view customClass=\"Dish\" \(module) id=\"v\"/>")], expected: []),
        Fault(
            testDescription: "An outlet that a nib for tvOS connects",
            swift: "class Dish: UIView { @IBOutlet var a: UILabel!; func b() { a.text = \"\" } }\n",
            files: [
                "Dish.xib": xib("<view customClass=\"Dish\" \(module) id=\"v\"/>"),
                "Dish~tvOS.xib": xib(
                    "<view customClass=\"Dish\" id=\"v\"><connections>"
                        + "<outlet property=\"a\" destination=\"v\" id=\"o\"/></connections></view>"
                ).replacing("InterfaceBuilder3.CocoaTouch", with: "InterfaceBuilder.AppleTV"),
            ], expected: []),
    ]

    @Test(
        "Lint finds one mistake of each kind, and no others",
        arguments: faults + moreFaults + newerFaults + newestFaults + warningFaults + connectionFaults
            + codeFaults)
    func found(fault: Fault) throws {
        // Given
        let folder = try TemporaryFolder()
        _ = try folder.file("Package.swift", "")
        if !fault.swift.isEmpty { _ = try folder.file("Menu.swift", "import UIKit\n" + fault.swift) }
        for (name, text) in fault.files {
            let parent = URL(fileURLWithPath: folder.path + "/" + name).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            _ = try folder.file(name, text)
        }
        var linter = Linter(options: LoadedNib.Options())

        // When
        let findings = try linter.findings(at: folder.path).filter { !Self.layout.contains($0.rule) }

        // Then
        let lines = findings.map { "\($0.file.split(separator: "/").last!): \($0.severity) \($0.rule)" }
        expect(lines, equals: fault.expected, "\(findings.map(\.description))")
    }

    /// The rules about frames, which these nibs don't have.
    private static let layout: Set = ["ambiguous-here", "misplaced-here", "no-identifier"]
}
