import Foundation
import TerminalTesting
import Testing

@_spi(Overriding) @testable import TerminalUIKit
@_spi(Overriding) @testable import Views

/// The properties in an archive. Each has its key, and only those that differ are written.
struct PropertyCoderTests {
    /// An object with a property of each kind, which knows what was set.
    private final class Moon {
        var set: [String] = []
        var flag = false { didSet { set.append("flag") } }
        var number = 1 { didSet { set.append("number") } }
        var length: CGFloat = 1.5 { didSet { set.append("length") } }
        var ratio: Float = 0.5 { didSet { set.append("ratio") } }
        var time = 0.25 { didSet { set.append("time") } }
        var rect = CGRect(x: 1, y: 2, width: 3, height: 4) { didSet { set.append("rect") } }
        var size = CGSize(width: 5, height: 6) { didSet { set.append("size") } }
        var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) { didSet { set.append("insets") } }
        var side = NSTextAlignment.left { didSet { set.append("side") } }
        var name: String? { didSet { set.append("name") } }
        var color: UIColor? { didSet { set.append("color") } }
        var views: [UIView] = [] { didSet { set.append("views") } }
        var more: [NSString]? { didSet { set.append("more") } }
        var maybe: CGRect? { didSet { set.append("maybe") } }
        var text: NSAttributedString? { didSet { set.append("text") } }
        var looks: [NSAttributedString.Key: Any]? { didSet { set.append("looks") } }

        func code(with coder: PropertyCoder) {
            coder.code(self, \.flag, "flag")
            coder.code(self, \.number, "number")
            coder.code(self, \.length, "length")
            coder.code(self, \.ratio, "ratio")
            coder.code(self, \.time, "time")
            coder.code(self, \.rect, "rect")
            coder.code(self, \.size, "size")
            coder.code(self, \.insets, "insets")
            coder.code(self, \.side, "side")
            coder.code(self, \.name, "name")
            coder.code(self, \.color, "color")
            coder.code(self, \.views, "views")
            coder.code(self, \.more, "more")
            coder.code(ifSet: maybe, "maybe") { self.maybe = $0 }
            coder.codeText("text", text) { self.text = $0 }
            coder.codeAttributes("looks", looks) { self.looks = $0 }
        }

