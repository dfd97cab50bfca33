package import TerminalUIKit

extension Project {
    /// The largest file of a font that is read, and the maximum number of files.
    private static let (largestFont, mostFonts) = (16 << 20, 500)

    /// The function that finds the measures of the project's fonts by their PostScript names.
    package var fonts: (String) -> FontMeasures? { { self.measures(ofFont: $0) } }

    private func measures(ofFont name: String) -> FontMeasures? {
        if let known = knownFonts[name] { return known }
        let measures = placesOfFonts[name].flatMap(Self.fontFile)?.measures
        knownFonts[name] = .some(measures)
        return measures
    }

    /// Returns the places of some fonts, by their PostScript names.
    static func names(of fonts: [URL]) -> [String: URL] {
        let named = fonts.prefix(mostFonts).compactMap { place in
            fontFile(at: place)?.postScriptName.map { ($0, place) }
        }
        return Dictionary(named) { first, _ in first }
    }

    private static func fontFile(at place: URL) -> FontFile? {
        place.contents(atMost: largestFont).flatMap(FontFile.init)
    }
}
