import Canvases
import Drawing
import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of a picture in SVG, as another program reads it.
struct SVGElement {
    let name: String
    let attributes: [String: String]
    var text = ""

    /// Returns the number of an attribute, or NaN if it isn't a number.
    func number(_ attribute: String) -> Double {
        attributes[attribute].flatMap(Double.init) ?? .nan
    }
}

/// A picture in SVG, taken apart by Foundation's parser.
final class ParsedSVG: NSObject, XMLParserDelegate {
    /// The file.
    let document: String
    /// Its elements, in the order in which they begin.
    private(set) var elements: [SVGElement] = []
    /// A Boolean value that indicates whether the file is well-formed.
    private(set) var isWellFormed = false
    private var open: [Int] = []

    /// Parses the picture of a canvas with these metrics, after `draw`.
    init(width: CGFloat = 320, height: CGFloat = 200, metrics: TextMetrics = .columns, draw: (SVGCanvas) -> Void) {
        let canvas = SVGCanvas(size: CGSize(width: width, height: height))
        canvas.textMetrics = metrics
        draw(canvas)
        document = canvas.document(title: "Test")
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        isWellFormed = parser.parse()
    }

    /// The elements of a name.
    subscript(name: String) -> [SVGElement] { elements.filter { $0.name == name } }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(elements.count)
        elements.append(SVGElement(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if let last = open.last { elements[last].text += text }
    }
}
