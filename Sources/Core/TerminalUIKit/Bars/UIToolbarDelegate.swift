/// The delegate of a toolbar, which is asked nothing: it is there for nibs that connect one.
@preconcurrency @MainActor public protocol UIToolbarDelegate: AnyObject {}
