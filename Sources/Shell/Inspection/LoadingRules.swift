package import InterfaceBuilder

/// What is found while a document is read and loaded: nothing is left to look for.
package enum LoadingRules {
    package static let all: [any IBRule.Type] = [
        Unreadable.self, OtherSystems.self, BrokenConnections.self, Contradictions.self, MisplacedHere.self,
        AmbiguousHere.self, Unsolved.self, UnknownValues.self,
    ]
}

package enum Unreadable: IBRule {
    package static let name = "unreadable"
    package static let page = """
        A file that is no document of Interface Builder for iOS, or a broken one.

        ```xml
        <<<<<<< HEAD
        ```

        iOS never sees it: Xcode can't open it, nor compile it.
        """
}

package enum OtherSystems: IBRule {
    package static let name = "other-system"
    package static let page = """
        A file for macOS, tvOS or watchOS.

        ```xml
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
        ```

        iOS has no use for it. In a folder such files are passed over, and counted; one that is named is an error.
        """
}

package enum BrokenConnections: IBRule {
    package static let name = "connection"
    package static let page = """
        Connections that can't be made, as loading the file has shown.

        ```xml
        <outlet property="delegate" destination="Lab-el-001" id="Out-le-001"/>
        ```

        What iOS does is said with each: most raise an exception while the nib is loaded.
        """
}

enum Contradictions: IBRule {
    static let name = "contradiction"
    static let page = """
        Constraints that can't all hold.

        ```xml
        <constraint firstItem="Lab-el-001" firstAttribute="width" constant="100" id="Con-st-001"/>
        <constraint firstItem="Lab-el-001" firstAttribute="width" constant="50" id="Con-st-002"/>
        ```

        On iOS "Unable to simultaneously satisfy constraints." is logged, and one of them is broken.
        """
}

package enum MisplacedHere: IBRule {
    package static let name = "misplaced-here"
    package static let page = """
        A view that the layout computed here puts elsewhere than the file says.

        ```xml
        <label text="Soup" translatesAutoresizingMaskIntoConstraints="NO" id="Lab-el-001">
            <rect key="frame" x="20" y="20" width="200" height="40"/>
        ```

        A note: fonts, bars and insets here are not quite Apple's. In the ten repositories with which it was made 5 % \
        of what it found was marked by Xcode, and it found 9 % of what Xcode marks; in nine others nothing of it, 0 \
        and 0 %. `misplaced` is Xcode's own mark.
        """
}

package enum AmbiguousHere: IBRule {
    package static let name = "ambiguous-here"
    package static let page = """
        A view whose frame the layout computed here finds open.

        ```xml
        <constraint firstItem="Lab-el-001" firstAttribute="leading"
            secondItem="iN0-l3-epB" secondAttribute="leading" id="Con-st-001"/>
        ```

        A note: Xcode judges with the sizes of its own fonts, and passes over labels that fill a stack view. In the \
        ten repositories with which it was made 25 % of what it found was marked by Xcode, and it found 42 % of what \
        Xcode marks; in nine others 15 and 63 %. `ambiguous` is Xcode's own mark.
        """
}

enum Unsolved: IBRule {
    static let name = "unsolved"
    static let page = """
        Constraints that take too long to solve here.

        ```xml
        <constraint firstItem="Lab-el-001" firstAttribute="top" relation="greaterThanOrEqual" \
        secondItem="Lab-el-002" secondAttribute="bottom" id="Con-st-001"/>
        ```

        Many inequalities between the same views can ask for minutes of work. After a fixed amount the rest is left \
        out, so views are not where iOS puts them, however long that takes.
        """
}

enum UnknownValues: IBRule {
    static let name = "unknown-value"
    static let page = """
        Names of values that are nearly one that an attribute can have; a note if they are like none that is known here.

        ```xml
        <imageView contentMode="scaleToFil" id="Ima-ge-001">
        ```

        Such a name is left by a slip in an edit by hand, or by a merge. Here it is passed over, and the attribute has \
        its default.
        """
}
