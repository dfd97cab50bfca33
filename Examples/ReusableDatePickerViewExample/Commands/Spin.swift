import ArgumentParser
import ExampleShell

struct Spin: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Turn a wheel of the date picker.",
        discussion: "A day that the month does not have becomes its last.")

    enum Wheel: String, ExpressibleByArgument, CaseIterable {
        case year, month, day
    }

    @Argument(help: "Which wheel.")
    var wheel: Wheel

    @Argument(help: "How many rows further, or back by a negative number.")
    var steps: Int

    func run(in session: DatePickerSession) throws {
        let wheels = try session.wheels()
        switch wheel {
        case .year: wheels.spin(.year, by: steps)
        case .month: wheels.spin(.month, by: steps)
        case .day: wheels.spin(.day, by: steps)
        }
    }
}
