public import ArgumentParser
internal import PlainText
internal import ReusableViews

/// The options of programs that show dates. The user's environment determines those that are missing.
public struct DateOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The current date, such as 2011-10-29 or 2011-10-29T11:28.", valueName: "date"))
    var now: String?

    @Option(help: "The language and region, such as en_US or de_DE.")
    var locale: String?

    @Option(help: ArgumentHelp("The time zone, such as GMT or Europe/London.", valueName: "zone"))
    var timeZone: String?

    /// Creates options to be parsed.
    public init() {}

    /// Throws `ValidationError` if there is no such date, language or time zone.
    public func validate() throws {
        if let now, Self.moment(now, in: .gmt) == nil {
            throw ValidationError("--now takes a date such as 2011-10-29 or 2011-10-29T11:28")
        }
        if let locale, Locale(named: locale)?.language.languageCode?.isISOLanguage != true {
            throw ValidationError("there is no language in --locale \(locale); write it as en_US or de_DE")
        }
        if let timeZone, TimeZone(identifier: timeZone) == nil {
            let nearest = nearestName(to: timeZone, among: TimeZone.knownTimeZoneIdentifiers)
            throw ValidationError(
                "there is no time zone \"\(timeZone)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""))
        }
    }

    /// Runs a closure that makes something, such as a session, in a new world whose pickers use these options.
    @MainActor public func run<Result>(_ make: () throws -> Result) rethrows -> Result {
        let world = World(like: .current)
        world.calendar = Calendar.current
        world.calendar.locale = locale.flatMap(Locale.init(named:)) ?? .current
        if let zone = timeZone.flatMap(TimeZone.init(identifier:)) { world.calendar.timeZone = zone }
        if let date = now.flatMap({ Self.moment($0, in: world.calendar.timeZone) }) { world.now = { date } }
        return try world.run(make)
    }

    /// The options as another process takes them.
    public var arguments: [String] {
        [("--now", now), ("--locale", locale), ("--time-zone", timeZone)].flatMap { name, value in
            value.map { [name, $0] } ?? []
        }
    }

    private static func moment(_ text: String, in timeZone: TimeZone) -> Date? {
        let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
        guard let day = CalendarDay(parts[0]) else { return nil }
        guard parts.count == 2 else { return day.date(in: timeZone) }
        let clock = parts[1].split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard clock.count == 2, let hour = clock[0], let minute = clock[1], (0..<24).contains(hour),
            (0..<60).contains(minute)
        else { return nil }
        return day.date(hour: hour, minute: minute, in: timeZone)
    }
}
