import ReusableViews

/// Nibs written where they are tested.
enum Nib {
    /// A nib whose top-level objects are given; File's Owner may have outlets.
    ///
    /// - Parameters:
    ///   - outlets: The names of the owner's outlets, and the ids of the objects they are connected to.
    ///   - objects: The objects, as Interface Builder writes them. The first of them is in line 7.
    static func make(owner outlets: KeyValuePairs<String, String> = [:], _ objects: String) -> UINib {
        let connections = outlets.enumerated().map { index, outlet in
            #"<outlet property="\#(outlet.key)" destination="\#(outlet.value)" id="oWn-er-00\#(index)"/>"#
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(connections.joined())</connections>\
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <!-- -->
            \(objects)
            </objects>
            </document>
            """
        return UINib(data: Data(text.utf8), bundle: nil)
    }

    /// A cell with labels, each given by its id and tag.
    static func cell(
        _ identifier: String?, id: String = "Ce1-lc-3lL", class type: AnyClass? = nil,
        labels: KeyValuePairs<String, Int> = [:]
    ) -> String {
        let kind = identifier.map { #"reuseIdentifier="\#($0)""# } ?? ""
        let custom = type.map { #"customClass="\#($0)" customModule="ReusableViewsTests""# } ?? ""
        let lines = labels.map { label in
            let tag = label.value == 0 ? "" : #"tag="\#(label.value)""#
            return
                #"<label text="\#(label.key)" \#(tag) id="\#(label.key)"><rect key="frame" x="8" y="0.0" width="80" height="22"/></label>"#
        }
        return """
            <tableViewCell \(kind) id="\(id)" \(custom)>
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="c-\(id)">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <subviews>\(lines.joined())</subviews>
            </tableViewCellContentView>
            </tableViewCell>
            """
    }

    /// Returns the lines that a function logs.
    static func log(during body: () throws -> Void) rethrows -> [String] {
        var lines: [String] = []
        let world = World()
        world.log = { lines.append($0) }
        try world.run(body)
        return lines
    }
}
