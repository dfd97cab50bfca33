import Foundation
import InterfaceBuilder

@testable import TerminalUIKit

/// Controls as a nib makes them, from the text between `<subviews>` and `</subviews>`.
enum ControlFixture {
    /// Loads a nib whose root is a view with some subviews.
    ///
    /// - Throws: `NibError` with everything that is wrong.
    static func load(_ subviews: String, owner: AnyObject? = nil) throws -> [UIView] {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view contentMode="scaleToFill" id="iN0-l3-epB">
            <rect key="frame" x="0.0" y="0.0" width="320" height="460"/>
            <subviews>
            \(subviews)
            </subviews>
            </view>
            </objects>
            </document>
            """
        let document = try IBDocument(data: Data(text.utf8), file: "Controls.xib")
        let file = NibFile(document: document, module: nil)
        let objects = try NibDecoder(file, owner: owner, externalObjects: [:]).load()
        return (objects[0] as! UIView).subviews
    }

    /// The one control of a nib.
    static func control<Control: UIView>(_ text: String, owner: AnyObject? = nil) throws -> Control {
        try load(text, owner: owner)[0] as! Control
    }

    /// What comes out of an archive of a view.
    static func unarchived<View: UIView>(_ view: View) throws -> View {
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        let copy = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
        if let error = unarchiver.error { throw error }
        return copy as! View
    }

    /// What a view looks like without colours.
    static func picture(of view: UIView) -> String {
        let window = UIWindow(frame: CGRect(origin: .zero, size: view.frame.size))
        view.frame.origin = .zero
        window.addSubview(view)
        let canvas = TerminalCanvas(size: view.frame.size)
        window.isHidden = false
        window.render(on: canvas)
        return canvas.text(style: .plain)
    }
}
