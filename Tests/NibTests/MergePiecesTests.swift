import Foundation
import TerminalTesting
import Testing

@testable import NibChecking
@testable import NibMerge

/// The parts of a merge: three versions of a value, the order of three lists, and the tree of a file.
struct MergePiecesTests {
    @Test("Between three versions, the changed one applies, and two different changes are a conflict")
    func versions() {
        // Given
        let values: [String?] = [nil, "a", "b", "c"]
        var lines: [String] = []

        // When
        for base in values.prefix(2) {
            for ours in values {
                for theirs in values {
                    let three = ThreeWays(base: base, ours: ours, theirs: theirs)
                    let merged = three.merged.map { $0 ?? "–" } ?? "!"
                    let loose = three.merged { _, _ in true }.map { $0 ?? "–" } ?? "!"
                    lines.append(
                        [base, ours, theirs].map { $0 ?? "–" }.joined() + " \(merged)\(loose) \(three.all.joined())")
                }
            }
        }
        let upper = ThreeWays(base: "a", ours: nil, theirs: "b").map { $0 == "b" ? nil : $0.uppercased() }

        // Then
        expect(
            lines,
            equals: [
                "––– –– ", "––a aa a", "––b bb b", "––c cc c", "–a– aa a", "–aa aa aa", "–ab !a ab", "–ac !a ac",
                "–b– bb b", "–ba !b ba", "–bb bb bb", "–bc !b bc", "–c– cc c", "–ca !c ca", "–cb !c cb", "–cc cc cc",
                "a–– –– a", "a–a –– aa", "a–b !– ba", "a–c !– ca", "aa– –– aa", "aaa aa aaa", "aab ba aba",
                "aac ca aca", "ab– !– ba", "aba bb baa", "abb bb bba", "abc !b bca", "ac– !– ca", "aca cc caa",
                "acb !c cba", "acc cc cca",
            ])
        expect(upper.base == "A" && upper.ours == nil && upper.theirs == nil)
    }

    @Test("Three lists are merged with both sides' changes, each after its old neighbor")
    func orders() throws {
        // Given
        let lists: [(base: [String]?, ours: [String]?, theirs: [String]?)] = [
            (nil, nil, nil), (["a", "b"], ["a", "b"], ["a", "b"]),
            (["a", "b", "c"], ["c", "a", "b"], ["a", "b", "c"]),
            (["a", "b", "c"], ["a", "b", "c"], ["b", "a", "c"]), (["a", "b", "c"], ["b", "a", "c"], ["a", "c", "b"]),
            (["a", "b"], ["a", "x", "b"], ["a", "y", "b"]), (["a", "b"], ["x", "a", "b"], ["a", "b", "y"]),
            (["a"], ["x", "z", "a"], ["y", "a", "w"]), (["a", "b", "c"], ["a", "c"], ["b", "c", "d"]),
            (nil, ["b", "a"], ["a", "b"]), (nil, ["b", "x"], ["x", "y"]), ([], ["x"], nil), (["a"], nil, ["a", "c"]),
            (["a", "b", "c", "d"], ["d", "x", "a", "b", "c"], ["a", "b", "c", "y", "d"]),
            (["a", "b"], ["b", "y", "x", "a"], ["b", "w", "a"]),
        ]

        // When
        let lines = lists.map { list -> String in
            let all = Set((list.ours ?? []) + (list.theirs ?? []))
            @MainActor func told(_ three: ThreeWays<[String]>, _ wanted: Set<String>) -> String {
                let (names, isInDoubt) = three.order(of: wanted)
                return names.joined() + (isInDoubt ? "?" : "")
            }
            let three = ThreeWays(base: list.base, ours: list.ours, theirs: list.theirs)
            let turned = ThreeWays(base: list.base, ours: list.theirs, theirs: list.ours)
            expect(told(three, all), equals: told(turned, all))
            return told(three, all) + " " + told(three, all.subtracting(["a"])) + " " + told(three, [])
        }

        // Then
        expect(
            lines,
            equals: [
                "  ", "ab b ", "cab cb ", "bac bc ", "acb? cb ", "axyb xyb ", "xaby xby ", "xzyaw xzyw ", "abcd bcd ",
                "ab? b ", "bxy bxy ", "x x ", "ac c ", "dxabcy dxbcy ", "bwyxa bwyx ",
            ])
    }

