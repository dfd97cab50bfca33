import Foundation
import InterfaceBuilder
import REPL
import TerminalTesting
import Testing

@testable import NibChecking
@testable import NibMerge

/// Merges of two versions of a nib.
struct MergeTests {
    @Test(
        """
        If one side is unchanged, or both are equal, the result is the other version, byte for byte
        """, arguments: 0..<12)
    func oneSide(seed: UInt64) throws {
        // Given
        var edits = NibEdits(seed: seed)
        let base = try edits.nib()
        let changed = edits.apply(edits.some(in: base), to: base)

        // When
        let merges = try [(base, changed, base), (base, base, changed), (base, changed, changed)].map {
            try NibMerge(base: $0.0, ours: $0.1, theirs: $0.2)
        }

        // Then
        expect(changed != base)
        for merge in merges { expect(merge.text == changed && merge.conflicts.isEmpty) }
    }

    @Test(
        "Edits of different things are both applied, and everything else stays, whichever side is merged",
        arguments: 0..<40)
    func bothSides(seed: UInt64) throws {
        // Given
        var edits = NibEdits(seed: seed)
        let base = try edits.nib()
        let all = edits.some(in: base)
        let (ours, theirs) = (Array(all.prefix(all.count / 2)), Array(all.dropFirst(all.count / 2)))
        let (first, second) = (edits.apply(ours, to: base), edits.apply(theirs, to: base))

        // When
        let merge = try NibMerge(base: base, ours: first, theirs: second)
        let reverse = try NibMerge(base: base, ours: second, theirs: first)

        // Then
        expect(merge.conflicts.isEmpty && reverse.conflicts.isEmpty)
        expect(merge.text, equals: edits.apply(all, to: base))
        expect(reverse.text, equals: merge.text)
    }

