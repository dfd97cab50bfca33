import Foundation

/// A screen at a moment: the phone as a program drew it, and what it noted beside it.
struct Shot: Hashable {
    /// A piece of a line, and behind it the class of its color, if it has one.
    typealias Run = [String]

    /// A note, beside what it is about.
    struct Note: Hashable, Encodable {
        /// How far down it is, in points from the phone's upper edge.
        let y: Double
        var lines: [[Run]]
    }

    let title: String
    /// The elements of the phone, a line each.
    let phone: [String]
    /// What is said of the whole screen.
    private(set) var header: [[Run]] = []
    /// What is said of its parts, from the top.
    private(set) var notes: [Note] = []

    /// The part of a picture that is the phone: `snapshot --notes` puts it there.
    static let frame = (x: 24.0, y: 24.0, width: 352.0, height: 598.0)
    private static let body = "<rect x=\"24\" y=\"24\" width=\"352\" height=\"598\" rx=\"48\""

    /// Takes apart what `snapshot --notes` wrote; throws ``SiteError`` if it is no phone with notes at its right.
    init(svg: String) throws {
        let lines = svg.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
        // Behind the definitions comes the page that the picture stands on, and then the phone.
        guard let start = lines.firstIndex(of: "<defs>"), let end = lines.lastIndex(of: "</g>"),
            let body = lines.firstIndex(where: { $0.hasPrefix(Self.body) }), start < body, body < end,
            lines.count > 1, lines[1].hasPrefix("<title>")
        else { throw SiteError("no phone is where it was: see Tutorials/Site/Shot.swift") }
        title = Self.unescaped(String(lines[1].dropFirst("<title>".count).dropLast("</title>".count)))
        phone = Array(lines[start..<(body - 1)] + lines[body...end])
        read(lines[(end + 1)...])
    }

    private static let text =
        /<text x="([\d.]+)" y="([\d.]+)"(.*) fill="(#[0-9a-f]+)">(.*)<\/text>/
    private static let classes = [
        "#6e7781": "dim", "#cf222e": "broken", "#1a7f37": "reused", "#9a6700": "made", "#8250df": "accent",
        "#0a6c86": "name",
    ]

    /// Reads the notes: a thin line leads to one that stands beside what it is about.
    private mutating func read(_ elements: ArraySlice<String>) {
        var (leads, y, x) = (false, 0.0, 0.0)
        for element in elements {
            guard let match = element.firstMatch(of: Self.text), let left = Double(match.1),
                let baseline = Double(match.2)
            else {
                leads = leads || element.hasPrefix("<rect")
                continue
            }
            let words = Self.unescaped(String(match.5))
            let role = match.3.contains("font-weight") ? "bold" : Self.classes[String(match.4)]
            let run = [words] + (role.map { [$0] } ?? [])
            if baseline == y {
                // Blanks between two pieces aren't drawn.
                let gap = String(repeating: " ", count: max(0, Int(((left - x) / 7.8).rounded())))
                add(gap.isEmpty ? run : [gap + words] + run.dropFirst())
            } else {
                let isNote = leads || words.contains(/^(row|item) \d/)
                begin(run, at: (baseline - 13.5 - Self.frame.y).rounded(), isNote: isNote, isIndented: left > 416)
                leads = false
            }
            (y, x) = (baseline, left + Double(words.count) * 7.8)
        }
    }

    private mutating func begin(_ run: Run, at y: Double, isNote: Bool, isIndented: Bool) {
        if isNote && !isIndented {
            notes.append(Note(y: y, lines: [[run]]))
        } else if notes.isEmpty {
            if isIndented, !header.isEmpty {
                // Where a list of counts is broken, a dot is left out.
                let isList = header[header.count - 1].contains { $0[0].contains(" · ") }
                header[header.count - 1].append([(isList ? " · " : " ") + run[0]] + run.dropFirst())
            } else {
                header.append([run])
            }
        } else {
            notes[notes.count - 1].lines.append([run])
        }
    }

    private mutating func add(_ run: Run) {
        if notes.isEmpty {
            header[header.count - 1].append(run)
        } else {
            let last = notes.count - 1
            notes[last].lines[notes[last].lines.count - 1].append(run)
        }
    }

    private static func unescaped(_ text: String) -> String {
        text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&amp;", with: "&")
    }
}
