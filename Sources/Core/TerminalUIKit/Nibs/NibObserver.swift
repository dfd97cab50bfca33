import InterfaceBuilder

/// The methods that the loads of a document that is only looked at call on their observer, which accepts everything.
///
/// Placeholders of such a document accept every outlet and action, and the notes of Interface Builder for itself count.
package protocol NibObserver: AnyObject {
    /// The document.
    var document: IBDocument { get }

    /// The picture with a name that lies beside the document, or nil if there isn't one.
    func image(named name: String) -> UIImage?
    /// The measures of the font with a PostScript name whose file lies beside the document, or nil if there isn't one.
    func measures(ofFont name: String) -> FontMeasures?

    /// Tells the observer of a fault.
    func note(_ fault: IBFault)
    /// Tells the observer that an object was made, or couldn't be.
    func note(_ instance: NSObject?, of object: IBObject)
    /// Tells the observer that the class of an object is not here, and that another class replaces it.
    func note(_ object: IBObject, replacedBy type: AnyClass)
    /// Tells the observer that a constraint was made.
    func note(_ constraint: NSLayoutConstraint, made description: IBConstraint, of owner: IBObject)
    /// Tells the observer of a member that UIKit's class has and the one here lacks: `outlet refreshControl of
    /// UITableView`.
    func note(lack member: String, of object: IBObject)
    /// A Boolean value that indicates whether the observer wants to know which keys are requested.
    var notesKeys: Bool { get }
    /// Tells the observer which keys were requested while an object was decoded.
    func note(keys: [String], of object: IBObject)
}
