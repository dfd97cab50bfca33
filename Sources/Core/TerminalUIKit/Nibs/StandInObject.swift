/// Stands where a nib has an object that is no view, of a class or an element that is not here: a gesture recognizer.
///
/// The object keeps the place among the top-level objects. UIKit makes an `NSObject` where the class is unknown.
final class StandInObject: NSObject, NSCoding {
    init?(coder: NSCoder) { super.init() }

    func encode(with coder: NSCoder) {}
}
