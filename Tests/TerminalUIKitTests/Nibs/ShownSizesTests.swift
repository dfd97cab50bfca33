import CoreFoundation
import InterfaceBuilder
import Inspection
import TerminalTesting
import TerminalUIKit
import Testing

/// The parts of an inspected screen that its device, its file's frames and its bars cover.
struct ShownSizesTests {
    /// Each with the heights around those of a sheet: so much below the status bar, to ten points more.
    private let devices: [(name: String?, heights: [Int])] = [
        (nil, [667]), ("retina4_7", [667, 648, 647, 637, 636]), ("retina5_9", [812, 769, 768, 758, 757]),
    ]

    /// Returns the size of each screen, the parts that are covered, and the frames of its views.
    private func told(_ objects: String, device: String?, storyboard: Bool, at size: CGSize?) throws -> String {
        let kind = storyboard ? "Storyboard.XIB" : "XIB"
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" toolsVersion="22505">
            \(device.map { "<device id=\"\($0)\"/>" } ?? "")
            \(storyboard ? "<scenes><scene sceneID=\"s\">" : "")<objects>\(objects)</objects>
            \(storyboard ? "</scene></scenes>" : "")</document>
            """
        let document = try IBDocument(data: Data(text.utf8), file: "Moon")
        let inspection = NibInspection(document, metrics: .typographic)
        return inspection.run {
            inspection.showables.map { showable in
                let insets = inspection.load(showable, size: size ?? showable.size, on: document.device).deviceInsets
                let frames = inspection.frames.sorted { $0.key < $1.key }.map {
                    "\($0.key) \(IBValue.rect($0.value).text)"
                }
                return "\(Int(showable.size.width))×\(Int(showable.size.height))\(showable.isScreen ? " screen" : "")"
                    + " top \(insets.top) bottom \(insets.bottom): " + frames.joined(separator: "; ")
            }.joined(separator: " | ")
        }
    }

    /// A view that is pinned to the safe area, with what its file says of its frame.
    private func root(
        _ size: (Int, Int), frame: String, constraint: String, key: String = "key=\"view\"", more: String = ""
    ) -> String {
        """
        <view \(key) id="root" \(more)><rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
        <subviews><view id="inner" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" \(frame)/></view></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(constraint)
        <constraint firstItem="inner" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
        <constraint firstItem="inner" firstAttribute="width" constant="30" id="w"/>
        </constraints></view>
        """
    }

    private func pins(top: String = "safe", constant: Int = 0, bottom: String = "safe") -> String {
        """
        <constraint firstItem="inner" firstAttribute="top" secondItem="\(top)" secondAttribute="top" constant="\(constant)" id="t"/>
        <constraint firstItem="\(bottom)" firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" constant="\(constant)" id="b"/>
        """
    }

    @Test("The safe area follows from the device, or from a view in the file that is pinned to it")
    func covers() throws {
        // Given
        func scene(_ root: String, item: Bool = false) -> String {
            "<viewController id=\"vc\" sceneMemberID=\"viewController\">\(root)"
                + (item ? "<navigationItem key=\"navigationItem\" id=\"item\"/>" : "") + "</viewController>"
        }
        let held = "x=\"0\" y=\"20\" width=\"30\" height=\"600\""
        let loose = "<constraint firstItem=\"inner\" firstAttribute=\"height\" constant=\"9\" id=\"h\"/>"
        let centered = """
            <constraint firstItem="inner" firstAttribute="centerY" secondItem="safe" secondAttribute="centerY" id="c"/>
            <constraint firstItem="inner" firstAttribute="height" constant="10" id="h"/>
            """
        var lines: [String] = []
        func note(_ name: String, _ device: String?, storyboard: Bool, _ objects: String, at size: CGSize? = nil) throws
        {
            let told = try told(objects, device: device, storyboard: storyboard, at: size)
            lines.append("\(name) on \(device ?? "none"): \(told)")
        }

        // When
        for (device, heights) in devices {
            for height in heights {
                let plain = root((375, height), frame: held, constraint: loose)
                try note("plain", device, storyboard: true, scene(plain))
                try note("under a bar", device, storyboard: true, scene(plain, item: true))
            }
            let size = (375, 667)
            try note("held", device, storyboard: true, scene(root(size, frame: held, constraint: pins())))
            try note(
                "held", device, storyboard: true,
                scene(root(size, frame: held, constraint: pins(constant: 5)), item: true))
            try note("of a xib", device, storyboard: false, root(size, frame: held, constraint: pins(), key: ""))
            try note("low", device, storyboard: false, root((375, 100), frame: held, constraint: pins(), key: ""))
            try note(
                "at another size", device, storyboard: true, scene(root(size, frame: held, constraint: pins())),
                at: CGSize(width: 400, height: 700))
            try note(
                "in the middle", device, storyboard: true,
                scene(root(size, frame: "x=\"0\" y=\"350\" width=\"30\" height=\"10\"", constraint: centered)))
            try note(
                "at margins", device, storyboard: true,
                scene(
                    root(
                        size, frame: held,
                        constraint: """
                            <constraint firstItem="inner" firstAttribute="top" secondAttribute="topMargin" id="t"/>
                            <constraint firstAttribute="bottomMargin" secondItem="inner" secondAttribute="bottom" id="b"/>
                            """)))
            for more in ["preservesSuperviewLayoutMargins=\"YES\"", "insetsLayoutMarginsFromSafeArea=\"NO\""] {
                try note(
                    more, device, storyboard: false,
                    root(
                        size, frame: held,
                        constraint: """
                            <constraint firstItem="inner" firstAttribute="top" secondAttribute="topMargin" id="t"/>
                            <constraint firstAttribute="bottomMargin" secondItem="inner" secondAttribute="bottom" id="b"/>
                            """, key: "", more: more))
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Covers.txt")
    }
}
