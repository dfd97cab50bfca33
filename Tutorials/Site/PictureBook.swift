import Foundation

/// All screens, each once. They have most of their elements in common, so each line of a picture is kept once, too.
struct PictureBook {
    private var lines: [String] = []
    private var numbers: [String: Int] = [:]
    private var shots: [Shot: Int] = [:]
    private var drawn: [Entry] = []
    private(set) var images: [String: Data] = [:]
    private var imageNames: [Substring: String] = [:]

    private struct Entry: Encodable {
        let title: String
        let phone: [Int]
        let header: [[Shot.Run]]
        let notes: [Shot.Note]
    }

    private struct Contents: Encodable {
        let frame: [Double]
        let lines: [String]
        let shots: [Entry]
    }

    /// The number of a screen, from 0.
    mutating func number(of shot: Shot) -> Int {
        if let number = shots[shot] { return number }
        let phone = shot.phone.map { number(ofLine: $0) }
        drawn.append(Entry(title: shot.title, phone: phone, header: shot.header, notes: shot.notes))
        shots[shot] = drawn.count - 1
        return drawn.count - 1
    }

    private mutating func number(ofLine line: String) -> Int {
        let line = withImagesInFiles(line)
        if let number = numbers[line] { return number }
        lines.append(line)
        numbers[line] = lines.count - 1
        return lines.count - 1
    }

    /// An image is loaded when it is needed.
    private mutating func withImagesInFiles(_ line: String) -> String {
        guard line.hasPrefix("<image "), let match = line.firstMatch(of: /href="(data:image\/png;base64,)([^"]+)"/),
            let data = Data(base64Encoded: String(match.2))
        else { return line }
        let name = imageNames[match.2] ?? "image-\(imageNames.count).png"
        (imageNames[match.2], images[name]) = (name, data)
        return line.replacing(match.1 + match.2, with: name)
    }

    /// The script that a page gets them from: a page that lies in a folder may load no other files.
    var script: String {
        get throws {
            let frame = Shot.frame
            let contents = Contents(
                frame: [frame.x, frame.y, frame.width, frame.height], lines: lines, shots: drawn)
            return "window.pictures = \(try contents.json);\n"
        }
    }
}

extension Encodable {
    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
