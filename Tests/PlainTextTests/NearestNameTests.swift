import PlainText
import Testing

@Suite("Names that are nearly right")
struct NearestNameTests {
    @Test(
        "A swap, a slip or another case finds the name; something else finds none",
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

    @Test("Of equally near names the first wins, and a very long one has no neighbours")
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
}