        var told: String {
            let list: [Any] = [
                flag, number, length, ratio, time, NSStringFromRect(rect), NSStringFromSize(size), insets.top,
                insets.left, insets.bottom, insets.right, side, name ?? "–", color?.red ?? "–", views.count,
                more ?? [], maybe.map(NSStringFromRect) ?? "–", text?.string ?? "–",
                (looks?[.font] as? UIFont)?.pointSize ?? "–",
            ]
            return list.map { "\($0)" }.joined(separator: " ")
        }
    }

    private func archived(_ encode: (NSKeyedArchiver) -> Void) throws -> NSKeyedUnarchiver {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        encode(archiver)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        return unarchiver
    }

    @Test("Every property is archived and restored, and set only if it differs from the current value")
    func whole() throws {
        // Given
        let full = Moon()
        (full.flag, full.number, full.length, full.ratio, full.time) = (true, 7, 2.5, 0.75, 9.25)
        (full.rect, full.size) = (CGRect(x: 9, y: 8, width: 7, height: 6), CGSize(width: 1, height: 2))
        (full.insets, full.side) = (UIEdgeInsets(top: 9, left: 8, bottom: 7, right: 6), .right)
        (full.name, full.color, full.views) = ("Sea", .red, [UIView(), UILabel()])
        (full.more, full.maybe) = (["a", "b"], CGRect(x: 1, y: 1, width: 1, height: 1))
        (full.text, full.looks) = (
            NSAttributedString(string: "Moon", attributes: [.foregroundColor: UIColor.red]),
            [.font: UIFont.systemFont(ofSize: 9)]
        )
        let moons = [Moon(), full]

        for moon in moons {
            // When
            let coder = try archived { moon.code(with: PropertyCoder($0, isDecoding: false)) }
            let (copy, same) = (Moon(), Moon())
            copy.code(with: PropertyCoder(coder, isDecoding: true))
            let none = try archived { _ in }
            same.code(with: PropertyCoder(none, isDecoding: true))

            // Then
            expect(copy.told, equals: moon.told)
            expect(same.set.isEmpty && same.told == Moon().told)
            let all = [
                "flag", "number", "length", "ratio", "time", "rect", "size", "insets", "side", "name", "color", "views",
                "more", "maybe", "text", "looks",
            ]
            expect(copy.set, equals: (moon === full ? all : ["views"]), "\(copy.set)")
        }
        expect(
            full.told.hasPrefix("true 7 2.5 0.75 9.25 {{9.0, 8.0}, {7.0, 6.0}} {1.0, 2.0} 9.0 8.0 7.0 6.0 right Sea"))
    }

    @Test("Write-only keys aren't read, and the recorded keys exist only while an object is made")
    func directions() throws {
        // Given
        var (written, decoded) = (PropertyCoder?.none, PropertyCoder?.none)

        // When
        let coder = try archived {
            let coder = PropertyCoder($0, isDecoding: false)
            coder.write("Sea", "name")
            coder.write(3, "number")
            coder.write(nil, "nothing")
            expect(!coder.contains("name") && !coder.contains("other"))
            written = coder
        }
        decoded = PropertyCoder(coder, isDecoding: true)
        decoded?.write("Lake", "other")

        // Then
        expect(decoded?.contains("name") == true && decoded?.contains("number") == true)
        expect(decoded?.contains("other") == false && decoded?.isDecoding == true && written?.isDecoding == false)
        expect(coder.decodeObject(forKey: "name") as? String == "Sea" && coder.decodeInteger(forKey: "number") == 3)
        expect(decoded?.isLookedAt, equals: false)
    }

    @Test("A coder returns stored numbers or the defaults, and ignores values of another type")
    func usual() throws {
        // Given
        let coder = try archived {
            $0.encode(true, forKey: "flag")
            $0.encode(4, forKey: "number")
            $0.encode(2.5, forKey: "length")
            $0.encode("moon" as NSString, forKey: "text")
            $0.encode([1.0, 2.0, 3.0] as NSArray, forKey: "three")
            $0.encode("right" as NSString, forKey: "side")
            $0.encode(["a", 1, "b"] as NSArray, forKey: "mixed")
        }

        // When
        let flags = [coder.decodeBool(forKey: "flag", default: false), coder.decodeBool(forKey: "no", default: true)]
        let numbers = [
            coder.decodeInteger(forKey: "number", default: 9), coder.decodeInteger(forKey: "no", default: 9),
        ]
        let lengths = [
            coder.decodeCGFloat(forKey: "length", default: 9), coder.decodeCGFloat(forKey: "no", default: 9),
        ]
        let sides: [NSTextAlignment?] = [coder.decodeEnum(forKey: "side"), coder.decodeEnum(forKey: "text")]

        // Then
        expect(flags == [true, true] && numbers == [4, 9] && lengths == [2.5, 9] && sides == [.right, nil])
        expect(!coder.decodeBool(forKey: "no", default: false) && coder.decodeCGRect(forKey: "no") == .zero)
        expect(coder.decodeCGSize(forKey: "no") == .zero && coder.decodeCGSize(forKey: "three") == .zero)
        expect(coder.decodeUIEdgeInsets(forKey: "three") == .zero && coder.decodeCGRect(forKey: "text") == .zero)
        expect(coder.decodeObjectIfPresent(forKey: "no") == nil && coder.decodeAttributedString(forKey: "no") == nil)
        expect(coder.decodeAttributedString(forKey: "mixed") == nil && !coder.readsNib)
        expect(coder.decodeList(of: NSString.self, forKey: "mixed"), equals: ["a", "b"])
        expect(coder.decodeList(of: NSString.self, forKey: "no"), equals: nil)
    }

    @Test("An archive keeps attributed texts with one style, and the attributes of bar titles")
    func uniform() throws {
        // Given
        let pieces = NSMutableAttributedString(string: "Full ", attributes: [.foregroundColor: UIColor.red])
        pieces.append(NSAttributedString(string: "Moon", attributes: [.foregroundColor: UIColor.red]))
        let texts = [NSAttributedString(string: "Moon"), pieces, NSAttributedString(string: "")]
        let stack = UIStackView()
        for text in texts + texts {
            let label = UILabel()
            label.attributedText = text
            stack.addArrangedSubview(label)
        }
        let bar = UINavigationBar()
        bar.titleTextAttributes = [.foregroundColor: UIColor.blue]
        stack.addArrangedSubview(bar)

        // When
        let data = NSKeyedArchiver.archivedData(withRootObject: stack)
        let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? UIStackView)

        // Then
        let labels = copy.arrangedSubviews.compactMap { $0 as? UILabel }
        expect(
            labels.map { $0.attributedText?.string ?? "" }, equals: ["Moon", "Full Moon", "", "Moon", "Full Moon", ""])
        expect(
            labels[1].attributedText?.attributes(at: 6, effectiveRange: nil)[.foregroundColor] as? UIColor, equals: .red
        )
        expect(labels[0].attributedText, equals: (stack.arrangedSubviews[0] as? UILabel)?.attributedText)
        let attributes = (copy.arrangedSubviews.last as? UINavigationBar)?.titleTextAttributes
        expect(attributes?[.foregroundColor] as? UIColor == .blue && attributes?.count == 1)
    }
}
