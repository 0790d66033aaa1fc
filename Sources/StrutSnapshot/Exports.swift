@_exported import protocol Strut.Component
// What the library's own public declarations are made of comes with them.
@_exported import class Strut.Document
@_exported import struct Strut.Element
@_exported import enum StrutGolden.Tolerance
