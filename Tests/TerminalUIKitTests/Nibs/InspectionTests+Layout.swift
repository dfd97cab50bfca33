import InterfaceBuilder
import Inspection
import TerminalUIKit
import TerminalTesting
import Testing
@testable import Views

/// The sizes and places of views in an inspected document.
extension InspectionTests {
    @Test("A top-level view of a xib is as large as in the file, even if its constraints require less")
    func rootSize() throws {
        // Given
        let constraints = """
            <constraint firstItem="Box-00-001" firstAttribute="leading" secondItem="Vie-w0-001" secondAttribute="leading" id="c1"/>
            <constraint firstAttribute="trailing" secondItem="Box-00-001" secondAttribute="trailing" id="c2"/>
            <constraint firstItem="Box-00-001" firstAttribute="top" secondItem="Vie-w0-001" secondAttribute="top" id="c3"/>
            """

        // When
        let frames = try frames(
            in: (300, 120), box: #"x="0" y="0" width="300" height="120""#, constraints,
            attributes: #"translatesAutoresizingMaskIntoConstraints="NO""#)

        // Then
        expect(frames["Vie-w0-001"], equals: CGRect(x: 0, y: 0, width: 300, height: 120))
        expect(frames["Box-00-001"], equals: CGRect(x: 0, y: 0, width: 300, height: 120))
    }

    @Test("A stored view at the safe area determines the insets, and the margins are a controller's")
    func storedBars() throws {
        // Given
        let constraints = """
            <constraint firstItem="Box-00-001" firstAttribute="leading" secondItem="Vie-w0-001" secondAttribute="leadingMargin" id="c1"/>
            <constraint firstAttribute="trailingMargin" secondItem="Box-00-001" secondAttribute="trailing" id="c2"/>
            <constraint firstItem="Box-00-001" firstAttribute="top" secondItem="Saf-e0-001" secondAttribute="top" constant="6" id="c3"/>
            """

        // When
        let frames = try frames(in: (300, 120), box: #"x="16" y="50" width="268" height="70""#, constraints)

        // Then
        expect(frames["Box-00-001"], equals: CGRect(x: 16, y: 50, width: 268, height: 70))
    }

    @Test("Without a keyboard, the keyboard guide begins at the bottom of the safe area")
    func keyboardGuide() throws {
        // Given
        func constraints(_ guide: String) -> String {
            """
            <constraint firstItem="Box-00-001" firstAttribute="leading" secondItem="Vie-w0-001" secondAttribute="leading" id="c1"/>
            <constraint firstAttribute="trailing" secondItem="Box-00-001" secondAttribute="trailing" id="c2"/>
            <constraint firstItem="Box-00-001" firstAttribute="top" secondItem="\(guide)" secondAttribute="top" constant="-40" id="c3"/>
            """
        }

        // When
        let frames = try frames(
            in: (300, 120), box: #"x="0" y="0" width="1" height="1""#, constraints("Key-00-001"),
            guides: #"<keyboardLayoutGuide key="keyboard" id="Key-00-001"/>"#)
        let unknown = inspect(
            try document(
                """
                <view id="Vie-w0-001"><viewLayoutGuide key="readable" id="Rea-00-001"/><constraints>
                <constraint firstItem="Vie-w0-001" firstAttribute="top" secondItem="Rea-00-001" secondAttribute="top" id="c1"/>
                </constraints></view>
                """))

        // Then
        expect(frames["Box-00-001"], equals: CGRect(x: 0, y: 80, width: 300, height: 40))
        expect(
            unknown.faults.map(\.message), equals: ["there is no guide readable here, so this constraint holds nothing"]
        )
    }

    @Test("nib gives a view its placeholder size from Interface Builder, but a program doesn't")
    func placeholders() throws {
        // Given
        let document = try document(
            """
            <view id="out-er-001"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="in-ne-r01"/></subviews><constraints>
            <constraint firstItem="in-ne-r01" firstAttribute="leading" secondItem="out-er-001"
            secondAttribute="leading" id="c1"/>
            <constraint firstItem="in-ne-r01" firstAttribute="width" constant="50" placeholder="YES" id="c2"/>
            </constraints></view>
            """)
        func width(of root: UIView?) -> CGFloat? {
            root?.layoutIfNeeded()
            return root?.subviews.first?.frame.width
        }

        // When
        var lookedAt: CGFloat?
        inspect(document) { lookedAt = width(of: $0.subviews.first) }
        let inProgram = width(
            of: try NibDecoder(
                NibContents(document.objects), of: NibFile(document: document, module: nil), owner: NSObject()
            ).load().compactMap { $0 as? UIView }.first)

        // Then
        expect(lookedAt, equals: 50)
        expect(inProgram, equals: 0)
    }

    @Test("A chain of constraints that is too long contradicts its superview, and the message names twenty of them")
    func longContradiction() throws {
        // Given
        let views = (0..<30).map { number in
            #"<view id="v\#(number)" translatesAutoresizingMaskIntoConstraints="NO"><constraints><constraint id="h\#(number)" firstAttribute="height" constant="40"/></constraints></view>"#
        }
        let constraints = (1..<30).map { number in
            #"<constraint id="c\#(number)" firstItem="v\#(number)" firstAttribute="top" secondItem="v\#(number - 1)" secondAttribute="bottom"/>"#
        }
        let document = try document(
            """
            <view id="r"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>\(views.joined())</subviews>
            <constraints><constraint id="first" firstItem="v0" firstAttribute="top" secondItem="r" secondAttribute="top"/>
            \(constraints.joined())<constraint id="last" firstItem="v29" firstAttribute="bottom" secondItem="r" \
            secondAttribute="bottom"/></constraints></view>
            """)

        // When
        let faults = inspect(document).faults.filter { $0.rule == "contradiction" }

        // Then
        let message = try #require(faults.first).message
        let others = message.components(separatedBy: " and ")
        expect(others.count == 21 && others.last!.hasSuffix(" more"), "\(message)")
        expect(Int(others.last!.prefix { $0.isNumber }) ?? 0 > 0)
    }
}
