import Foundation
import PlainText

/// A moment at which the Moon reaches one of its four phases.
///
/// Events are numbered without end in both directions. Event 0 is the new moon of 26 October 2011. Events aren't
/// stored: the moment is computed when asked for, after Meeus, *Astronomical Algorithms*, chapter 49, with its largest
/// terms. Within a few centuries of today it is right to a quarter of an hour.
public nonisolated struct LunarEvent: Numbered, Hashable {
    /// The event's number.
    public let index: Int

    /// Creates the event with a number.
    public init(index: Int) { self.index = index }

    /// The phase.
    public var phase: MoonPhase { MoonPhase(rawValue: ((index % 4) + 4) % 4)! }

    /// The moment in dynamical time, about a minute ahead of the clock.
    public var date: Date {
        let julianDay = meanJulianDay + correction
        return Date(timeIntervalSince1970: (julianDay - 2_440_587.5) * 86_400)
    }

    /// The day and time in Greenwich, as `2011.10.26 19:58`.
    ///
    /// The calendar's date is computed after Meeus, chapter 7. A `Calendar` takes as long as all else that a row needs.
    public var dateString: String {
        let minutes = (date.timeIntervalSince1970 / 60).rounded(.down).whole(in: -(1 << 40)...(1 << 40))
        let minute = ((minutes % 1440) + 1440) % 1440
        let julianDay = (minutes - minute) / 1440 + 2_440_588
        let centuries = (4 * julianDay - 7_468_865) / 146_097
        // The Gregorian calendar begins on 15 October 1582.
        let day = julianDay < 2_299_161 ? julianDay + 1524 : julianDay + 1525 + centuries - centuries / 4
        let year = (20 * day - 2442) / 7305
        let dayOfYear = day - 1461 * year / 4
        let month = dayOfYear * 10_000 / 306_001
        let dayOfMonth = dayOfYear - 306_001 * month / 10_000
        // As bytes, because joined strings take several times as long.
        var text: [UInt8] = []
        text.reserveCapacity(24)
        text.append(contentsOf: String(year - (month < 14 ? 4716 : 4715)).utf8)
        func append(_ separator: Unicode.Scalar, _ number: Int) {
            text.append(UInt8(ascii: separator))
            // The formula has no such parts, except for days thousands of years before the calendar.
            guard (0..<100).contains(number) else { return text.append(contentsOf: "0\(number)".utf8) }
            text.append(UInt8(ascii: "0") + UInt8(number / 10))
            text.append(UInt8(ascii: "0") + UInt8(number % 10))
        }
        append(".", month < 14 ? month - 1 : month - 13)
        append(".", dayOfMonth)
        append(" ", minute / 60)
        append(":", minute % 60)
        return String(decoding: text, as: UTF8.self)
    }

    // MARK: Astronomy

    /// Lunations since the new moon of 6 January 2000, in quarters.
    private var lunations: Double { 146 + Double(index) / 4 }

    private var centuries: Double { lunations / 1236.85 }

    private var meanJulianDay: Double {
        2_451_550.09766 + 29.530588861 * lunations + 0.00015437 * centuries * centuries
    }

    /// The difference from the average moment, in days: the orbits are ellipses.
    private var correction: Double {
        let eccentricity = 1 - 0.002516 * centuries - 0.0000074 * centuries * centuries
        let sun = radians(2.5534 + 29.1053567 * lunations)
        let moon = radians(201.5643 + 385.81693528 * lunations + 0.0107582 * centuries * centuries)
        let latitude = radians(160.7108 + 390.67050284 * lunations - 0.0016118 * centuries * centuries)
        let angles = [
            sin(moon), eccentricity * sin(sun), sin(2 * moon), sin(2 * latitude), eccentricity * sin(moon - sun),
            eccentricity * sin(moon + sun), eccentricity * eccentricity * sin(2 * sun), sin(moon - 2 * latitude),
        ]
        let sum = zip(terms, angles).reduce(0) { $0 + $1.0 * $1.1 }
        let quarter = 0.00306 - 0.00038 * eccentricity * cos(sun) + 0.00026 * cos(moon)
        return switch phase {
        case .new, .full: sum
        case .firstQuarter: sum + quarter
        case .lastQuarter: sum - quarter
        }
    }

    private var terms: [Double] {
        switch phase {
        case .new: [-0.4072, 0.17241, 0.01608, 0.01039, 0.00739, -0.00514, 0.00208, -0.00111]
        case .full: [-0.40614, 0.17302, 0.01614, 0.01043, 0.00734, -0.00515, 0.00209, -0.00111]
        case .firstQuarter, .lastQuarter: [-0.62801, 0.17172, 0.00862, 0.00804, 0.00454, -0.01183, 0.00204, -0.0018]
        }
    }

    private func radians(_ degrees: Double) -> Double {
        degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
    }
}

/// The phases of the Moon from the new moon of 26 October 2011 on.
public typealias LunarCalendar = NumberedList<LunarEvent>
