import TerminalUIKit
import TerminalTesting
import Testing

/// The content size of a scrolling text.
struct ScrolledTextTests {
    @Test("A text view scrolls as far as its text is long, also after the text changes")
    func lines() {
        let changes: [(name: String, change: (UITextView) -> Void, lines: CGFloat)] = [
            ("nothing", { _ in }, 2), ("another text", { $0.text = "1\n2\n3\n4" }, 4),
            ("letters of their own", { $0.attributedText = NSAttributedString(string: "1\n2\n3") }, 3),
            ("none", { $0.text = nil }, 0), ("as narrow as a word", { $0.frame.size.width = 40 }, 3),
        ]
        for (name, change, lines) in changes {
            // Given
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
            view.text = "Moon\nand stars"
            // The first pass finds the size, the second comes to rest.
            view.layoutIfNeeded()
            view.layoutIfNeeded()

            // When
            change(view)
            view.layoutIfNeeded()

            // Then
            expect(view.contentSize, equals: CGSize(width: view.frame.width, height: lines * 22), "\(name)")
        }
    }

    @Test("In points, a text view with a larger font scrolls further")
    func font() {
        // Given
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
        let heights = World.current.with(\.textMetrics, .typographic) {
            [14, 28].map { size -> CGFloat in
                view.text = "Moon"

                // When
                view.font = .systemFont(ofSize: size)
                view.layoutIfNeeded()
                return view.contentSize.height
            }
        }

        // Then
        expect(heights[0] > 16 && heights[1] - 16 >= (heights[0] - 16) * 1.9)
    }
}
