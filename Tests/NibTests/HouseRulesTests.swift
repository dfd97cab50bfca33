import Foundation
import Inspection
import TerminalTesting
import Testing

@testable import NibLint

/// The rules that a team turns on.
struct HouseRulesTests {
    private static let nib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="v"><subviews>
        <button id="a"><state key="normal" image="spoon"/></button>
        <button id="b"><accessibility key="accessibilityConfiguration" identifier="order" label="Order"/>
        <state key="normal" image="spoon"/></button>
        <label text="Soup" id="l"><fontDescription key="fontDescription" name="Lato" family="Lato" pointSize="15"/>
        <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/></label>
        </subviews><constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="c"/>
        </constraints></view>
        <tableViewCell reuseIdentifier="cell" customClass="DishCell" id="d"/>
        </objects></document>
        """

    @Test(
        "A rule of a house finds what its line in .nib-lint asks for",
        arguments: [
            ("accessibility-label", "", ["a"]), ("accessibility-identifier", "", ["a"]),
            ("named-color", "", ["l"]), ("allowed-font", " with system", ["l"]), ("allowed-font", " with Lato", []),
            ("base-class", " with label", ["l"]), ("identifier-is-class", "", ["d"]),
            ("relative-margin", "", ["c"]), ("hard-coded-text", "", ["l"]), ("single-scene", "", []),
        ])
    func found(rule: String, values: String, ids: [String]) throws {
        // Given
        let folder = try TemporaryFolder()
        _ = try folder.file("Dish.xib", Self.nib)
        _ = try folder.file(".nib-lint", "\(rule): warning\(values)\n")
        var linter = Linter(options: LoadedNib.Options())

        // When
        let findings = try linter.findings(at: folder.path)

        // Then
        expect(findings.filter { $0.rule == rule }.map(\.objectID), equals: ids)
    }
}
