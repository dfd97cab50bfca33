/// The phases of the Moon from the new moon of 26 October 2011 on.
public typealias LunarCalendar = NumberedList<LunarEvent>
