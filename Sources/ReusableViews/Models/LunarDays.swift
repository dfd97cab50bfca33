/// The days of the Moon from a new moon on.
public typealias LunarDays = NumberedList<LunarDay>
