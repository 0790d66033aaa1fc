// What the engine's own public declarations are made of comes with them.
@_exported import struct StrutConstraints.ConstraintAttributes
@_exported import struct StrutConstraints.ConstraintStatement
@_exported import struct StrutConstraints.Priority
@_exported import enum StrutCore.Direction
@_exported import struct StrutCore.Edges
@_exported import struct StrutCore.Point
@_exported import struct StrutCore.Rect
@_exported import struct StrutCore.Size
