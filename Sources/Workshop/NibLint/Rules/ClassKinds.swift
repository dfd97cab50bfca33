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
