/// The way of a controller into its parent, or out of it.
enum ParentMovement {
    case none, toParent, fromParent
}
