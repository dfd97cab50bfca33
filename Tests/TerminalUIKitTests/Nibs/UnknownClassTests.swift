import InterfaceBuilder
import TerminalTesting
import Testing
import UIKitExtras

@testable import Views

/// Loading a program's own nib whose classes aren't in the program, as on iOS.
///
/// The two messages, one after the other, stand in logs such as ketzusaka/KEZCollectionViewTableLayout #1 on GitHub.
struct UnknownClassTests {
    private let world = World()

    /// Returns the messages that loading some objects logs, and the exception at its end.
    private func messages(
        _ objects: String, inModule module: String? = nil
    ) throws -> (log: [String], exception: String) {
        var log: [String] = []
        world.log = { log.append($0) }
        let document = try IBDocument(data: Data(Nib.text(objects).utf8), file: "Moon.xib")
        let error = world.run {
            let nib = UINib(NibContents(document.objects), of: NibFile(document: document, module: module))
            return #expect(throws: NibError.self) { try nib.objects(withOwner: nil) }
        }
        return (log, error?.exception.description ?? "")
    }

    private static let outlet = #"<connections><outlet property="caption" destination="l1" id="c1"/></connections>"#

    @Test(
        "A missing class is logged by its Objective-C name, and outlets of its type reject UIKit's class",
        arguments: [
            ("tableViewCell", "UITableViewCell"), ("collectionViewCell", "UICollectionViewCell"), ("view", "UIView"),
            ("button", "UIButton"), ("collectionReusableView", "UICollectionReusableView"),
            ("tapGestureRecognizer", "UITapGestureRecognizer"), ("customObject", "NSObject"),
        ])
    func gone(element: String, class name: String) throws {
        // Given
        let object = #"<\#(element) customClass="GoneView" customModule="Moons" id="v1">\#(Self.outlet)</\#(element)>"#

        // When
        let (log, exception) = try messages(object + #"<label id="l1"/>"#)

        // Then
        expect(log, equals: ["Unknown class _TtC5Moons8GoneView in Interface Builder file."])
        let end = "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key caption.'"
        expect(exception, contains: "'NSUnknownKeyException', reason: '[<\(name)")
        expect(exception, contains: end)
    }

    @Test(
        "A Swift class isn't found without its module, or with another module",
        arguments: [
            ("", "MoonLabel"), (#"customModule="Elsewhere""#, "_TtC9Elsewhere9MoonLabel"),
            (#"customModule="TerminalUIKit""#, "_TtC13TerminalUIKit9MoonLabel"),
        ])
    func misnamed(attributes: String, logged: String) throws {
        // Given
        let label = #"<label customClass="MoonLabel" \#(attributes) id="l1">\#(Self.outlet)</label>"#

        // When
        let (log, exception) = try messages(label, inModule: "TerminalUIKitTests")

        // Then
        expect(log, equals: ["Unknown class \(logged) in Interface Builder file."])
        expect(exception, contains: "[<UILabel #")
    }

    @Test("A class that inherits its module from the target is found there, whatever module the file contains")
    func inherited() throws {
        // Given
        let modules = [#"customModule="Elsewhere""#, #"customModule="TerminalUIKitTests""#, ""]
        let documents = try modules.map { module in
            let label = #"<label customClass="MoonLabel" \#(module) customModuleProvider="target" id="l1"/>"#
            return try IBDocument(data: Data(Nib.text(label).utf8), file: "Moon.xib")
        }

        // When
        let objects = try documents.flatMap { document in
            try UINib(
                NibContents(document.objects), of: NibFile(document: document, module: "TerminalUIKitTests")
            ).objects(withOwner: nil)
        }

        // Then
        expect(objects.map { $0 is MoonLabel }, equals: [true, true, true])
    }

    @Test("Classes of UIKit are found without a module, like all Objective-C classes")
    func ofUIKit() throws {
        // Given
        let nib = Nib.make(#"<view customClass="UITableViewHeaderFooterView" id="v1"/>"#)

        // When
        let objects = try nib.objects(withOwner: nil)

        // Then
        expect(objects.first is UITableViewHeaderFooterView)
    }

    @Test("A runtime attribute of a missing class is logged, and not set")
    func attribute() throws {
        // Given
        var log: [String] = []
        world.log = { log.append($0) }
        let nib = Nib.make(
            """
            <textField customClass="GlowField" customModule="Moons" id="v1"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="glow"><integer key="value" value="2"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></textField>
            """, in: world)

        // When
        let objects = try nib.objects(withOwner: nil)

        // Then: raulriera/TextFieldEffects #19
        expect(objects.first is UITextField)
        expect(
            log,
            equals: [
                "Unknown class _TtC5Moons9GlowField in Interface Builder file.",
                "Failed to set (glow) user defined inspected property on (UITextField): [<UITextField #1> "
                    + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key glow.",
            ])
    }

    @Test("An action of an object with a missing class is connected, and ends the program at the tap")
    func action() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let objects = Nib.make(
                    """
                    <customObject customClass="MoonFinder" customModule="Moons" id="o1"/><button id="b1"><connections>
                    <action selector="find:" destination="o1" eventType="touchUpInside" id="c1"/></connections></button>
                    """
                ).instantiate(withOwner: nil)
                (objects.last as? UIButton)?.tap()
            }
        }

        // Then
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(message, contains: "Unknown class _TtC5Moons10MoonFinder in Interface Builder file.")
        expect(message, contains: "-[NSObject find:]: unrecognized selector sent to instance <NSObject")
    }

    @Test("The error about an outlet for an object of a missing class names that class")
    func outletToGone() throws {
        // Given
        let finder = """
            <customObject id="o1" \(Nib.custom(Finder.self))><connections>
            <outlet property="label" destination="v1" id="c1"/></connections></customObject>
            """
        let view = #"<view customClass="GlowLabel" customModule="Moons" id="v1"/>"#

        // When
        let error = #expect(throws: NibError.self) { try Nib.make(finder + view).objects(withOwner: nil) }

        // Then
        expect(
            error?.description ?? "",
            contains: "takes UILabel, but object v1 is a UIView, in place of the unknown class GlowLabel")
    }

    @Test("A scene whose controller class is missing has UIKit's controller, which lacks the outlet")
    func scene() throws {
        // Given
        let story = try Story.make(
            initial: "C1",
            """
            <viewController customClass="GoneController" customModule="Moons" id="C1" sceneMemberID="viewController">
            <connections><outlet property="caption" destination="l1" id="c1"/></connections></viewController>
            <label id="l1"/>
            """)

        // When
        let error = #expect(throws: NibError.self) { try story.initialViewController() }

        // Then
        expect(error?.exception.reason ?? "", contains: "[<UIViewController #")
        expect(error?.exception.reason ?? "", contains: "for the key caption.")
    }

    @Test("A header of a missing class is a plain view, so its nib is refused")
    func header() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView(frame: .zero)
                table.register(
                    Nib.make(#"<view customClass="MonthHeader" customModule="Moons" id="v1"/>"#),
                    forHeaderFooterViewReuseIdentifier: "month")
                _ = table.dequeueReusableHeaderFooterView(withIdentifier: "month")
            }
        }

        // Then
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(message, contains: "Unknown class _TtC5Moons11MonthHeader in Interface Builder file.")
        expect(
            message,
            contains: "invalid nib registered for identifier (month) - nib must contain exactly one top level object "
                + "which must be a UITableViewHeaderFooterView instance")
    }
}

final class MoonLabel: UILabel {}
