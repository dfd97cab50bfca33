/// Nibs that are as large as one wants, of several kinds.
enum Growth {
    static let texts: [String: @MainActor (Int) -> String] = [
        "chain": chain, "stack": stack, "siblings": siblings, "prototypes": prototypes, "archive": archive,
    ]

    private static func xib(_ view: String) -> String {
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\#(view)</objects></document>"#
    }

    private static func labels(_ count: Int, _ attributes: String = "") -> String {
        let frame = #"<rect key="frame" x="0" y="0" width="100" height="30"/>"#
        return (0..<count).map { "<label id=\"l\($0)\" text=\"Moon\" \(attributes)>\(frame)</label>" }.joined()
    }

    private static func view(_ subviews: String, _ constraints: String = "") -> String {
        xib(
            "<view id=\"r\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"480\"/><subviews>\(subviews)"
                + "</subviews><constraints>\(constraints)</constraints></view>")
    }

    /// Each label below the one before.
    private static func chain(_ count: Int) -> String {
        let below = (1..<count).map {
            "<constraint id=\"c\($0)\" firstItem=\"l\($0)\" firstAttribute=\"top\" secondItem=\"l\($0 - 1)\" "
                + "secondAttribute=\"bottom\" constant=\"8\"/>"
        }
        return view(labels(count, "translatesAutoresizingMaskIntoConstraints=\"NO\""), below.joined())
    }

    private static func stack(_ count: Int) -> String {
        view("<stackView id=\"s\" axis=\"vertical\"><subviews>\(labels(count))</subviews></stackView>")
    }

    private static func siblings(_ count: Int) -> String { view(labels(count)) }

    private static func prototypes(_ count: Int) -> String {
        let cells = (0..<count).map { "<tableViewCell id=\"c\($0)\" reuseIdentifier=\"\($0)\"/>" }
        return xib("<tableView id=\"t\"><prototypes>\(cells.joined())</prototypes></tableView>")
    }

    /// References to one font in a file of before 2013.
    private static func archive(_ count: Int) -> String {
        let font = #"<object class="NSFont" key="IBUIFont" id="f"><string key="NSName">Helvetica</string></object>"#
        let references = String(repeating: #"<reference key="IBUIFont" ref="f"/>"#, count: count)
        return """
            <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>\
            <array key="IBDocument.RootObjects"><object class="IBUILabel" id="1">\(font)\(references)</object></array>\
            </data></archive>
            """
    }
}
