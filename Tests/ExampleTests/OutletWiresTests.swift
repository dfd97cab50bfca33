import Foundation
import InterfaceBuilder
import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell
@testable import ReusableTableViewCellExample

/// Lines drawn from outlets to what they lead to, up and down, and what was in an outlet one after the other.
struct OutletWiresTests {
    @Test("Lines that lead up have their own corners, and cross where necessary")
    func up() throws {
        // Given
        func outlet(_ name: String, _ destination: String) -> String {
            "<outlet property=\"\(name)\" destination=\"\(destination)\" id=\"c-\(name)\"/>"
        }
        let nib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view id="A" userLabel="Sea of Rains"/><view id="B"/>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Moons"><connections>
            \(outlet("a", "A"))\(outlet("b", "B"))\(outlet("again", "A"))\(outlet("c", "C"))\(outlet("d", "D"))
            \(outlet("more", "C"))\(outlet("owner", "-1"))</connections></placeholder>
            <view id="C"/><view id="D"/><label id="E" text="Not reached"/></objects></document>
            """
        let empty = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects/></document>
            """

        // When
        let world = World()
        let texts = try [nib, empty].flatMap { text in
            let document = try IBDocument(data: Data(text.utf8), file: "Moons.xib")
            return [nil, 58, 57].map { columns in
                let text = world.run { NibDrawing(document: document).text(ascii: false, columns: columns).string }
                return "— \(columns.map(String.init) ?? "any")\n\(text)"
            }
        }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Nib-drawn-up.txt")
    }

    /// The drawing of the outlet that each load fills, as `why` makes it.
    private func drawing(in session: ExampleSession, columns: Int?) throws -> String {
        let name = "tableViewCell"
        let object = try #require(session.window.rootViewController?.controllersWith(outlet: name).first)
        let documents = try session.inContext {
            try session.nibs.map { try UINib.document(named: $0, bundle: nil) }
        }
        let inquiry = OutletInquiry(
            name: name, object: object, documents: documents, history: session.recorder.loadHistory,
            deliveries: session.recorder.deliveries(to: name, of: object))
        return try #require(OutletDrawing(inquiry, in: session)).text(columns: columns).string
    }

    @Test("Up to nine earlier values of an outlet are listed, or the first four and the last four")
    func deliveries() throws {
        // Given
        let session = TableCellSession(rows: 55)
        (session.output, session.errors) = ({ _ in }, { _ in })
        session.run("experiment no-identifier")

        // When
        let texts = try [0, 1, 2, 3, 4].flatMap { count in
            if count > 0 { session.run("scroll 1") }
            return try [nil, 71, 60].map { columns in
                "— after \(count), \(columns.map(String.init) ?? "any")\n"
                    + (try drawing(in: session, columns: columns))
            }
        }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Outlets-written.txt")
    }

    @Test("A screen with one row lists one load, without earlier values")
    func once() throws {
        // Given
        let session = TableCellSession(rows: 1)
        (session.output, session.errors) = ({ _ in }, { _ in })

        // When
        let first = try drawing(in: session, columns: nil)
        session.run("reset")
        let again = try drawing(in: session, columns: nil)

        // Then
        expect(!first.contains("Written") && first.contains("when the screen was first made"))
        expect(!again.contains("Written") && again.contains("during \"reset\""))
    }
}

extension UIViewController {
    /// The controllers, from this one on, that have an outlet.
    fileprivate func controllersWith(outlet name: String) -> [UIViewController] {
        (Outlets(of: self).names.contains(name) ? [self] : []) + children.flatMap { $0.controllersWith(outlet: name) }
    }
}
