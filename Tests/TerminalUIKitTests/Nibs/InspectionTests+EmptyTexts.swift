import Foundation
import TerminalTesting
import Testing

/// The size that Interface Builder gives an empty text in a stack.
extension InspectionTests {
    @Test(
        "An empty text in a stack is 50 points long, unless another length is set"
    )
    func emptyTexts() throws {
        // Given
        func label(_ id: String, _ attribute: String = "", _ constant: Int = 0, priority: Int = 1000)
            -> String
        {
            let tie =
                #"<constraint firstAttribute="\#(attribute)" constant="\#(constant)" "#
                + #"priority="\#(priority)" id="c\#(id)"/>"#
            return #"<label text="" \#(mask) id="\#(id)">"#
                + (attribute.isEmpty ? "" : "<constraints>\(tie)</constraints>") + "</label>"
        }
        let content =
            label("a") + label("b", "height", 30) + label("c", "width", 40)
            + label("d", "height", 20, priority: 751)

        // When
        let frames = try frames(of: stack(content, height: 150, alignment: "leading"))

        // Then
        let sizes = ["a", "b", "c", "d"].map { frames[$0]?.size }
        let expected: [CGSize?] = [
            CGSize(width: 50, height: 50), CGSize(width: 50, height: 30), CGSize(width: 40, height: 50),
            CGSize(width: 50, height: 20),
        ]
        expect(sizes, equals: expected)
    }
}
