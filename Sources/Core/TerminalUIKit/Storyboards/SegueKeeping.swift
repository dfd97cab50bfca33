/// An object that performs a segue by itself when it is tapped, and sends no actions: a cell.
package protocol SegueKeeping: AnyObject {
    /// Takes a segue that a storyboard lets start from it.
    func keep(_ segue: SegueTemplate)
}
