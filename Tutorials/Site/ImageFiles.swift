import Foundation

/// The images of all recordings, each in a file of its own, which a page loads when it needs it.
struct ImageFiles {
    private(set) var files: [String: Data] = [:]
    private var names: [Substring: String] = [:]

    /// Returns a recording with the names of files in the place of images.
    mutating func taken(from recording: String) -> String {
        recording.replacing(#/data:image/png;base64,([A-Za-z0-9+/=]+)/#) { match in
            guard let data = Data(base64Encoded: String(match.1)) else { return String(match.0) }
            let name = names[match.1] ?? "image-\(names.count).png"
            (names[match.1], files[name]) = (name, data)
            return name
        }
    }
}
