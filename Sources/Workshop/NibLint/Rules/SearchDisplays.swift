internal import InterfaceBuilder

enum SearchDisplays: IBRule {
    static let name = "search-display"
    static let page = """
        Search display controllers, which iOS no longer has.

        ```xml
        <searchDisplayController id="Sea-rc-001"/>
        ```

        Since iOS 13, in an app that is built with Xcode 11 or later, loading the nib raises \
        "UISearchDisplayController is no longer supported when linking against this version of iOS. Please migrate \
        your application to UISearchController.", and the app ends. This is an error if Xcode 11 or later wrote the \
        file, and otherwise a warning.
        """

    /// The number in files of the first Xcode 11.
    private static let xcode11 = 14_800

    static func findings(in document: IBDocument) -> [IBFault] {
        let version = document.toolsVersion?.split(separator: ".").first.flatMap { Int($0) } ?? 0
        return document.allObjects.filter { $0.element == "searchDisplayController" }.map {
            finding(
                "iOS 13 and later have no UISearchDisplayController: loading this raises an exception",
                version < xcode11 ? .warning : .error, about: $0, in: document)
        }
    }
}
