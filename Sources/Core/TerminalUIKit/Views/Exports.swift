// Importing UIKit brings Foundation with it, and so does this module; what draws is UIKit to whoever imports it.
@_exported import Drawing
@_exported import Foundation
// What is wrong with a nib, and what UIKit raises for it, is said in types of the module that reads it.
@_exported import struct InterfaceBuilder.IBFault
@_exported import struct InterfaceBuilder.NibError
@_exported import struct InterfaceBuilder.UIKitException
