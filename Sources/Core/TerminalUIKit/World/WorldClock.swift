/// The time of a world, and the work that waits for it, such as the completion of an animation or a slow source of
/// pictures.
///
/// A program whose user can wait moves it: with the wall's clock at a prompt, and with `wait` in a script. Without such
/// a program, work doesn't wait.
package final class WorldClock {
    /// A Boolean value that determines whether work waits for its time. Otherwise it is done at once.
    package var isRunning = false
    /// The seconds since the beginning.
    private(set) var time: TimeInterval = 0
    private var waiting: [(due: TimeInterval, work: () -> Void)] = []

    /// The number of seconds until work is due, or nil if none waits.
    package var untilNext: TimeInterval? { waiting.first.map { max(0, $0.due - time) } }

    /// Does work after some seconds.
    package func perform(after delay: TimeInterval, _ work: @escaping () -> Void) {
        guard isRunning else { return work() }
        let due = time + (delay > 0 ? delay : 0)
        let index = waiting.firstIndex { $0.due > due } ?? waiting.endIndex
        waiting.insert((due, work), at: index)
    }

    /// Lets some seconds pass, and does the work that is due by then, except for work that this work adds for now.
    package func pass(_ seconds: TimeInterval) {
        time += seconds
        let due = waiting.prefix { $0.due <= time }
        waiting.removeFirst(due.count)
        for (_, work) in due { work() }
    }

    /// Discards the work that waits.
    package func forget() { waiting = [] }
}
