import Foundation
import Testing

/// What Interface Builder takes an empty text in a stack for.
extension InspectionTests {
    @Test(
        "An empty text in a stack is 50 points long where nothing says otherwise, and as long as is said elsewhere"
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
        #expect(
            sizes == [(50, 50), (50, 30), (40, 50), (50, 20)].map { CGSize(width: $0, height: $1) as CGSize? })
    }
}
