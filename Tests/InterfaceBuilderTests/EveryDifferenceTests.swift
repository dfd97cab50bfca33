import Foundation
import TerminalTesting
import Testing

@testable import InterfaceBuilder

/// The words for every kind of difference between two versions.
struct EveryDifferenceTests {
    private func label(_ id: String, _ more: String = "", _ inside: String = "") -> String {
        "<label \(more) id=\"\(id)\">\(inside)</label>\n"
    }

    private func view(_ inside: String, _ more: String = "") -> String {
        "<view id=\"v\">\(more)<subviews>\n\(inside)</subviews></view>"
    }

    private func frame(_ numbers: String) -> String {
        let parts = numbers.split(separator: " ")
        return "<rect key=\"frame\" x=\"\(parts[0])\" y=\"\(parts[1])\" width=\"\(parts[2])\" height=\"\(parts[3])\"/>"
    }

    private func mask(_ names: String...) -> String {
        "<autoresizingMask key=\"autoresizingMask\"\(names.map { " \($0)=\"YES\"" }.joined())/>"
    }

    private func connected(_ connections: String, customClass: String = "customClass=\"Menu\"") -> String {
        "<placeholder placeholderIdentifier=\"IBFilesOwner\" userLabel=\"File's Owner\" \(customClass) id=\"-1\"/>\n"
            + "<view \(customClass) id=\"v\"><connections>\(connections)</connections></view><view id=\"w\"/>"
    }

    private func constraint(_ text: String) -> String {
        view(label("a"), "<constraints><constraint \(text) id=\"k\"/></constraints>")
    }

    private var pairs: [(old: String, new: String)] {
        let (a, b, c) = (label("a"), label("b"), label("c"))
        let masks = [
            mask(), mask("flexibleMinX"), mask("flexibleMinY"), mask("widthSizable"), mask("heightSizable"),
            mask("flexibleMaxX"), "",
            mask("flexibleMinX", "flexibleMinY", "widthSizable", "heightSizable"),
        ]
        let moves = ["1 0 9 9", "0 1 9 9", "0 0 8 9", "0 0 9 8"]
        let framed: [(old: String, new: String)] = masks.flatMap { mask in
            moves.map { move in
                (
                    view(label("a", "", frame("0 0 9 9") + mask), frame("0 0 10 10")),
                    view(label("a", "", frame(move) + mask), frame("0 0 20 20"))
                )
            }
        }
        let whole = mask("flexibleMinX", "flexibleMinY", "widthSizable", "heightSizable")
        let frames: [(old: String, new: String)] = [
            (
                view(label("a", "", frame("0 0 9 9") + whole), frame("0 0 10 10")),
                view(label("a", "", frame("1 0 9 9") + whole), frame("0 0 10 10"))
            ),
            (view(label("a", "", frame("0 0 9 9"))), view(label("a", "", frame("1 0 9 9")))),
            (
                view(label("a", "translatesAutoresizingMaskIntoConstraints=\"NO\"", frame("0 0 9 9"))),
                view(label("a", "translatesAutoresizingMaskIntoConstraints=\"NO\"", frame("1 0 9 9")))
            ),
            (
                view(label("a", "translatesAutoresizingMaskIntoConstraints=\"NO\"", frame("0 0 9 9"))),
                view(label("a", "translatesAutoresizingMaskIntoConstraints=\"NO\" tag=\"1\"", frame("1 0 9 9")))
            ),
            (view(label("a", "", frame("0 0 9 9"))), view(label("a"))),
            (view(label("a")), view(label("a", "", frame("0 0 9 9")))),
            (
                "<tableViewCell id=\"v\"><view key=\"contentView\" id=\"c\">\(frame("0 0 9 9"))</view></tableViewCell>",
                "<tableViewCell id=\"v\"><view key=\"contentView\" id=\"c\">\(frame("0 0 9 8"))</view></tableViewCell>"
            ),
        ]
        let lists: [(old: String, new: String)] = [
            ("", view("")), (view(""), ""), (view(a), view(a + b)), (view(a + b), view(b)), (view(a + b), view(b + a)),
            (view(a + b + c), view(c + a + b)),
            (view(a + b), view(b + c + a)),
            (view(a + "<view id=\"x\"/>"), view("<view id=\"x\"><subviews>\(a)</subviews></view>")),
            (view("<label/><label/>"), view("<label/>")),
            (view("<label text=\"a\"/><button/>"), view("<label text=\"b\"/><button tag=\"1\"/>")),
            (view("<view key=\"k\"/>"), view("<view key=\"k\" tag=\"1\"/>")), (view(a), view("<button id=\"a\"/>")),
        ]
        let facts: [(old: String, new: String)] = [
            (label("a", "text=\"x\""), label("a", "text=\"y\" title=\"z\" placeholder=\"p\" tag=\"1\"")),
            (label("a", "customClass=\"M\""), label("a", "customClass=\"N\"")),
            (label("a", "userLabel=\"x\""), label("a", "userLabel=\"y\"")),
            (label("a", "reuseIdentifier=\"x\""), label("a")), (label("a"), label("a", "reuseIdentifier=\"x\"")),
            (label("a", "storyboardIdentifier=\"x\""), label("a", "storyboardIdentifier=\"y\"")),
            (label("a", "key=\"k\""), label("a", "key=\"l\"")),
            (
                label("a", "", "<state key=\"normal\" title=\"x\"/>"),
                label("a", "", "<state key=\"normal\" title=\"y\" image=\"z\"/>")
            ),
            (
                label("a", "", "<moon key=\"m\" x=\"1\"/>"),
                label("a", "", "<moon key=\"m\" x=\"2\"><integer key=\"n\" value=\"3\"/></moon>")
            ),
            (
                label("a", "", "<point key=\"canvasLocation\" x=\"1\" y=\"1\"/>"),
                label("a", "", "<point key=\"canvasLocation\" x=\"2\" y=\"1\"/>")
            ),
            (label("a", "customModuleProvider=\"target\" sceneMemberID=\"x\" colorLabel=\"y\""), label("a")),
            (
                label("a"),
                label(
                    "a", "",
                    "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"k\" "
                        + "value=\"x\"/></userDefinedRuntimeAttributes>"
                )
            ),
        ]
        let ends = [
            "<outlet property=\"p\" destination=\"w\" id=\"o\"/>",
            "<outlet property=\"q\" destination=\"w\" id=\"o\"/>",
            "<outlet property=\"p\" destination=\"v\" id=\"o\"/>", "<outlet property=\"p\" destination=\"w\"/>",
            "<outlet property=\"delegate\" destination=\"-1\" id=\"o\"/>",
            "<outletCollection property=\"p\" destination=\"w\" id=\"o\" appends=\"YES\"/>",
            "<action selector=\"a:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"o\"/>",
            "<action selector=\"a:\" destination=\"w\" id=\"o\"/>", "<segue kind=\"show\" destination=\"w\" id=\"o\"/>",
            "<segue kind=\"show\" identifier=\"s\" destination=\"w\" id=\"o\"/>",
            "<moon destination=\"w\" id=\"o\"/>", "",
        ]
        var all: [(old: String, new: String)] = lists + facts + framed + frames
        for (first, second) in zip(ends, ends.dropFirst()) {
            all += [(connected(first), connected(second)), (connected(second), connected(first))]
        }
        for end in ends {
            all += [(connected(end), ""), (connected(end, customClass: ""), connected("", customClass: ""))]
        }
        let another = "<outlet property=\"p\" destination=\"v\" id=\"o2\"/>"
        all.append((connected(ends[0] + another), connected(ends[0])))
        let width = "firstAttribute=\"width\""
        let constraints = [
            "", "constant=\"8\"", "constant=\"-8\"", "constant=\"8\" priority=\"750\"",
            "constant=\"8\" placeholder=\"YES\"", "relation=\"lessThanOrEqual\"",
            "relation=\"greaterThanOrEqual\" identifier=\"i\"", "secondItem=\"a\" secondAttribute=\"width\"",
            "secondItem=\"a\" secondAttribute=\"width\" constant=\"2.5\"",
            "secondItem=\"a\" secondAttribute=\"width\" constant=\"-2\" multiplier=\"2\"",
            "firstItem=\"a\" secondItem=\"v\" secondAttribute=\"height\" multiplier=\"1:3\"",
            "firstItem=\"x\" secondItem=\"y\" secondAttribute=\"left\" priority=\"999.5\"",
        ]
        let equations: [(old: String, new: String)] = zip(constraints, constraints.dropFirst()).map {
            (constraint("\(width) \($0)"), constraint("\(width) \($1)"))
        }
        all += equations
        all.append((view(label("a", "text=\"x\"")), view(label("b", "text=\"x\""))))
        all.append((constraint(width).replacing("id=\"k\"", with: ""), constraint("\(width) constant=\"1\"")))
        return all
    }

    private func told(_ difference: IBDifference) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try difference.changes.map {
            String(decoding: try encoder.encode($0), as: UTF8.self)
                + ($0.kind == .changed ? " \($0.propertyChanges.count)" : "")
        }
        .joined(separator: "\n")
    }

    @Test("Every kind of difference has its name, place, old value, consequences, and requirements for code")
    func all() throws {
        // Given
        func scene(_ id: String, _ inside: String = "", identifier: String = "") -> String {
            "<scene sceneID=\"s\(id)\"><objects><viewController \(identifier) id=\"\(id)\" "
                + "sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\(id)\">"
                + "\(frame("0 0 9 9"))<subviews>\(inside)</subviews></view></viewController></objects></scene>\n"
        }
        func board(_ scenes: String, _ more: String = "", device: String = "") -> String {
            Fixture.document(
                type: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", attributes: more,
                "\(device)<scenes>\n\(scenes)</scenes>")
        }
        let boards = [
            (board(scene("a")), board(scene("a") + scene("b"))),
            (board(scene("a") + scene("b")), board(scene("b") + scene("a"))),
            (board(scene("a", label("l")) + scene("b")), board(scene("a") + scene("b", label("l")))),
            (board(scene("a")), board(scene("a"), " initialViewController=\"a\"")),
            (board(scene("a", identifier: "storyboardIdentifier=\"A\"")), board(scene("a"))),
            (board(scene("a")), board(scene("a"), " launchScreen=\"YES\" moon=\"1\"")),
            (
                board(scene("a"), device: "<device id=\"retina4_7\"/>"),
                board(
                    scene("a").replacing("width=\"9\"", with: "width=\"8\""),
                    device: "<device id=\"retina4_7\" orientation=\"landscape\"/>")
            ),
            (
                board(scene("a"), device: "<device id=\"retina4_7\"/>"),
                board(scene("a").replacing("width=\"9\"", with: "width=\"8\""), device: "<device id=\"retina4_0\"/>")
            ),
            (board(scene("a")), board(scene("a").replacing("width=\"9\"", with: "width=\"8\""))),
        ]
        let texts =
            pairs.map { ($0.old, $0.new, Fixture.xib($0.old), Fixture.xib($0.new)) }
            + boards.map { ("storyboard", "", $0.0, $0.1) }

        // When
        let lines = try texts.map { old, new, first, second in
            "— \(old)\n→ \(new)\n" + (try told(IBDifference(from: Fixture.read(first), to: Fixture.read(second))))
        }

        // Then
        try expect(
            Difference(of: lines.joined(separator: "\n"), fromRecorded: "Differences-of-documents.txt"), equals: nil)
    }
}