    @Test("The size of a stack to which both sides add views is computed, and isn't a conflict")
    func sizesOfContents() throws {
        // Given
        func label(_ number: Int) -> String {
            """
            <label text="Row" translatesAutoresizingMaskIntoConstraints="NO" id="Row-00-00\(number)">
            <rect key="frame" x="0.0" y="\(number * 21)" width="120" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        }
        func stack(_ rows: [Int]) -> String {
            Self.screen(
                """
                <stackView axis="vertical" id="Sta-ck-001">
                <rect key="frame" x="0.0" y="0.0" width="120" height="\(rows.count * 21)"/>
                <subviews>\(rows.map(label).joined(separator: "\n"))</subviews></stackView>
                """)
        }

        // When
        let merge = try NibMerge(base: stack([0, 1]), ours: stack([0, 1, 2]), theirs: stack([0, 1, 3, 4]))

        // Then
        let document = try IBDocument(data: Data(merge.text.utf8), file: "Stack.xib")
        let frame = try #require(document.object(withID: "Sta-ck-001")?.frame)
        expect(merge.conflicts.isEmpty)
        expect((101.0...107).contains(frame.height) && frame.width == 120)
    }

    @Test("If both sides move a view with a fixed frame, that is a conflict")
    func fixedFrames() throws {
        // Given
        func button(_ x: Int) -> String {
            Self.screen(
                """
                <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="But-to-001">
                <rect key="frame" x="\(x)" y="20" width="46" height="30"/></button>
                """)
        }

        // When
        let merge = try NibMerge(base: button(1), ours: button(2), theirs: button(3))

        // Then
        expect(merge.conflicts.map(\.description), equals: ["<rect> frame in But-to-001: both changed x"])
    }

    @Test("In a conflict, our attribute applies, a comment has both, and the file is still a nib")
    func conflict() throws {
        // Given
        let base = Self.screen("<label text=\"Moon\" tag=\"1\" id=\"Lab-el-001\"/>")

        // When
        let merge = try NibMerge(
            base: base, ours: base.replacing("Moon", with: "Sun---"),
            theirs: base.replacing("Moon", with: "Mars").replacing("\"1\"", with: "\"2\""))

        // Then
        expect(merge.conflicts.map(\.description), equals: ["<label> Lab-el-001: both changed text"])
        expect(
            merge.text,
            equals: Self.screen(
                """
                <!--
                <<<<<<< ours
                <label text="Sun- - -" tag="1" id="Lab-el-001"/>
                =======
                <label text="Mars" tag="2" id="Lab-el-001"/>
                >>>>>>> theirs
                -->
                <label text="Sun---" tag="2" id="Lab-el-001"/>
                """))
        let label = try IBDocument(data: Data(merge.text.utf8), file: "Moon.xib").object(withID: "Lab-el-001")
        expect(label?.attributes["text"], equals: "Sun---")
    }

    @Test("A moved object keeps the other side's changes, and new objects beside it move, too")
    func moved() throws {
        // Given
        let label = "<label text=\"Moon\" id=\"Lab-el-001\"/>"
        let button = "<button id=\"But-to-001\"/>"
        let base = Self.screen(label, box: "<view id=\"Vie-w0-001\"/>")

        // When
        let merge = try NibMerge(
            base: base, ours: Self.screen("", box: "<view id=\"Vie-w0-001\"/>\n\(label)"),
            theirs: Self.screen(
                label.replacing("Moon", with: "Mars"), box: "<view id=\"Vie-w0-001\"/>\n\(button)"))

        // Then
        expect(merge.conflicts.isEmpty)
        let document = try IBDocument(data: Data(merge.text.utf8), file: "Moon.xib")
        expect(
            document.object(withID: "Box-00-001")?.children.map(\.id),
            equals: ["Vie-w0-001", "But-to-001", "Lab-el-001"])
        expect(document.object(withID: "Lab-el-001")?.attributes["text"], equals: "Mars")
    }

    @Test("An object that one side deleted and the other changed stays, and a reference to a deleted one is a conflict")
    func deleted() throws {
        // Given
        let label = "<label text=\"Moon\" id=\"Lab-el-001\"/>"
        let base = Self.screen(label)
        let outlet = "<outlet property=\"moon\" destination=\"Lab-el-001\" id=\"Out-le-001\"/>"

        // When
        let changed = try NibMerge(
            base: base, ours: Self.screen(""), theirs: base.replacing("Moon", with: "Mars"))
        let connected = try NibMerge(
            base: base, ours: Self.screen(""), theirs: Self.screen(label, connections: outlet))

        // Then
        expect(
            changed.conflicts.map(\.description),
            equals: [
                "<label> Lab-el-001: one side deleted it, the other changed it"
            ])
        expect(changed.text, contains: "<<<<<<< ours\n=======\n<label text=\"Mars\"")
        expect(changed.text.hasSuffix(Self.screen(label.replacing("Moon", with: "Mars")).suffix(60)))
        expect(connected.conflicts.map(\.description), equals: ["<outlet> Out-le-001: it refers to what is gone"])
        let document = try IBDocument(data: Data(connected.text.utf8), file: "Moon.xib")
        expect(document.allObjects.flatMap(\.connections).isEmpty && document.object(withID: "Lab-el-001") == nil)
    }

    @Test("The error names the one of three files that isn't a document", arguments: ["base", "ours", "theirs"])
    func noDocument(name: String) throws {
        // Given
        func text(_ side: String) -> String { side == name ? "<document" : Self.screen("") }

        // When
        let error = #expect(throws: NibError.self) {
            try NibMerge(base: text("base"), ours: text("ours"), theirs: text("theirs"))
        }

        // Then
        expect(error?.description.hasPrefix("\(name):"), equals: true)
    }

    @Test("If each side fills an empty outlet, ours applies, and a comment has theirs")
    func filled() throws {
        // Given
        let labels = "<label id=\"Lab-el-001\"/>\n<label id=\"Lab-el-002\"/>"
        func screen(_ number: Int?) -> String {
            let outlet = number.map {
                "<outlet property=\"moon\" destination=\"Lab-el-00\($0)\" id=\"Out-le-00\($0)\"/>"
            }
            return Self.screen(labels, connections: outlet ?? "")
        }
        func filled(_ number: Int?) -> String {
            let view = number.map { "<view key=\"backgroundView\" id=\"Bac-k0-00\($0)\"/>\n" }
            return screen(nil).replacing("<connections>", with: "\(view ?? "")<connections>")
        }

        // When
        let outlets = try NibMerge(base: screen(nil), ours: screen(1), theirs: screen(2))
        let places = try NibMerge(base: filled(nil), ours: filled(1), theirs: filled(2))

        // Then
        expect(outlets.conflicts.map(\.description), equals: ["<outlet> Out-le-001: both changed destination"])
        let document = try IBDocument(data: Data(outlets.text.utf8), file: "Moon.xib")
        expect(document.allObjects.flatMap(\.connections).map(\.destination), equals: ["Lab-el-001"])
        expect(places.conflicts.map(\.description), equals: ["<view> backgroundView Bac-k0-001: both filled it"])

        // When
        func moved(_ key: String, and more: String = "") -> String {
            let views = "<view key=\"\(key)\" id=\"Bac-k0-001\"/>\n\(more)<connections>"
            return screen(nil).replacing("<connections>", with: views)
        }
        let (base, moves) = (moved("backgroundView"), moved("selectedBackgroundView"))
        let adds = moved("backgroundView", and: "<view key=\"selectedBackgroundView\" id=\"Bac-k0-002\"/>\n")
        let merges = try [(moves, adds), (adds, moves)].map { try NibMerge(base: base, ours: $0, theirs: $1) }

        // Then
        for (merge, kept) in zip(merges, [["Bac-k0-001"], ["Bac-k0-001", "Bac-k0-002"]]) {
            let document = try IBDocument(data: Data(merge.text.utf8), file: "Moon.xib")
            expect(document.allObjects.compactMap(\.id).filter { $0.hasPrefix("Bac") }, equals: kept)
            expect(
                merge.conflicts.map(\.description),
                equals: [
                    "<view> selectedBackgroundView \(kept.last!): both filled it"
                ])
        }
        let views = try IBDocument(data: Data(places.text.utf8), file: "Moon.xib").allObjects.map(\.id)
        expect(views.contains("Bac-k0-001") && !views.contains("Bac-k0-002"))
    }

    @Test("The frame of a label that a cell of a built-in style places is never in conflict")
    func labelsOfCells() throws {
        // Given
        func cell(_ x: Int) -> String {
            func label(_ id: String) -> String {
                "<label text=\"Tea\" id=\"\(id)\"><rect key=\"frame\" x=\"\(x)\" y=\"0\" width=\"9\" height=\"9\"/></label>"
            }
            return Self.screen(
                """
                <tableViewCell textLabel="Own-la-001" style="IBUITableViewCellStyleDefault" id="Cel-l0-001">
                <tableViewCellContentView key="contentView" tableViewCell="Cel-l0-001" id="Con-te-001">
                <subviews>\(label("Own-la-001"))\(label("Add-ed-001"))</subviews>
                </tableViewCellContentView></tableViewCell>
                """)
        }

        // When
        let merge = try NibMerge(base: cell(1), ours: cell(2), theirs: cell(3))

        // Then
        expect(merge.conflicts.map(\.description), equals: ["<rect> frame in Add-ed-001: both changed x"])
    }

    @Test("A frame that follows from constraints, and Xcode's version, are never in conflict")
    func derived() throws {
        // Given
        let base = Self.screen(
            """
            <label translatesAutoresizingMaskIntoConstraints="NO" id="Lab-el-001">
            <rect key="frame" x="0" y="0" width="10" height="10"/>
            </label>
            """)
        func version(_ tools: String, _ width: String) -> String {
            base.replacing("version=\"3.0\"", with: "version=\"3.0\" toolsVersion=\"\(tools)\"")
                .replacing("width=\"10\"", with: "width=\"\(width)\"")
        }

        // When
        let merge = try NibMerge(
            base: version("9000", "10"), ours: version("21507", "20"), theirs: version("10117", "30"))

        // Then
        expect(merge.conflicts.isEmpty)
        // Both sides changed the frame, so layout computes it. A label without a text has no size.
        let computed = version("21507", "0.0").replacing("height=\"10\"", with: "height=\"0.0\"")
        expect(merge.text, equals: computed)
    }

    @Test("Files that aren't nibs aren't merged by objects")
    func refused() throws {
        // Given
        let base = Self.screen("")

        // When, Then
        #expect(throws: NibError.self) { try NibMerge(base: base, ours: "<<<", theirs: base) }
        #expect(throws: NibError.self) { try NibMerge(base: base, ours: base, theirs: nil) }
        #expect(throws: NibError.self) { try NibMerge(base: "", ours: base, theirs: base) }
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let archive = try String(
            contentsOf: tests.appendingPathComponent("InterfaceBuilderTests/Archives/MoonCard-8.00.xib"),
            encoding: .utf8)
        #expect(throws: CommandError.self) { try NibMerge(base: archive, ours: archive, theirs: archive) }
    }

    @Test("A changed frame or device doesn't keep an object that the other side deleted")
    func deletedWithFrame() throws {
        // Given
        func label(_ width: Int) -> String {
            """
            <label translatesAutoresizingMaskIntoConstraints="NO" id="Lab-el-001">
            <rect key="frame" x="0" y="0" width="\(width)" height="10"/>
            </label>
            """
        }

        // When
        let merge = try NibMerge(
            base: Self.screen(label(10)), ours: Self.screen(""), theirs: Self.screen(label(20)))

        // Then
        expect(merge.conflicts.isEmpty && merge.text == Self.screen(""))
    }

    /// A screen with something in it, something in a box beside that, and connections.
    private static func screen(_ subviews: String, box: String = "", connections: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
        <view id="iN0-l3-epB">
        <subviews>
        \(subviews)
        <view id="Box-00-001">
        <subviews>
        \(box)
        </subviews>
        </view>
        </subviews>
        <connections>
        \(connections)
        </connections>
        </view>
        </objects>
        </document>
        """
    }
}
