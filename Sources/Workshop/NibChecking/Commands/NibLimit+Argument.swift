package import ArgumentParser
package import Inspection

nonisolated extension NibLimit: ExpressibleByArgument {
    package init?(argument: String) {
        if argument == "none" {
            self = .unlimited
        } else if let seconds = Double(argument), seconds >= 0 {
            self = .seconds(seconds)
        } else {
            return nil
        }
    }
}

extension ArgumentHelp {
    package nonisolated static var limit: ArgumentHelp {
        ArgumentHelp(
            "The computing time that a file may take, in seconds, or none for no limit of time and memory.",
            valueName: "seconds")
    }
}
