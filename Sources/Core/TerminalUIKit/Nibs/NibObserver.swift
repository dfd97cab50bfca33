import InterfaceBuilder

/// The methods that the loads of a document that is only looked at call on their observer; none of it is refused.
///
/// Placeholders of such a document accept every outlet and action, and the notes of Interface Builder for itself count.
package protocol NibObserver: AnyObject {
    /// The document.
    var document: IBDocument { get }

    /// The picture with a name that lies beside the document; nil if there is none.
    func image(named name: String) -> UIImage?

    /// Something is wrong.
    func note(_ fault: IBFault)
    /// An object was made, or none could be.
    func note(_ instance: NSObject?, of object: IBObject)
    /// Tells the observer that the class of an object is not here, and that another class replaces it.
    func note(_ object: IBObject, replacedBy type: any NSCoding.Type)
    /// A constraint was made.
    func note(_ constraint: NSLayoutConstraint, made description: IBConstraint, of owner: IBObject)
    /// A class here lacks what UIKit's has: `outlet refreshControl of UITableView`.
    func note(lack member: String, of object: IBObject)
    /// A Boolean value that indicates whether the observer wants to know which keys are requested.
    var notesKeys: Bool { get }
    /// Tells the observer which keys were requested while an object was decoded.
    func note(keys: [String], of object: IBObject)
}
