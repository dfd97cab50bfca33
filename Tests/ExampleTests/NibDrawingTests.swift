import Foundation
import InterfaceBuilder
import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample

/// The drawing of a nib by `xib`: a tree, and beside it a line for each of the owner's outlets.
struct NibDrawingTests {
    private let nib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="MoonController"><connections>
        <outlet property="last" destination="E" id="c1"/><outlet property="first" destination="A" id="c2"/>
        <outlet property="nobody" destination="gone" id="c3"/><outlet property="same" destination="A" id="c4"/>
        <outletCollection property="all" destination="B" id="c5"/><outlet property="middle" destination="C" id="c6"/>
        </connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tableViewCell reuseIdentifier="Moon" tag="7" customClass="MoonCell" id="A">
            <tableViewCellContentView key="contentView" id="B"><subviews>
                <label text="Sea of Rains" id="C"/>
                <button id="D"><connections>
                    <action selector="land:" destination="-1" eventType="touchUpInside" id="c7"/>
                    <segue destination="E" kind="show" id="c8"/></connections></button>
            </subviews></tableViewCellContentView>
            <connections><outlet property="label" destination="C" id="c9"/></connections>
        </tableViewCell>
        <view userLabel="Crater" id="E"/>
        <placeholder placeholderIdentifier="other" userLabel="Other" id="F"/>
        </objects></document>
        """

    private let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
        <scene sceneID="s1"><objects><viewController id="A"><view key="view" id="B"/>
        <connections><segue destination="C" kind="show" id="c1"/></connections></viewController></objects></scene>
        <scene sceneID="s2"><objects><tableViewController id="C"/></objects></scene></scenes></document>
        """

    @Test("Each outlet of the owner has a line to its object, if there is space for all")
    func drawn() throws {
        // Given
        let documents = try [("Moon.xib", nib), ("Moon.storyboard", storyboard)].map { name, text in
            try IBDocument(data: Data(text.utf8), file: name)
        }
        var (lines, before) = (["— as wide as it is"], Set<String>())

        // When: in a world that has loaded no nib
        let world = World()
        func drawing(_ document: IBDocument, ascii: Bool = false, columns: Int?) -> String {
            world.run { NibDrawing(document: document).text(ascii: ascii, columns: columns).string }
        }
        for document in documents {
            for ascii in [false, true] {
                lines += drawing(document, ascii: ascii, columns: nil).split(separator: "\n").map(String.init)
            }
        }
        for columns in 24...96 {
            let text = drawing(documents[0], columns: columns)
            let drawn = text.split(separator: "\n").map(String.init)
            let new = drawn.filter { !before.contains($0) }
            if !new.isEmpty { lines += ["— in \(columns) columns"] + new }
            before = Set(drawn)
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Nib-drawn.txt")
    }

    @Test("The narrower the window, the more lines a nib takes, and below 40 columns its tree has no lines beside it")
    func widths() throws {
        // Given
        let session = ScriptedSession(TableCellSession(rows: 3))
        var texts: [String] = []

        // When
        var before = ""
        for columns in (30...100).reversed() {
            session.session.appearance.fixedWidth = columns
            let text = session.run("xib ReusableTableViewCell")
            expect(text.split(separator: "\n").allSatisfy { $0.count <= columns }, "\(columns)")
            if text != before { texts.append("— \(columns) columns\n" + text) }
            before = text
        }

        // Then
        try expect(texts.joined(), isRecordedIn: "Nib-in-all-widths.txt")
    }
}
