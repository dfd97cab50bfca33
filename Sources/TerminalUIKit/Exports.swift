@_exported import Foundation
import InterfaceBuilder