    @Test("A file becomes a tree of elements with keys, places and surrounding text, byte for byte")
    func trees() throws {
        // Given
        let texts = [
            """
            <?xml version="1.0"?>
            <document type="x">
                <device id="d"/>
                <objects>
                    <view  id="v" tag = '1' ><rect key="frame" x="1"/><subviews><label id="l" text="a &amp; b">
                    </label ><label key="k" id="m"/></subviews></view>
                    <!-- note --><placeholder name="n"/><outlet property="p" id="o"/><outlet property="p" id="q"/>
                    <action selector="s"/><action selector="t"></action>
                </objects>
                <scene sceneID="s"/><mask><include reference="l"/><exclude reference="m"/></mask>
                <userDefinedRuntimeAttribute keyPath="k" type="number"/><string identifier="i">text <b/></string>
            </document>

            """,
            """
            <a><tableViewCell id="c"><rect key="frame"/><view key="x" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame"/></view><view key="view"><rect key="frame"/></view><view><rect key="frame"/></view>
            <point key="canvasLocation"/><tableViewCellContentView><rect key="frame"/></tableViewCellContentView>
            </tableViewCell><rect key="frame"/>
            """,
            "", "text", "<a/><b/>",
        ]

        // When
        let lines = texts.flatMap { text -> [String] in
            func shown(_ bytes: some Sequence<UInt8>) -> String {
                String(decoding: Array(bytes), as: UTF8.self).debugDescription
            }
            let nodes = MergeNode.tree(of: text).withDescendants
            expect(nodes[0].text.elementsEqual(text.utf8) && nodes[0].parent == nil)
            return ["— \(text.count)"]
                + nodes.map { node in
                    let marks = [
                        node.isOpaque ? "opaque" : "", node.isDerived ? "derived" : "", node.hasID ? "id" : "",
                        node.isEmpty ? "empty" : "",
                    ].filter { !$0.isEmpty }
                    let parts = [
                        node.lead, node.opening, node.tag, node.close, node.emptyClose[...], node.tail, node.endTag,
                    ].map(shown)
                    return "\(node.key) | \(node.place) | \(node.title) \(marks)\n    " + parts.joined(separator: " ")
                        + " \(node.attributes.map { "\($0.name)=\($0.value)\(shown($0.text))" }) "
                        + "\(Array(node.ancestors).count)"
                }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Trees-to-merge.txt")
    }

    @Test("Two elements are equal if only their frames or their formatting differ")
    func meanings() {
        // Given
        let old = "<label id=\"a\" tag=\"1\"><rect key=\"frame\"/><string key=\"text\">Sea</string></label>"
        func node(_ text: String) -> MergeNode {
            MergeNode.tree(of: "<tableViewCell>\(text)</tableViewCell>").children[0].children[0]
        }
        let others = [
            old, old.replacing("><", with: ">\n<"), old.replacing("tag=\"1\"", with: "tag='1'"),
            old.replacing("\"1\"", with: "\"2\""), old.replacing("Sea", with: "Lake"),
            old.replacing("tag", with: "tog"),
            old.replacing("\"a\"", with: "\"b\""), old.replacing("<rect key=\"frame\"/>", with: ""),
            old.replacing("key=\"text\"", with: "key=\"words\""), old.replacing("</label>", with: "<b/></label>"),
        ]
        let framed = MergeNode.tree(of: "<tableViewCell><rect key=\"frame\" x=\"1\"/><a/></tableViewCell>").children[0]
        let moved = MergeNode.tree(of: "<tableViewCell><rect key=\"frame\" x=\"2\"/><a/></tableViewCell>").children[0]

        // When
        let alike = others.map { node(old).saysTheSame(as: node($0)) }

        // Then
        expect(alike, equals: [true, true, true, false, false, false, false, false, false, false])
        expect(framed.saysTheSame(as: moved) && !framed.children[0].saysTheSame(as: moved.children[0]))
    }
}
