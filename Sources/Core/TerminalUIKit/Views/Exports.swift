// Importing UIKit brings Foundation with it, and so does this module. For its users, `Drawing` is a part of UIKit.
@_exported import Drawing
@_exported import Foundation
// The module that reads nibs has the types for faults in a nib, and for UIKit's exceptions about it.
@_exported import struct InterfaceBuilder.IBFault
@_exported import struct InterfaceBuilder.NibError
@_exported import struct InterfaceBuilder.UIKitException
