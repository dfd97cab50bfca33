import PlainText
import Testing

@Suite("Names that are nearly right")
struct NearestNameTests {
    @Test(
        "A transposed or wrong letter or another case finds the name, and an unrelated word doesn't",
        arguments: [
            ("tabelViewCell", "tableViewCell"), ("TABLEVIEWCELL", "tableViewCell"), ("viw", "view"), ("lable", "label"),
            ("banana", nil), ("", nil),
        ] as [(String, String?)])
    func nearest(name: String, expected: String?) {
        // Given
        let candidates = ["view", "label", "tableView", "tableViewCell"]

        // When
        let nearest = nearestName(to: name, among: candidates)

        // Then
        #expect(nearest == expected)
    }

    @Test("The first of equally near names wins, and a very long name has no near ones")
    func ties() {
        // Given
        let long = String(repeating: "a", count: 65)

        // When
        let first = nearestName(to: "cat", among: ["bat", "rat"])
        let none = nearestName(to: long, among: [long])

        // Then
        #expect(first == "bat")
        #expect(none == nil)
    }

    @Test("A name is near if at most a third of its letters differ and at most four, or two are transposed")
    func distances() {
        // Given
        let names = ["abc", "abd", "abcdef", "bacdef", "a", "", String(repeating: "x", count: 64)]
        let typed = [
            "abx", "ab", "abcx", "axx", "acb", "bca", "b", "ABD", "abcdxx", "abcxyz", "abdcef", "badcef", "abcde",
            "abcdefgh", "abcdefghi", String(repeating: "x", count: 63), String(repeating: "x", count: 65),
            String(repeating: "x", count: 60) + String(repeating: "y", count: 4),
            String(repeating: "x", count: 59) + String(repeating: "y", count: 5),
        ]

        // When
        let nearest = typed.map { name in nearestName(to: name, among: names).map { String($0.prefix(6)) } ?? "–" }

        // Then
        #expect(
            nearest == [
                "abc", "abc", "abc", "–", "abc", "–", "a", "abd", "abcdef", "–", "abcdef", "bacdef", "abcdef", "abcdef",
                "abcdef", "xxxxxx", "–", "xxxxxx", "–",
            ])
    }

    @Test("A unique beginning of a name is enough, and an error suggests the name or the command that lists all")
    func probable() {
        // Given
        let names = ["scroll", "screen", "stats", "stats --all"]

        // When
        let probable = ["st", "sc", "scr", "scro", "scrol", "stast", "x", ""].map {
            probableName(for: $0, among: names)
        }

        // Then
        #expect(probable == ["stats", nil, nil, "scroll", "scroll", "stats", nil, nil])
        #expect(advice("stats", list: "help") == "did you mean \"stats\"?")
        #expect(advice(nil, list: "help") == "\"help\" lists them")
    }
}
