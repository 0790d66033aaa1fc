import Foundation

/// The folder that holds `Package.swift`, found from where this file was compiled.
public let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
