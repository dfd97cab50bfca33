/// A view that a user operates, and that tells its targets.
///
/// Targets are held weakly, as in UIKit. Where UIKit takes a `Selector`, this takes the method itself
/// (`PhaseController.done`) or its name in the target's table (`"done:"`).
open class UIControl: UIView, ActionSending {
    private struct Entry {
        let action: TargetAction
        var events: Event
    }

    private var entries: [Entry] = []

    /// A Boolean value that determines whether the control takes touches. It looks different when it does not.
    open var isEnabled = true
    /// A Boolean value that determines whether the control is selected.
    open var isSelected = false
    /// A Boolean value that determines whether the control is highlighted, as while it is touched.
    open var isHighlighted = false
    /// The horizontal alignment of the content.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// The vertical alignment of the content. Stored without effect, for nibs: it is drawn in the middle.
    open var contentVerticalAlignment = ContentVerticalAlignment.center

    /// The current state of the control.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// The properties that a nib can set by name, in addition to the properties of every view.
    open override class var inspectables: [String: Inspectable] {
        [
            "enabled": Inspectable(\UIControl.isEnabled), "highlighted": Inspectable(\UIControl.isHighlighted),
            "selected": Inspectable(\UIControl.isSelected),
        ]
    }

    // Targets are connected afterwards. An archive doesn't contain them.
    @_spi(Overriding) open override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.isEnabled, "enabled")
        coder.code(self, \.isSelected, "selected")
        coder.code(self, \.isHighlighted, "highlighted")
        coder.code(self, \.contentHorizontalAlignment, "contentHorizontalAlignment")
        coder.code(self, \.contentVerticalAlignment, "contentVerticalAlignment")
    }

    // MARK: Targets

    /// Adds a target, whose method is called by its name when events occur. Adding it again adds the events.
    ///
    /// - Parameters:
    ///   - target: The object with the method, or nil for the first object in the responder chain that implements it.
    ///   - selector: The method's name in ``NibObject/actions``.
    ///   - events: The events.
    open func addTarget(_ target: AnyObject?, action selector: String, for events: Event) {
        add(TargetAction(target: target, selector: selector), for: events)
    }

    /// Calls a method without parameters when events occur: `addTarget(self, action: PhaseController.done, for: …)`.
    ///
    /// A line that runs again has no effect: `cellForRowAt` may add the same target to each reused cell.
    ///
    /// - Note: In UIKit, the same method is also one if another line adds it. Swift can't compare methods of two lines,
    ///   so here it is called twice. The same name in two lines, `action: "done:"`, is one action.
    public final func addTarget<Target: AnyObject>(
        _ target: Target?, action: @escaping (Target) -> @MainActor () -> Void, for events: Event
    ) { add(TargetAction(target: target, action: Action(action)), for: events) }

    /// Adds a target, whose method is called with the sender when events occur.
    public final func addTarget<Target: AnyObject, Sender>(
        _ target: Target?, action: @escaping (Target) -> @MainActor (Sender) -> Void, for events: Event
    ) { add(TargetAction(target: target, action: Action(action)), for: events) }

    /// Adds a target, whose method is called with the sender and the event when events occur.
    public final func addTarget<Target: AnyObject, Sender>(
        _ target: Target?, action: @escaping (Target) -> @MainActor (Sender, UIEvent?) -> Void, for events: Event
    ) { add(TargetAction(target: target, action: Action(action)), for: events) }

    /// Removes targets.
    ///
    /// - Parameters:
    ///   - target: The object with the methods, or nil for all objects.
    ///   - selector: The method's name, or nil for all methods, also those without a name.
    ///   - events: The events on which the methods aren't called any more.
    open func removeTarget(_ target: AnyObject?, action selector: String?, for events: Event) {
        for index in entries.indices {
            let action = entries[index].action
            guard target == nil || action.target === target, selector == nil || action.selector == selector else {
                continue
            }
            entries[index].events.subtract(events)
        }
        forgetUnused()
    }

    private var closures: [(action: UIAction, events: Event)] = []

    /// Adds an action, whose closure is called when events occur, after all methods. It replaces an action with the
    /// same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        closures.append((action, controlEvents))
    }
    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        for index in closures.indices where closures[index].action.identifier == action.identifier {
            closures[index].events.subtract(controlEvents)
        }
        closures.removeAll { $0.events.isEmpty }
    }
    /// Calls an action's closure. Override it to observe, change or stop actions.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// The targets that are alive.
    open var allTargets: Set<NSObject> { Set(entries.compactMap { $0.action.target as? NSObject }) }

    /// The events that have targets.
    open var allControlEvents: Event {
        entries.filter { !$0.action.isDead }.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Returns the names of a target's methods that are called on an event, or nil if there are none. Methods that were
    /// added without a name aren't among them.
    open func actions(forTarget target: AnyObject?, forControlEvent event: Event) -> [String]? {
        let names = entries.filter { $0.action.target === target && !$0.events.isDisjoint(with: event) }
            .compactMap(\.action.selector)
        return names.isEmpty ? nil : names
    }

    /// Takes an action that a nib connects.
    package func connect(_ action: TargetAction, eventType: String?) -> Bool {
        guard let event = eventType.flatMap(Event.init(nibName:)) else { return false }
        add(action, for: event)
        return true
    }

    private func add(_ action: TargetAction, for events: Event) {
        forgetUnused()
        if let index = entries.firstIndex(where: { $0.action.isSame(as: action) }) {
            entries[index].events.formUnion(events)
        } else {
            entries.append(Entry(action: action, events: events))
        }
    }

    private func forgetUnused() { entries.removeAll { $0.events.isEmpty || $0.action.isDead } }

    // MARK: Touches

    /// Does nothing: a control keeps its touches to itself.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Does nothing.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Does nothing.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    // MARK: Sending

    /// Calls the targets of the events, in the order they were added, even if disabled, those with a selector through
    /// ``sendAction(_:to:for:)``.
    open func sendActions(for events: Event) {
        // A copy: who is called may add and remove targets.
        for entry in entries where !entry.events.isDisjoint(with: events) && !entry.action.isDead {
            cause = entry.events.intersection(events).names
            if let selector = entry.action.selector {
                sendAction(selector, to: entry.action.target, for: nil)
            } else {
                send(entry.action, for: nil)
            }
        }
        for (action, own) in closures where !own.isDisjoint(with: events) { sendAction(action) }
    }
    /// The names of the events that a trace gives as the cause of the next action.
    private var cause: String?

    /// Calls a method of a target by its name. Override it to observe, change or stop actions.
    ///
    /// - Parameters:
    ///   - selector: The method's name, such as `done:`.
    ///   - target: The object with the method, or nil for the first object in the responder chain that implements it.
    ///   - event: The event for the method's argument.
    open func sendAction(_ selector: String, to target: AnyObject?, for event: UIEvent?) {
        send(TargetAction(target: target, selector: selector), for: event)
    }

    private func send(_ action: TargetAction, for event: UIEvent?) {
        let cause = cause ?? "sent"
        self.cause = nil
        action.send(from: self, chain: self, event: event, cause: cause)
    }

    /// Does the same as a user's tap. Not in UIKit, where the system sends touches.
    ///
    /// - Parameter point: The place in the control's own coordinates, or nil for its middle.
    /// - Returns: `true` if the control takes touches.
    @discardableResult
    public func tap(at point: CGPoint? = nil) -> Bool {
        guard isEnabled, isUserInteractionEnabled, !isHidden else { return false }
        sendActions(for: .touchDown)
        handleTap(at: point ?? CGPoint(x: bounds.midX, y: bounds.midY))
        return true
    }

    /// Handles a tap at a point.
    @_spi(Overriding) open func handleTap(at point: CGPoint) { sendActions(for: .touchUpInside) }
}
