import TerminalUIKit
import TerminalTesting
import Testing

/// The two texts that a header or footer has by itself.
struct SectionLabelsTests {
    @Test(
        "The detail text is at the right, and takes up to half of the width",
        arguments: [("12", 16), ("waxing gibbous moon", 92)] as [(String, CGFloat)])
    func detail(text: String, width: CGFloat) {
        // Given
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.frame = CGRect(x: 0, y: 0, width: 200, height: 22)

        // When
        header.textLabel?.text = "Moons"
        header.detailTextLabel?.text = text
        header.layoutIfNeeded()

        // Then
        let labels = [header.textLabel!, header.detailTextLabel!]
        expect(labels[0].frame, equals: CGRect(x: 8, y: 0, width: 184 - width, height: 22))
        expect(labels[1].frame, equals: CGRect(x: 192 - width, y: 0, width: width, height: 22))
        let fonts: [UIFont] = [.boldSystemFont(ofSize: 17), .systemFont(ofSize: 14)]
        expect(labels.map(\.font), equals: fonts)
        expect(labels.map(\.textColor), equals: [.label, .secondaryLabel])
        expect(labels.map(\.textAlignment), equals: [.natural, .right])
        expect(labels.allSatisfy { $0.superview === header.contentView })
        expect(header.detailTextLabel === labels[1])
    }

    @Test("In a header narrower than its margins, the texts have zero width, never a negative one")
    func narrow() {
        // Given
        let header = UITableViewHeaderFooterView(frame: CGRect(x: 0, y: 0, width: 10, height: 22))
        header.textLabel?.text = "Moons"

        // When
        header.layoutIfNeeded()

        // Then
        expect(header.textLabel?.frame, equals: CGRect(x: 5, y: 0, width: 0, height: 22))
        expect(header.contentView.frame, equals: CGRect(x: 0, y: 0, width: 10, height: 22))
    }
}
