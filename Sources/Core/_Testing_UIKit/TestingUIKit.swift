// The compiler imports this module, which is empty, into files that import Testing and a UIKit.
