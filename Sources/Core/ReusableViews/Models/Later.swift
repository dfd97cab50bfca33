/// Calls a closure after some seconds of the session's time, which `wait` passes in a script. At a prompt it passes by
/// itself.
///
/// It stands for slow work, such as a download. An app would use a network or a queue, whose time can't be passed.
public func perform(after seconds: TimeInterval, _ work: @escaping () -> Void) {
    World.current.clock.perform(after: seconds, work)
}
