import TerminalUIKit
import TerminalTesting
import Testing

/// Constraints as Interface Builder writes them.
struct NibConstraintTests {
    private func view(_ subview: String, _ constraints: String, extra: String = "") throws -> UIView {
        let nib = Nib.make(
            """
            <view id="Vi0-00-001"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(subview)</subviews>
            <viewLayoutGuide key="safeArea" id="Sa0-00-001"/>
            <constraints>\(constraints)</constraints>\(extra)</view>
            """)
        let view = try #require(try nib.objects(withOwner: nil).first as? UIView)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 460)
        view.layoutIfNeeded()
        return view
    }

    private let label = """
        <label text="Moon" translatesAutoresizingMaskIntoConstraints="NO" id="La0-00-001"><rect key="frame" x="20" y="20" width="335" height="21"/></label>
        """

    @Test("A view that was laid out for another screen follows this screen's edges, safe area and margins")
    func edges() throws {
        // Given
        let constraints = """
            <constraint firstItem="La0-00-001" firstAttribute="leading" secondItem="Sa0-00-001" secondAttribute="leading" constant="20" id="c1"/>
            <constraint firstAttribute="trailingMargin" secondItem="La0-00-001" secondAttribute="trailing" constant="12" id="c2"/>
            <constraint firstItem="La0-00-001" firstAttribute="top" secondItem="Vi0-00-001" secondAttribute="top" constant="20" symbolic="YES" id="c3"/>
            """

        // When
        let view = try view(label, constraints)

        // Then
        expect(view.subviews[0].frame, equals: CGRect(x: 20, y: 20, width: 280, height: 22))
    }

    @Test("Ratios, constants and placeholders are read as Interface Builder means them")
    func kinds() throws {
        // Given
        let subview = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="Bo0-00-001"><rect key="frame" x="0" y="0" width="1" height="1"/>
            <constraints><constraint firstAttribute="width" constant="90" id="c1"/><constraint firstAttribute="width" secondItem="Bo0-00-001" secondAttribute="height" multiplier="3:2" id="c2"/></constraints></view>
            """
        let constraints = """
            <constraint firstItem="Bo0-00-001" firstAttribute="centerX" secondItem="Vi0-00-001" secondAttribute="centerX" id="c3"/>
            <constraint firstItem="Bo0-00-001" firstAttribute="top" secondItem="Vi0-00-001" secondAttribute="top" constant="300" placeholder="YES" id="c4"/>
            """

        // When
        let view = try view(subview, constraints)

        // Then
        expect(view.subviews[0].frame, equals: CGRect(x: 115, y: 0, width: 90, height: 60))
    }

    @Test("A view with a fixed frame follows its autoresizing mask, even if the file has constraints for it")
    func fixedFrame() throws {
        // Given
        let subview = """
            <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="Bo0-00-001"><rect key="frame" x="0" y="0" width="375" height="40"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
            """

        // When
        let view = try view(subview, "")

        // Then
        expect(view.subviews[0].frame, equals: CGRect(x: 0, y: 0, width: 320, height: 40))
    }

    @Test(
        "Constraints that a nib leaves out by default aren't installed, and its variations follow the screen",
        arguments: [375, 1024])
    func variations(width: CGFloat) throws {
        // Given
        let subview = """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="Bo0-00-001"><rect key="frame" x="0" y="0" width="1" height="1"/>
            <constraints>
            <constraint firstAttribute="width" constant="0" id="c1"/>
            <constraint firstAttribute="width" constant="70" id="c2"><variation key="widthClass=regular" constant="200"/></constraint>
            <constraint firstAttribute="height" constant="30" id="c3"><variation key="heightClass=regular" constant="nan"/></constraint>
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="c1"/></mask></variation></view>
            <view tag="3" id="Ot0-00-001"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <variation key="widthClass=regular" tag="4"/></view>
            """
        let mask = """
            <variation key="widthClass=compact"><mask key="subviews"><exclude reference="Ot0-00-001"/></mask></variation>
            """
        var view: UIView?

        // When
        try UITraitCollection(screenSize: CGSize(width: width, height: 1366)).performAsCurrent {
            view = try self.view(subview, "", extra: mask)
        }

        // Then
        let isTablet = width > 744
        expect(view?.subviews[0].frame.size, equals: CGSize(width: isTablet ? 200 : 70, height: 30))
        expect(view?.subviews.dropFirst().map(\.tag), equals: (isTablet ? [4] : []))
        expect(UITraitCollection.current.horizontalSizeClass, equals: .compact)
    }

    @Test("The standard distance from the sides of the safe area is 0, whatever the file says")
    func standardDistance() throws {
        // Given
        let constraints = """
            <constraint firstItem="La0-00-001" firstAttribute="leading" secondItem="Sa0-00-001" secondAttribute="leading" constant="20" symbolic="YES" id="c1"/>
            <constraint firstItem="Sa0-00-001" firstAttribute="trailing" secondItem="La0-00-001" secondAttribute="trailing" constant="20" id="c2"/>
            """

        // When
        let view = try view(label, constraints)

        // Then
        expect(view.subviews[0].frame.minX, equals: 0)
        expect(view.subviews[0].frame.maxX, equals: 300)
    }

    @Test("A constraint to an unknown object is left out, and the others stay")
    func unknownItem() throws {
        // Given
        let constraints = """
            <constraint firstItem="La0-00-001" firstAttribute="leading" secondItem="Zz0-00-001" secondAttribute="leading" id="c1"/>
            <constraint firstItem="La0-00-001" firstAttribute="sideways" secondItem="Vi0-00-001" secondAttribute="leading" id="c2"/>
            <constraint firstItem="La0-00-001" firstAttribute="top" secondItem="Vi0-00-001" secondAttribute="top" constant="44" id="c3"/>
            """

        // When
        let view = try view(label, constraints)

        // Then
        expect(view.constraints.count, equals: 1)
        expect(view.subviews[0].frame.minY, equals: 44)
    }
}
