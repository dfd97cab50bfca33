/// The first property of every class here whose objects can be attributes of strings.
///
/// To see whether neighboring pieces look alike, Foundation on Linux has its part in C compare their attributes. That
/// takes the first word behind an object's header for its type, and ends the process unless it is one that it knows.
/// This is the plainest of them, whose objects it asks themselves whether they are equal.
nonisolated let attributeValueType: UInt = 0x100
