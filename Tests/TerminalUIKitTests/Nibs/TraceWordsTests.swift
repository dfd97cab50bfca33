import TerminalTesting
import TerminalUIKit
import Testing

/// The words of a trace while a nib is loaded, about steps that were taken or left out.
struct TraceWordsTests {
    /// The steps of loading a nib, each with all its parts.
    private func steps(_ objects: String, ownerHas connections: String = "", owner: AnyObject? = nil) -> [String] {
        let world = World()
        world.log = { _ in }
        let nib = Nib.make(owner: connections, objects, in: world)
        var steps: [String] = []
        world.trace.sink = { step in
            // Objects without an id are called by a number, which counts all there are in the world.
            let parts = [
                step.key, step.counterpart?.className, step.counterpartID, step.place?.description, step.words,
            ]
            steps.append(
                (["\(step.event) \(step.object) \(step.class)"] + parts.map { $0 ?? "–" }).joined(separator: " | "))
        }
        world.run { _ = try? nib.objects(withOwner: owner) }
        return steps
    }

    @Test("Each traced step has its cause and its object, and so has each omission, with its reason")
    func words() throws {
        // Given
        let action = #"<action selector="ring:" destination="-1" id="a1"/>"#
        let nibs = [
            ("a view that sends no actions", #"<view id="v"><connections>\#(action)</connections></view>"#, ""),
            (
                "actions and outlets of nobody", #"<view id="v"/>"#,
                #"<action selector="ring:" destination="v" id="a1"/>"#
            ),
            (
                "up the responder chain",
                #"<button id="b"><connections><action selector="ring:" destination="-2" eventType="touchUpInside" id="a1"/></connections></button>"#,
                ""
            ),
            (
                "what is nil",
                #"<tableView id="t"><connections><outlet property="delegate" destination="-1" id="o1"/><outlet property="dataSource" destination="gone" id="o2"/></connections></tableView>"#,
                ""
            ),
            (
                "a connection of no known kind",
                #"<view id="v"><connections><moonbeam destination="-1" id="m1"/></connections></view>"#, ""
            ),
            ("no known class", #"<label id="v" customClass="Dark" customModule="Dark"/>"#, ""),
            (
                "no known element",
                #"<moonView id="v"><rect key="frame" x="1" y="2" width="3" height="4"/></moonView>"#, ""
            ),
            (
                "what starts from a stand-in",
                #"<moonView id="v"><connections>\#(action)<outlet property="x" destination="w" id="o1"/></connections></moonView><view id="w"/>"#,
                ""
            ),
            (
                "attributes, kept and not",
                #"<label id="v"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="text" value="Moon"/><userDefinedRuntimeAttribute type="string" keyPath="moon" value="full"/></userDefinedRuntimeAttributes></label>"#,
                ""
            ),
            (
                "gestures",
                #"<view id="v"><connections><outletCollection property="gestureRecognizers" destination="g" id="o1"/></connections></view><tapGestureRecognizer id="g"/>"#,
                ""
            ),
            (
                "a constraint to nothing",
                #"<view id="v"><constraints><constraint firstItem="gone" firstAttribute="top" secondItem="v" secondAttribute="top" id="c1"/></constraints></view>"#,
                ""
            ),
        ]

        // When
        let lines = nibs.flatMap { name, objects, connections in
            ["— \(name)"] + steps(objects, ownerHas: connections)
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Traces-of-nibs.txt")
    }

    @Test(
        """
        A listener for delegates gets only their calls, even if there is no listener for steps
        """, arguments: [true, false])
    func delegates(hearsSteps: Bool) throws {
        // Given
        let (world, sender, delegate) = (World(), UIView(), UIView())
        var (calls, steps): ([String], [String?]) = ([], [])
        world.trace.delegateSink = { calls.append($0.method) }
        if hearsSteps { world.trace.sink = { steps.append($0.words) } }

        // When
        world.run {
            Trace.tell("shines", to: delegate, from: sender)
            Trace.call("waning", isThere: true, from: sender)
            Trace.call("waxing", isThere: false, from: sender)
        }

        // Then
        expect(calls, equals: ["shines", "waning", "waxing"])
        expect(
            steps.dropFirst(), equals: (hearsSteps ? ["waning → a closure", "waxing → nil: there is no delegate"] : []))
    }

    @Test("Without a listener, no events are created", arguments: [true, false])
    func nobody(isThere: Bool) {
        // Given
        let (world, sender) = (World(), UIView())
        var made = 0
        func method() -> String {
            made += 1
            return "shines"
        }
        if isThere { world.trace.delegateSink = { _ in } }

        // When
        world.run { Trace.tell(method(), to: nil, from: sender) }

        // Then
        expect(made, equals: (isThere ? 1 : 0))
    }
}
