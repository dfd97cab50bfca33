import TerminalUIKit

/// Nibs written where they are tested.
enum Nib {
    /// A nib whose top-level objects are given; File's Owner may have connections.
    static func make(owner connections: String = "", _ objects: String, in world: World = .current) -> UINib {
        let text = text(owner: connections, objects)
        return world.run { UINib(data: Data(text.utf8), bundle: nil) }
    }

    /// The text of a nib's file.
    static func text(owner connections: String = "", _ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(connections)</connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
        </objects>
        </document>
        """
    }

    /// The `customClass` and `customModule` of a class of these tests.
    static func custom(_ type: AnyClass) -> String {
        #"customClass="\#(type)" customModule="TerminalUIKitTests""#
    }
}
