import ArgumentParser

extension EventDate: ExpressibleByArgument {}
