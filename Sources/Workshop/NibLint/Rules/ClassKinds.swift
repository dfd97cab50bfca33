internal import InterfaceBuilder
internal import NibChecking

enum ClassKinds: IBRule, ProjectRule {
    static let name = "class-kind"
    static let page = """
        Views with the class of a view controller, and view controllers with the class of a view.

        ```xml
        <view key="view" customClass="MenuController" id="iN0-l3-epB"/>
        ```

        iOS creates an object of the custom class in place of the view. The first message that only a view understands \
        raises "unrecognized selector sent to instance", and the app ends. Set the class at the controller, or at \
        File's Owner.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        document.allObjects.compactMap { object in
            guard object.placeholderIdentifier == nil, let name = object.customClass else { return nil }
            if OutletTypes.isViewOfUIKit(object.uiKitsClass), project.isController(name) {
                return finding("\(name) is a view controller, and not a view", .error, about: object, in: document)
            }
            if object.element.hasSuffix("ontroller"), OutletTypes.isView(name, in: project) {
                return finding("\(name) is a view, and not a view controller", .error, about: object, in: document)
            }
            return nil
        }
    }
}

enum PrivateClasses: IBRule, ProjectRule {
    static let name = "private-class"
    static let page = """
        Custom classes that are private in Swift.

        ```swift
        private class PriceButton: UIButton {}
        ```

        A private class has a longer name at run time, which a nib doesn't know. iOS logs "Unknown class \
        _TtC4Menu11PriceButton in Interface Builder file.", and creates an object of UIKit's class. Remove `private`, \
        or add `@objc(PriceButton)` and clear the module in Xcode.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        document.allObjects.compactMap { object in
            guard object.placeholderIdentifier == nil, let name = object.customClass,
                let declared = project.contents.sources.classes[name], let place = declared.place,
                declared.isPrivate, !declared.hasPlainName, !declared.isRepeated
            else { return nil }
            return finding(
                "\(name) (\(place)) is private, so no nib finds it by its name", .error, about: object, in: document)
        }
    }
}
