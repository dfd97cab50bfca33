import InterfaceBuilder

/// Who is told of the loads of a document that is only looked at, and has nothing of them refused.
///
/// Placeholders of such a document accept every outlet and action, and what Interface Builder notes for itself counts.
package protocol NibObserver: AnyObject {
    /// The document.
    var document: IBDocument { get }

    /// The picture with a name that lies beside the document; nil if there is none.
    func image(named name: String) -> UIImage?

    /// Something is wrong.
    func note(_ fault: IBFault)
    /// An object was made, or none could be.
    func note(_ instance: NSObject?, of object: IBObject)
    /// What an object should be is not here: something else stands for it.
    func note(_ object: IBObject, replacedBy type: any NSCoding.Type)
    /// A constraint was made.
    func note(_ constraint: NSLayoutConstraint, made description: IBConstraint, of owner: IBObject)
    /// A class here lacks what UIKit's has: `outlet refreshControl of UITableView`.
    func note(lack member: String, of object: IBObject)
    /// Whether it wants to know which keys are asked for.
    var notesKeys: Bool { get }
    /// What decodes an object has asked for keys.
    func note(keys: [String], of object: IBObject)
}
