import Foundation
import TerminalTesting
import Testing

@testable import ReusableTableViewCellExample

/// The output of `nib lint` for a whole project, with declarations of all kinds in its sources.
struct WholeProjectTests {
    private static let swift = #"""
        import UIKit
        /* class Commented { @IBOutlet var inComment: UILabel! /* nested */ @IBOutlet var still: UILabel! } */
        class Base: UITableViewCell {
            @IBOutlet var inherited: UILabel!
            @IBAction func inheritedAction() {}
            class func make() -> Base { Base() }
            class var shared: Base { Base() }
        }

        @objc(RenamedDish) public final class Dish<Soup>: Base, Eatable {
            @IBOutlet private weak var marked: UILabel!
            @IBOutlet var wrongType: UIButton?
            @IBOutlet var many: [UILabel]!
            @IBOutlet var module: UIKit.UILabel!
            @objc dynamic var exposed: UILabel?
            @objc(otherName) var renamed: UILabel?
            @IBInspectable var inspectable: UILabel?
            @Outlet var wrapped: UILabel?
            var plain: UILabel!
            let string = "class InString { @IBOutlet var inString: UILabel! }", raw = #"\#("@IBOutlet var inRaw: UILabel!")"#
            let long = """
                @IBOutlet var inLong: UILabel!
                """
            var computed: UILabel { let local: UILabel! = nil; return local }
            override var detailTextLabel: UILabel? { nil }
            #if DEBUG
                @IBOutlet var inBranch: UILabel!
            #elseif RELEASE
                @IBOutlet var inOther: UILabel!
            #else
                @IBOutlet var inElse: UILabel!
            #endif
            enum Kind { case soup; @objc func inEnum() {} }
            struct Inner { @IBOutlet var inInner: UILabel! }
            init() { func nested(_ sender: Any) {} }
            subscript(index: Int) -> Int { index }
            @IBAction func none() {}
            @IBAction func one(_ sender: Any) {}
            @IBAction func labelled(sender: Any) {}
            @IBAction func by(with event: UIEvent) {}
            @IBAction func two(_ sender: Any, for event: UIEvent) {}
            @IBAction func three<T>(_ sender: [T: (T, T)], _ event: (Int, Int) -> Void) {}
            @objc(named:) func unnamed(_ sender: Any) {}
            func plainAction(_ sender: Any) {}
            func `default`() { let text = "}"; if true { print("{") } }
        }
        extension Dish {
            @IBAction func extended(_ sender: Any) {}
            @objc func exposedLater() {}
            func notExposed() {}
        }
        #if DEBUG
        final class Branched: Base {
        #else
        final class Branched: UITableViewCell {
        #endif
            @IBOutlet var plain: UILabel!
        }
        @objc extension RenamedDish { func allExposed() {} }
        @objcMembers class Members: Base { var member: UILabel?; func act() {} }
        final class Deep: Base {
            #if DEBUG
            func begun() {
            #elseif RELEASE
            func begunSo() {
            #else
            func begunOtherwise() {
            #endif
            }
            @IBOutlet var behind: UILabel!
        }
        @objcMembers class Nest: Base { class Egg: Base { var member: UILabel?; func act() {} } ; var beside: UILabel? }
        typealias Plate = Menu.Dish
        protocol Eatable { func eat() }
        actor Cook {}

        """#

    private static let objectiveC = """
        #import <UIKit/UIKit.h>
        #define OUTLET IBOutlet
        @class Later, Never;
        @protocol Eatable;
        @protocol Cooked <NSObject>
        - (void)cook:(id)sender;
        @property UILabel *inProtocol;
        @end
        // @interface Commented : UIView
        @interface OldBase : UITableViewCell
        @property (nonatomic, weak) IBOutlet UILabel *inherited;
        @end
        @interface OldDish<Soup> : OldBase <Cooked, Eatable> {
            IBOutlet UILabel *variable, *second;
            @private
            __weak UILabel *hidden;
            void (^block)(int);
        }
        @property (nonatomic, weak, nullable) IBOutlet UILabel *marked;
        @property (nonatomic) IBOutlet UIButton *wrongType;
        @property (copy) void (^handler)(NSString *text);
        @property (strong) IBOutletCollection(UILabel) NSArray<UILabel *> *many;
        @property IBInspectable BOOL flag __attribute__((deprecated));
        - (IBAction)none;
        - (IBAction)one:(id)sender;
        - (IBAction)two:(id)sender forEvent:(UIEvent *)event;
        - (void)three:(id)first :(id)second;
        + (instancetype)make;
        @end
        @interface OldDish (More)
        - (IBAction)inCategory:(id)sender;
        @end
        @implementation OldDish
        @synthesize marked;
        - (void)inBody:(id)sender { if (sender) { NSLog(@"}"); } char c = '{'; }
        - (void)after {
            [self one:nil];
        }
        - (int)counting {
            int all = after
        - (int)fake;
        }
        @end

        """

    private static let outlets = [
        "inherited", "marked", "wrongType", "many", "module", "exposed", "renamed", "otherName", "inspectable",
        "wrapped", "plain", "inString", "inRaw", "inLong", "computed", "local", "detailTextLabel", "inBranch",
        "inOther",
        "inElse", "inInner", "inComment", "still", "variable", "second", "hidden", "block", "handler", "flag",
        "inProtocol", "textLabel", "behind", "member", "beside",
    ]
    private static let actions = [
        "inheritedAction", "make", "none", "one:", "labelledWithSender:", "byWith:", "two:for:", "two:forEvent:",
        "three::", "named:", "unnamed:", "plainAction:", "nested:", "default", "extended:", "exposedLater",
        "notExposed",
        "allExposed", "act", "begun", "begunOtherwise", "inEnum", "eat", "cook:", "inCategory:", "inBody:", "after",
        "fake", "counting",
    ]

    private func nib(_ name: String, module: String = "customModule=\"Menu\" customModuleProvider=\"target\"") -> String
    {
        let outlets = Self.outlets.map { "<outlet property=\"\($0)\" destination=\"label\" id=\"o-\($0)\"/>" }
        let actions = Self.actions.map {
            "<action selector=\"\($0)\" destination=\"cell\" eventType=\"touchUpInside\" id=\"a-\($0)\"/>"
        }
        return """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <tableViewCell reuseIdentifier="\(name)" customClass="\(name)" \(module) id="cell">
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="content"><subviews>
            <label text="Soup" id="label"/>
            <imageView image="soup" id="image"/><imageView image="stew.png" id="missing"/>
            <button id="button"><color key="backgroundColor" name="Broth"/>
            <connections>\(actions.joined(separator: "\n"))</connections></button>
            <view id="tinted"><color key="backgroundColor" name="Salt"/></view>
            </subviews></tableViewCellContentView>
            <connections>\(outlets.joined(separator: "\n"))</connections>
            </tableViewCell></objects></document>
            """
    }

    @Test("Every way to declare an outlet or an action is recognized, with its names for nibs")
    func whole() throws {
        // Given
        let folder = try TemporaryFolder()
        for path in ["Assets.xcassets/soup.imageset", "Assets.xcassets/Salt.colorset"] {
            try FileManager.default.createDirectory(
                atPath: folder.path + "/" + path, withIntermediateDirectories: true)
        }
        let files = [
            "Package.swift": "", "Dish.swift": Self.swift, "OldDish.m": Self.objectiveC,
            "Dish.xib": nib("RenamedDish", module: ""), "Plate.xib": nib("Plate"), "Branched.xib": nib("Branched"),
            "OldDish.xib": nib("OldDish", module: ""), "Dihs.xib": nib("Dihs"),
            "Deep.xib": nib("Deep"), "Egg.xib": nib("Egg"), "Nest.xib": nib("Nest"), "Members.xib": nib("Members"),
            "Alien.xib": nib("Alien", module: "customModule=\"Other\""),
        ]
        for (name, text) in files { _ = try folder.file(name, text) }
        let prompt = ScriptedSession(TableCellSession(rows: 1))
        func lint(_ options: String) -> String {
            let lines = prompt.run("nib lint \(folder.path) \(options)").replacing(folder.path + "/", with: "")
                .split(separator: "\n", omittingEmptySubsequences: false)
            // All outlets lead to one label.
            return "— \(options)\n" + lines.filter { !$0.hasSuffix("[outlet-twice]") }.joined(separator: "\n")
        }

        // When
        var texts = [
            "--notes", "--format github --rule missing-image", "--json --rule missing-class",
            "--format sarif --rule outlet-type",
        ].map(lint)
        _ = try folder.file(
            ".nib-lint", "missing-outlet: off in Dish.xib, Old*.xib\n# a comment\nmissing-action: off\n")
        texts.append(lint("--notes"))
        texts.append(lint("--rule missing-class"))
        let binary = try folder.file("Binary.swift", "\0")
        texts.append(lint("--rule missing-class"))
        try FileManager.default.removeItem(atPath: binary)
        _ = try folder.file("Podfile", "")
        texts.append(lint("--notes"))

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Project.txt")
    }

    /// A xib of a cell.
    private func cell(_ class: String, _ attributes: String, _ views: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell customClass="\(`class`)" \(attributes) id="cell">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="content"><subviews>
        \(views)
        </subviews></tableViewCellContentView></tableViewCell></objects></document>
        """
    }

    @Test("Names in code and nibs are compared: identifiers, modules, tags and settings")
    func names() throws {
        // Given
        let folder = try TemporaryFolder()
        let files = [
            "Package.swift": "",
            "Cells.swift": """
            import UIKit
            class Soup: UITableViewCell {}
            @objc(Stew) class Stew: UITableViewCell {}
            class Bread: UITableViewCell {}
            class Salt: UITableViewCell {}
            func ask(table: UITableView, path: IndexPath) {
                table.register(UINib(nibName: "Soup", bundle: nil), forCellReuseIdentifier: "Soup")
                table.register(UINib(nibName: "Salt", bundle: nil), forCellReuseIdentifier: "Salty")
                _ = table.dequeueReusableCell(withIdentifier: "Soup", for: path)
                _ = table.dequeueReusableCell(withIdentifier: "Bread", for: path)
                _ = table.dequeueReusableCell(withIdentifier: "Broth", for: path)
                _ = table.dequeueReusableCell(withIdentifier: "Brine")
                _ = Bundle.main.loadNibNamed("Bread", owner: nil)
                _ = Soup().viewWithTag(7)
                _ = Salt().viewWithTag(8)
            }

            """,
            "Old.m": "void f() { [t dequeueReusableCellWithIdentifier:@\"Roast\" forIndexPath:i]; }\n",
            "Soup.xib": cell(
                "Soup", "reuseIdentifier=\"Soup\"",
                "<label text=\"a\" tag=\"7\" id=\"l1\"/><label text=\"b\" tag=\"7\" id=\"l2\"/>"),
            "Stew.xib": cell("Stew", "reuseIdentifier=\"Soup \""),
            "Bread.xib": cell("Bread", "customModule=\"Menu\" customModuleProvider=\"target\""),
            "Salt.xib": cell(
                "Salt", "customModule=\"Menu\" customModuleProvider=\"target\" reuseIdentifier=\"Salt\"",
                "<label text=\"a\" tag=\"7\" id=\"l1\"/><label text=\"b\" tag=\"7\" id=\"l2\"/>"),
            "List.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
            initialViewController="vc"><scenes>
            <scene sceneID="s1"><objects><tableViewController id="vc" sceneMemberID="viewController">
            <tableView key="view" id="tv"><rect key="frame" x="0" y="0" width="320" height="480"/><prototypes>
            <tableViewCell reuseIdentifier="Unused" id="p1"/><tableViewCell reuseIdentifier="Soup" id="p2"/>
            <tableViewCell id="p3"/><tableViewCell reuseIdentifier="Soup" id="p4"/>
            </prototypes></tableView></tableViewController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="vc2" sceneMemberID="viewController"/></objects></scene>
            </scenes></document>
            """,
        ]
        for (name, text) in files { _ = try folder.file(name, text) }
        let prompt = ScriptedSession(TableCellSession(rows: 1))
        func lint(_ title: String, _ options: String = "") -> String {
            "— \(title)\n" + prompt.run("nib lint \(folder.path) \(options)").replacing(folder.path + "/", with: "")
        }
        func lint(with settings: String) throws -> String {
            _ = try folder.file(".nib-lint", settings)
            return lint(settings)
        }

        // When
        var texts = [lint("remarks"), lint("notes, too", "--notes")]
        try FileManager.default.createDirectory(atPath: folder.path + "/Nibs", withIntermediateDirectories: false)
        _ = try folder.file("Nibs/Soup.xib", cell("Sop", "reuseIdentifier=\"Soup\""))
        _ = try folder.file(
            "Nibs/Noted.xib",
            cell(
                "Sup", "reuseIdentifier=\"Soup\"",
                "<string key=\"userComments\">nib-lint: off missing-class, no-module</string>"
            ).replacing("<rect", with: "<string key=\"userComments\">nib-lint: off missing-class</string><rect"))
        texts += try [
            "all: off", "all: off in Nibs", "all: off in Nibs/ , List.storyboard", "missing-class:off in *.xib",
            "missing-class : off in Nibs/*", "missing-class: off in Soup.xib", "missing-clas: off\nmissing-class: on",
            "# all: off\nunused-identifier: off # why", "unknown-identifier: off", "",
        ].map { try lint(with: $0) }
        texts.append(
            "— a folder in it\n"
                + prompt.run("nib lint \(folder.path)/Nibs").replacing(folder.path + "/", with: ""))

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Names-in-a-project.txt")
    }
}
