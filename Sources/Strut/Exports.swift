// What Strut's own public declarations are made of comes with them: geometry, and what diagnostics say and where.
@_exported import enum StrutCore.Axis
@_exported import struct StrutCore.Diagnostic
@_exported import enum StrutCore.Limit
@_exported import struct StrutCore.Limits
@_exported import struct StrutCore.Point
@_exported import struct StrutCore.Rect
@_exported import struct StrutCore.Size
@_exported import struct StrutCore.SourcePosition
@_exported import struct StrutCore.SourceRange
@_exported import struct StrutCore.SourceText
