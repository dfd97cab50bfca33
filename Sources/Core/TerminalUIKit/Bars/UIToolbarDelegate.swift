/// The delegate of a toolbar, which calls no method of it. It exists for nibs that connect one.
@preconcurrency @MainActor public protocol UIToolbarDelegate: AnyObject {}
