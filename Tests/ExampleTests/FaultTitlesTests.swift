import TerminalTesting
import Testing

@testable import ExampleShell
@testable import Teaching

/// The names of a nib's objects in the choices of a mystery.
struct FaultTitlesTests {
    @Test("A mystery can also change the largest possible tag")
    func largestTag() {
        // Given
        let text = "<document><objects><view tag=\"9223372036854775807\" id=\"V1\"/></objects></document>"

        // When
        let faults = EditableNib(text, file: "Odd.xib").faults(choosingFrom: [:])

        // Then
        expect(faults.map(\.broken).contains { $0.contains("the tag 9223372036854775806, not 9223372036854775807") })
    }

    @Test("A title names an object by its kind, with its text if that is unique, or an outlet or its id")
    func titles() throws {
        // Given
        let text = """
            <document><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
            <outlet property="first" destination="B3" id="O1"/><outlet property="again" destination="B3" id="O2"/>
            <outletCollection property="all" destination="S1" id="O3"/></connections></placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
            <view id="Z0"><subviews>
            <button id="B1"><fontDescription key="fontDescription" title="Font"/><state key="normal" title="Go"/></button>
            <button id="B2"><color key="tint" title="Red"/><state key="normal" title="Stop"/>
            <state key="highlighted" title="Stopping"/></button>
            <button title="Go" id="B3"><state key="normal" title="Not this"/></button>
            <button id="B4"/>
            <switch hidden="NO" id="S1"/><datePicker enabled="NO" id="D1"/>
            <label text="One" title="Two" id="L1"/><label title="Two" id="L2"/><label text="One" tag="x" id="L3"/>
            </subviews></view>
            <tableViewCell reuseIdentifier="A" id="C1"/><tableViewCell reuseIdentifier="AB" tag="9" id="C2"/>
            <tableViewCell tag="10" id="C3"><connections><segue destination="Z0" kind="show" id="G1"/>
            <action selector="a:" destination="-1" id="A1"/></connections></tableViewCell>
            </objects></document>
            """

        // When
        let nib = EditableNib(text, file: "Odd.xib")
        let faults = nib.faults(choosingFrom: [:]).map { "\($0.kind) \($0.subject): \($0.broken)" }

        // Then
        let all = faults + nib.names + nib.attributeNames
        try expect(all.joined(separator: "\n"), isRecordedIn: "Titles-of-objects.txt")
    }

    @Test("Each change and each slip has its title, with its effect on the nib")
    func changes() throws {
        // Given
        let text = """
            <document><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
            <outlet property="title" destination="L1" id="O1"/><outlet property="other" destination="L2" id="O2"/>
            <outlet property="other" destination="L1" id="O3"/></connections></placeholder>
            <view userLabel="Sky" customClass="Moons" id="Z0"><rect key="frame" x="1" width="2"/><subviews>
            <label text="a" tag="1" id="L1"><rect key="frame" x="3" width="4"/></label>
            <label text="b" hidden="YES" id="L2"/>
            </subviews><constraints><constraint firstItem="L1" firstAttribute="top" secondItem="Z0" id="X1"/>
            <constraint firstItem="Z0" secondItem="L2" id="X2"/></constraints>
            <connections><action selector="go:" destination="-1" id="A1"/>
            <segue destination="Z0" identifier="on" id="G1"/></connections></view>
            </objects></document>
            """
        let paths = [
            "Sky.alpha", "Moons.alpha", "Z0.alpha", "view.alpha", "title.text", "other.text", "label.text",
            "L1.frame.x",
            "Sky.frame.width", "L1.fram.x", "L1", "L1.", ".text", "Skyy.alpha", "L2.hidden", "L1.text.x", "",
        ]
        let names = [
            "title", "O1", "other", "go:", "on", "hidden", "text", "tag", "L1.tag", "L1.tagg", "L2.hidden", "L1", "Z0",
            "Sky", "label", "X1", "nothing", "hiden", "G1", "customClass", "frame", "-1", "L1.frame.x", "a.b",
        ]
        let texts: [(String, String)] = [
            ("a", "b"), ("text=\"a\"", "text=\"c\""), ("zzz", ""), ("", "x"), ("YES", "NO"),
            (String(repeating: "long ", count: 20), ""),
        ]
        var changes = paths.map { NibChange.set($0, to: "5 & \"6\"") }
        changes += names.map { NibChange.remove($0) }
        changes += texts.map { NibChange.replace($0.0, with: $0.1) }

        // When
        let told = changes.map { change -> String in
            do {
                let new = try change.applied(to: text, file: "Moons.xib")
                let lines = new.split(separator: "\n").filter { !text.contains($0) }
                return "\(change): \(new.split(separator: "\n").count) lines\n\(lines.joined(separator: "\n"))"
            } catch {
                return "\(change): \(error)"
            }
        }

        // Then
        try expect(told.joined(separator: "\n"), isRecordedIn: "Changes-of-nibs.txt")
    }
}
