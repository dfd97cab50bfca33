package import InterfaceBuilder

/// The rules whose faults are found while a document is read and loaded, without another search.
package enum LoadingRules {
    package static let all: [any IBRule.Type] = [
        Unreadable.self, OtherSystems.self, BrokenConnections.self, BrokenConstraints.self, Contradictions.self,
        MisplacedHere.self, AmbiguousHere.self, Unsolved.self, UnknownValues.self,
    ]
}

package enum Unreadable: IBRule {
    package static let name = "unreadable"
    package static let page = """
        A broken file, or a file that isn't an Interface Builder document for iOS.

        ```xml
        <<<<<<< HEAD
        ```

        Xcode can neither open nor compile it.
        """
}

package enum OtherSystems: IBRule {
    package static let name = "other-system"
    package static let page = """
        A file for macOS, tvOS or watchOS.

        ```xml
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
        ```

        iOS can't use it. In a folder, `nib lint` skips and counts such files. If you name one, it is an error.
        """
}

package enum BrokenConnections: IBRule {
    package static let name = "connection"
    package static let page = """
        Connections that fail when the nib is loaded.

        ```xml
        <outlet property="delegate" destination="Lab-el-001" id="Out-le-001"/>
        ```

        Each message says what iOS does. Most connections of this kind raise an exception while the nib is loaded.
        """
}

enum BrokenConstraints: IBRule {
    static let name = "constraint"
    static let page = """
        Constraints that can't be made.

        ```xml
        <constraint firstItem="Lab-el-001" firstAttribute="leading" constant="16" id="Con-st-001"/>
        ```

        An edge or a center needs another one along the same axis, with a multiplier other than 0. Leading and \
        trailing edges go with each other, and so do left and right ones. In code, UIKit raises an exception for any \
        other pair. A misspelled attribute or a guide that is unknown here is reported, too.
        """
}

enum Contradictions: IBRule {
    static let name = "contradiction"
    static let page = """
        Constraints that contradict each other.

        ```xml
        <constraint firstItem="Lab-el-001" firstAttribute="width" constant="100" id="Con-st-001"/>
        <constraint firstItem="Lab-el-001" firstAttribute="width" constant="50" id="Con-st-002"/>
        ```

        iOS logs "Unable to simultaneously satisfy constraints." and breaks one of them. If the size of a cell, or the \
        baselines of different fonts decide, this is a note. Constraints of a cell that contradict each other at any \
        size are a warning.
        """
}

package enum MisplacedHere: IBRule {
    package static let name = "misplaced-here"
    package static let page = """
        A view that has another frame in the layout that `nib` computes than in the file.

        ```xml
        <label text="Soup" translatesAutoresizingMaskIntoConstraints="NO" id="Lab-el-001">
            <rect key="frame" x="20" y="20" width="200" height="40"/>
        ```

        A note, because fonts, bars and insets here aren't quite Apple's. In the ten repositories used for \
        development, Xcode marked 5 % of the views that this rule reports, and the rule reported 9 % of those that \
        Xcode marks. In nine other repositories, both were 0 %. `misplaced` is Xcode's own mark.
        """
}

package enum AmbiguousHere: IBRule {
    package static let name = "ambiguous-here"
    package static let page = """
        A view whose frame is open in the layout that `nib` computes.

        ```xml
        <constraint firstItem="Lab-el-001" firstAttribute="leading"
            secondItem="iN0-l3-epB" secondAttribute="leading" id="Con-st-001"/>
        ```

        A note, because Xcode uses the sizes of its own fonts, and accepts labels that fill a stack view. In the ten \
        repositories used for development, Xcode marked 25 % of the views that this rule reports, and the rule \
        reported 42 % of those that Xcode marks. In nine other repositories, these were 15 % and 63 %. `ambiguous` is \
        Xcode's own mark.
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

        Many inequalities between the same views can take minutes to solve. `nib` ignores the rest after a fixed \
        amount of work, so its views may be in other places than on iOS.
        """
}

enum UnknownValues: IBRule {
    static let name = "unknown-value"
    static let page = """
        Values that are almost, but not quite, a value of the attribute. If a value resembles no known one, this is a \
        note.

        ```xml
        <imageView contentMode="scaleToFil" id="Ima-ge-001">
        ```

        Such a value is left by a typing error or a merge. `nib` ignores it and uses the attribute's default.
        """
}
