import Foundation
import TerminalTesting
import Testing

@testable import InterfaceBuilder

/// The findings of each rule, in documents that are just wrong and just right.
struct EveryFindingTests {
    private func frame(_ numbers: String) -> String {
        let parts = numbers.split(separator: " ")
        return "<rect key=\"frame\" x=\"\(parts[0])\" y=\"\(parts[1])\" width=\"\(parts[2])\" height=\"\(parts[3])\"/>"
    }

    /// A view with another in it, of which one has a frame, and the other has one or not.
    private func inside(_ inner: String, of outer: String?, element: String = "view", more: String = "") -> String {
        "<\(element) id=\"v\">\(outer.map(frame) ?? "")<subviews><label \(more) id=\"l\">\(frame(inner))</label>"
            + "</subviews></\(element)>"
    }

    private func tags(_ pairs: String...) -> String {
        let views = pairs.enumerated().map { "<label \($1) id=\"l\($0)\"/>" }
        return "<view id=\"v\"><subviews>\(views.joined(separator: "\n"))</subviews></view>"
    }

    private func table(_ prototypes: String...) -> String {
        "<tableView id=\"t\"><prototypes>\(prototypes.joined(separator: "\n"))</prototypes></tableView>"
    }

    private var xibs: [String] {
        let insides: [String] = [
            "0 0 10 10", "99 0 10 10", "100 0 10 10", "-9 0 10 10", "-10 0 10 10", "0 49 10 10", "0 50 10 10",
            "0 -9 10 10",
            "0 -10 10 10", "100 50 10 10", "200 0 0 10", "200 0 10 0", "0.5 -20 10 10",
        ].map { inside($0, of: "7 7 100 50") }
        let outsides: [String] = ["scrollView", "tableView", "collectionView", "stackView", "moon"].map {
            inside("200 0 1 1", of: "0 0 100 50", element: $0)
        }
        let cells: [String] = ["tableViewCell", "collectionViewCell", "collectionReusableView", "view"].flatMap {
            cell in
            ["", "reuseIdentifier=\"\"", "reuseIdentifier=\"a\""].map { "<\(cell) \($0) id=\"c\"/>" } + [
                "<view id=\"v\"><subviews><\(cell) id=\"c\"/></subviews></view>"
            ]
        }
        let blanks: [String] =
            [" a", "a ", " a ", "a b", "", " ", "\t"].map {
                "<view customClass=\"\($0)\" customModule=\"m\" id=\"v\"/>"
            }
            + ["reuseIdentifier", "storyboardIdentifier", "customModule", "userLabel"].map {
                "<view \($0)=\"a \" id=\"v\"/>"
            }
        let classes: [String] =
            [
                "Moon", "UIMoon", "UImoon", "UIM", "UIMo", "UIMO", "U", "UI", "Umoon", "SCNView", "SCView", "MKMapView",
                "Mk", "CAMoon", "PDFView",
                "SFSymbol", "NSObject", "WKWebView",
            ].map { "<view customClass=\"\($0)\" id=\"v\"/>" } + [
                "<view customClass=\"Moon\" customModule=\"m\" id=\"v\"/>",
                "<view customClass=\"Moon\" customModuleProvider=\"target\" id=\"v\"/>",
                "<view customClass=\"Moon\" customModuleProvider=\"other\" id=\"v\"/>",
                "<placeholder placeholderIdentifier=\"IBFilesOwner\" customClass=\"Moon\" id=\"v\"/>",
            ]
        func connections(_ text: String) -> String {
            "<view id=\"v\"><subviews><label id=\"l\"/></subviews><constraints><constraint "
                + "firstAttribute=\"width\" id=\"k\"/></constraints>\n"
                + "<connections>\(text)</connections></view>"
        }
        func outlet(_ id: String, to target: String = "l") -> String {
            "<outlet property=\"p\" destination=\"\(target)\"\(id)/>\n"
        }
        var all: [String] = insides + outsides
        all += [
            inside("200 0 1 1", of: nil), inside("200 0 1 1", of: "0 0 0 50"), inside("200 0 1 1", of: "0 0 50 0"),
        ]
        all += [
            inside("200 0 1 1", of: "0 0 100 50", more: "misplaced=\"YES\""),
            inside("200 0 1 1", of: "0 0 100 50", more: "misplaced=\"NO\""),
        ]
        all += [
            inside("0 0 1 1", of: "0 0 9 9", more: "ambiguous=\"YES\" misplaced=\"YES\" text=\"a\""),
            inside("0 0 1 1", of: "0 0 9 9", more: "ambiguous=\"NO\""),
        ]
        all += cells + blanks + classes
        all += [
            tags("tag=\"1\"", "tag=\"2\"", "tag=\"1\"", "tag=\"1\""), tags("tag=\"0\"", "tag=\"0\""),
            tags("tag=\"a\"", "tag=\"a\""), tags("", ""),
            tags(
                "tag=\"1\" customClass=\"UIMoon\"", "tag=\"1\" customClass=\"UIMoon\"",
                "tag=\"1\" customClass=\"UISun\"", "tag=\"1\""),
            tags("tag=\"-1\" text=\"a\"", "tag=\"-1\" text=\"b\""), table("<tableViewCell id=\"c\"/>"),
            table(
                "<tableViewCell reuseIdentifier=\"a\" id=\"c\"/>",
                "<tableViewCell reuseIdentifier=\"a\" id=\"d\"/>",
                "<tableViewCell reuseIdentifier=\"b\" id=\"e\"/>",
                "<tableViewCell reuseIdentifier=\"a\" id=\"f\"/>"),
            table(
                "<tableViewCell reuseIdentifier=\"\" id=\"c\"/>", "<tableViewCell reuseIdentifier=\"\" id=\"d\"/>"),
            "<collectionView id=\"t\"><cells><collectionViewCell reuseIdentifier=\"a\" id=\"c\"/></cells>"
                + "<collectionReusableView key=\"sectionHeaderView\" "
                + "reuseIdentifier=\"a\" id=\"h\"/><collectionReusableView key=\"sectionFooterView\" "
                + "id=\"f\"/><view key=\"backgroundView\" id=\"g\"/></collectionView>",
            "<tableView id=\"t\"><sections><tableViewSection id=\"s\"><cells><tableViewCell id=\"c\"/>"
                + "</cells></tableViewSection></sections></tableView>",
            connections(outlet(" id=\"o\"")), connections(outlet("")), connections(outlet(" id=\"\"") + outlet("")),
            connections(outlet(" id=\"l\"")),
            connections(outlet(" id=\"k\"")), connections(outlet(" id=\"v\"")),
            connections(outlet(" id=\"o\"") + outlet(" id=\"o\"") + outlet(" id=\"o\"")),
            connections(outlet(" id=\"o\"", to: "m")), connections(outlet(" id=\"o\"", to: "moon")),
            connections("<action selector=\"a:\" destination=\"l\"/>"),
            "<tableViewCell detailTextLabel=\"a\" imageView=\"b\" textLabel=\"c\" reuseIdentifier=\"r\" "
                + "id=\"v\"><tableViewCellContentView "
                + "key=\"contentView\" tableViewCell=\"d\" id=\"w\"/></tableViewCell>",
            "<view id=\"v\"><constraints><constraint firstItem=\"x\" firstAttribute=\"top\" "
                + "secondItem=\"v2\" secondAttribute=\"top\" id=\"k\"/></constraints></view>",
            "<view id=\"v\"><connections>\((0..<23).map { outlet(" id=\"o\($0)\"", to: "vv") }.joined())"
                + "</connections></view>",
            "<!--\n<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n--><view id=\"v\"/><!--\n<<<<<<< ours\n-->"
                + "<!-- <<<<<<< ours\n-->",
        ]
        return all
    }

    private var storyboards: [String] {
        func scene(_ id: String, identifier: String? = nil, to targets: String...) -> String {
            let segues = targets.enumerated().map { "<segue kind=\"show\" destination=\"\($1)\" id=\"\(id)\($0)\"/>" }
            return
                "<scene sceneID=\"s\(id)\"><objects><viewController "
                + "\(identifier.map { "storyboardIdentifier=\"\($0)\" " } ?? "")id=\"\(id)\" "
                + "sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\(id)\"/>"
                + "<connections>\(segues.joined())</connections></viewController>"
                + "<exit id=\"e\(id)\" sceneMemberID=\"exit\"/></objects></scene>\n"
        }
        return [
            scene("a") + scene("b"), scene("a", to: "b") + scene("b", to: "c") + scene("c") + scene("d", to: "c"),
            scene("a", to: "b", "c") + scene("b", to: "a") + scene("c", to: "d") + scene("d"),
            scene("a") + scene("b", identifier: "B", to: "c") + scene("c"),
            scene("b", identifier: "B") + scene("a", to: "b"), scene("a", identifier: "A"),
            scene("b", identifier: "B") + scene("c", identifier: "B")
                + scene("d", identifier: "B"), scene("b", identifier: "") + scene("c", identifier: ""),
            scene("a", to: "vb") + scene("b") + scene("c", to: "eb"),
            scene("z") + "<scene sceneID=\"n\"><objects/></scene>", scene("a") + scene("b", to: "b"),
        ].map {
            Fixture.document(
                type: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
                attributes: " initialViewController=\"a\"", "<scenes>\n\($0)</scenes>")
        }
    }

    @Test("Each rule reports the smallest wrong case at its place, and not the nearest right case")
    func all() throws {
        // Given
        let texts =
            xibs.map { ($0, Fixture.xib($0)) }
            + storyboards.map { ($0.split(separator: "\n").dropFirst(3).joined(separator: "\n"), $0) }

        // When
        let lines = texts.map { title, text in
            guard let document = try? Fixture.read(text) else {
                return "— \(title)\nrefused: \(Fixture.refusal(of: text) ?? "")"
            }
            let access = document.scenes.map { "\($0.sceneID) \(document.access(to: $0))" }
            let findings = document.findings.map { "\($0.diagnostic) [\($0.rule)]" }
            return "— \(title)\n" + (access + findings).joined(separator: "\n")
        }

        // Then
        try expect(
            Difference(of: lines.joined(separator: "\n"), fromRecorded: "Findings-in-documents.txt"), equals: nil)
    }

    @Test("A problem has its place and object, if it knows them, and the severity of its exception")
    func faults() throws {
        // Given
        let exception = UIKitException(name: "N", reason: "r\u{1}\n")
        let place = IBLocation(line: 3, column: 4)
        let faults = [
            IBFault("m", file: "f"), IBFault("m", file: "f", location: place), IBFault("m", file: "f", objectID: "o"),
            IBFault("m", file: "f", objectID: ""),
            IBFault(
                "m\u{1}", rule: "r", severity: .note, file: "f", location: place, objectID: "o", suggestion: "s",
                exception: exception),
            IBFault("m", file: "f", exception: exception),
            IBFault("m", severity: .warning, file: "f", exception: exception),
        ]
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys

        // When
        let changed = faults.map { $0.changed(to: .note) } + [faults[4].changed(to: .error, message: "n")]
        let lines = try (faults + changed).map { fault in
            let json = String(decoding: try encoder.encode(fault), as: UTF8.self)
            return "\(fault)\n\(fault.diagnostic)\n\(json)\n\(fault.exception.map { "\($0)" } ?? "none")"
        }
        let errors = [
            NibError(faults), NibError([faults[0]]), NibError(file: "f", message: "m"),
            NibError(file: "f", location: place, objectID: "o", message: "m", suggestion: "s", rule: "r"), NibError([]),
        ]
        let texts = errors.map {
            "\($0)\n\($0.faults.map(\.rule)) \($0.faults.map(\.severity)) \($0.exception)\n\($0.localizedDescription)"
        }
        let places =
            [(2, 1), (1, 9), (1, 2), (2, 1), (1, 2)].enumerated().map {
                IBFault("\($0)", file: "f", location: IBLocation(line: $1.0, column: $1.1))
            } + [IBFault("last", file: "f")]

        // Then
        try expect(
            Difference(of: (lines + texts).joined(separator: "\n"), fromRecorded: "Faults-in-words.txt"), equals: nil)
        expect(places.inDocumentOrder.map(\.message), equals: ["last", "2", "4", "1", "0", "3"])
        expect("\(UIKitException.inconsistency("a"))", contains: "'NSInternalInconsistencyException', reason: 'a'")
        expect("\(UIKitException.invalidArgument("a"))", contains: "'NSInvalidArgumentException', reason: 'a'")
    }
}
