import Foundation
import TerminalTesting
import Testing

@testable import ReusableTableViewCellExample

/// Pictures of nibs, in the looks of the years in which they were made.
struct EraTests {
    private let prompt = ScriptedSession(TableCellSession(rows: 1))
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The picture of one view, as the Interface Builder of some version wrote it.
    private func picture(_ view: String, version: String) throws -> String {
        let path = try folder.file(
            "Look.xib",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(version)>
                <objects><view id="iN0-l3-epB"><rect key="frame" x="0" y="0" width="320" height="216"/><subviews>
                    \(view)
                </subviews></view></objects>
            </document>
            """)
        return prompt.run("nib snapshot \(path)")
    }

    private nonisolated static let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/>"

    @Test(
        "A bar or control is glazed before Xcode 5, and flat since",
        arguments: [
            "<navigationBar id=\"Nav-00-001\">\(frame)<items><navigationItem title=\"Menu\" id=\"Nvi-00-001\"/></items>"
                + "</navigationBar>",
            "<toolbar id=\"Too-00-001\">\(frame)<items><barButtonItem title=\"Order\" id=\"Bbi-00-001\"/></items>"
                + "</toolbar>",
            "<tabBar id=\"Tab-00-001\">\(frame)<items><tabBarItem title=\"Menu\" id=\"Tbi-00-001\"/></items></tabBar>",
            "<switch on=\"YES\" id=\"Swi-00-001\">\(frame)</switch>",
            "<slider value=\"0.5\" maxValue=\"1\" id=\"Sli-00-001\">\(frame)</slider>",
            "<progressView progress=\"0.5\" id=\"Pro-00-001\">\(frame)</progressView>",
            "<stepper id=\"Ste-00-001\">\(frame)</stepper>",
            "<textField borderStyle=\"roundedRect\" text=\"Soup\" id=\"Txf-00-001\">\(frame)</textField>",
            "<searchBar id=\"Sea-00-001\">\(frame)</searchBar>",
            "<segmentedControl selectedSegmentIndex=\"0\" id=\"Seg-00-001\">\(frame)<segments>"
                + "<segment title=\"Soup\"/><segment title=\"Stew\"/></segments></segmentedControl>",
            "<datePicker datePickerMode=\"date\" id=\"Dat-00-001\">\(frame)</datePicker>",
        ])
    func flat(view: String) throws {
        // Given
        let versions = ["", "toolsVersion=\"3084\"", "toolsVersion=\"6254\"", "toolsVersion=\"21701\""]

        // When
        let pictures = try versions.map { try picture(view, version: $0) }

        // Then
        expect(pictures.map { $0.contains("linearGradient") }, equals: [true, true, false, false])
    }

    private nonisolated static let letters =
        "<textAttributes key=\"titleTextAttributes\"><fontDescription key=\"fontDescription\" type=\"system\" "
        + "pointSize=\"21\"/><color key=\"textColor\" red=\"0\" green=\"0.5\" blue=\"0\" alpha=\"1\"/></textAttributes>"

    @Test(
        "A dark bar has white letters, and colors of the nib take precedence",
        arguments: [
            ("<navigationBar barStyle=\"blackTranslucent\"", "", ["fill=\"#1c1c1c\"", ">Menu<", "fill=\"#ffffff\""]),
            ("<navigationBar barStyle=\"black\"", "", ["fill=\"#1c1c1c\"", ">Menu<", "fill=\"#ffffff\""]),
            ("<navigationBar barStyle=\"black\"", letters, ["fill=\"#1c1c1c\"", "fill=\"#008000\""]),
            ("<navigationBar", letters, ["fill=\"#f7f7f7\"", "font-size=\"21\"", "fill=\"#008000\""]),
            ("<navigationBar", "<color key=\"barTintColor\" white=\"0.6\" alpha=\"1\"/>", ["fill=\"#999999\""]),
            ("<tabBar", "<color key=\"barTintColor\" white=\"0.6\" alpha=\"1\"/>", ["fill=\"#999999\""]),
            (
                "<tabBar", "<color key=\"unselectedItemTintColor\" red=\"0\" green=\"0.5\" blue=\"0\" alpha=\"1\"/>",
                ["fill=\"#008000\""]
            ),
        ])
    func colored(bar: String, inside: String, expected: [String]) throws {
        // Given
        let items =
            bar.hasPrefix("<tabBar")
            ? "<tabBarItem title=\"Menu\" id=\"Tbi-00-001\"/>" : "<navigationItem title=\"Menu\" id=\"Nvi-00-001\"/>"
        let end = bar.hasPrefix("<tabBar") ? "</tabBar>" : "</navigationBar>"

        // When
        let picture = try picture(
            "\(bar) id=\"Bar-00-001\">\(Self.frame)\(inside)<items>\(items)</items>\(end)",
            version: "toolsVersion=\"21701\"")

        // Then
        expect(expected.filter { !picture.contains($0) }, equals: [], "\(picture)")
    }

    @Test("Segments are outlined until Xcode 10, and on a gray background since Xcode 11")
    func eras() throws {
        // Given
        let view =
            "<segmentedControl selectedSegmentIndex=\"0\" id=\"Seg-00-001\">\(Self.frame)<segments>"
            + "<segment title=\"Soup\"/><segment title=\"Stew\"/></segments></segmentedControl>"
        let tint = "stroke=\"#007aff\""
        let ground = "fill=\"#767680\""

        // When
        let seven = try picture(view, version: "toolsVersion=\"6254\"")
        let thirteen = try picture(view, version: "toolsVersion=\"21701\"")
        let old = try folder.file(
            "Old.xib",
            try String(contentsOfFile: folder.path + "/Look.xib", encoding: .utf8).replacing("21701", with: "6254")
                .replacing("Stew", with: "Salad"))
        let both = prompt.run("nib snapshot \(old) \(folder.path)/Look.xib")

        // Then
        expect(seven.contains(tint) && !seven.contains(ground))
        expect(!thirteen.contains(tint) && thirteen.contains(ground))
        expect(both.contains(tint) && both.contains(ground))
    }
}
