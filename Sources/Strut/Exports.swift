// A program that imports Strut gets the values that Strut's own declarations are made of.
@_exported import StrutCore
@_exported import StrutLayout
