import Foundation

/// The lists of faults under `Tests/Mutations`: one file for each module, named after it.
///
/// A fault is a block of lines, each with a key and its value:
///
/// ```text
/// fault clip-forgotten
/// file Painters/Cairo/CairoPainter.swift
/// in case .clip(let shape): groups.append(.plain(state))
/// old .plain(state)
/// new .plain(other)
/// by PaintFixtureTests
/// ```
///
/// `in` may be left out where the file has the old text once. `skip` instead of `old` and `new` names statements that are
/// left out, and `text` instead of `new` what takes a build of its own, such as a declaration. White space counts as one
/// space, so that a text may go over lines. Lines that begin with `#` are for readers.
struct FaultList {
  /// The faults in the order of the lists, and of each list.
  private(set) var faults: [Fault] = []

  /// Reads all lists.
  ///
  /// - Throws: ``ChoreError`` for what is no list, and where there is no fault at all.
  init(folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".faults") }.sorted()
    for name in names {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      try read(text, module: String(name.dropLast(".faults".count)))
    }
    guard !faults.isEmpty else { throw ChoreError("there is no fault in \(folder.path)") }
    let doubles = Dictionary(grouping: faults, by: \.switchName).values.filter { $0.count > 1 }
    if let double = doubles.first {
      throw ChoreError(
        double.map(\.origin).sorted().joined(separator: " and ") + ": the same name twice")
    }
  }

  private mutating func read(_ text: String, module: String) throws {
    var block: Block?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    for (index, line) in lines where !line.hasPrefix("#") {
      let words = line.split(separator: " ", maxSplits: 1)
      guard let key = words.first.map(String.init) else { continue }
      let value = words.count > 1 ? words[1].trimmingCharacters(in: .whitespaces) : ""
      if key == "fault" {
        try faults.append(contentsOf: [block?.fault(of: module)].compactMap(\.self))
        block = Block(name: value, origin: "\(module).faults:\(index + 1)")
      } else {
        guard Block.keys.contains(key), !value.isEmpty, block?.values[key] == nil, block != nil
        else { throw ChoreError("\(module).faults:\(index + 1): '\(line)' is no line of a fault") }
        block?.values[key] = value
      }
    }
    try faults.append(contentsOf: [block?.fault(of: module)].compactMap(\.self))
  }

  /// The lines of one fault.
  private struct Block {
    static let keys: Set = ["file", "in", "old", "new", "skip", "text", "by"]

    var name: String
    var origin: String
    var values: [String: String] = [:]

    func fault(of module: String) throws -> Fault {
      let isName = name.utf8.allSatisfy {
        ("a"..."z").contains(Character(Unicode.Scalar($0)))
          || ("0"..."9").contains(Character(Unicode.Scalar($0))) || $0 == UInt8(ascii: "-")
      }
      guard isName, name.first?.isLetter == true else {
        throw ChoreError("\(origin): a name has small letters, digits and hyphens")
      }
      guard let file = values["file"], let suites = values["by"] else {
        throw ChoreError("\(origin): a fault has a file and suites that notice it (by)")
      }
      let (old, change) = try change()
      let fault = Fault(
        name: name, origin: origin, file: "Sources/\(module)/\(file)", context: values["in"],
        old: old, change: change, suites: suites.split(separator: " ").map(String.init))
      guard !fault.exchangesLists, !fault.exchangesMoreThanValues else {
        throw ChoreError(
          "\(origin): old and new are one expression each: no comma, no label, no statements")
      }
      return fault
    }

    private func change() throws -> (old: String, change: Fault.Change) {
      switch (values["old"], values["new"], values["text"], values["skip"]) {
      case (let old?, let new?, nil, nil): return (old, .expression(new))
      case (let old?, nil, let text?, nil): return (old, .text(text))
      case (nil, nil, nil, let skip?): return (skip, .omission)
      default: throw ChoreError("\(origin): a fault has old and new, or old and text, or skip")
      }
    }
  }
}
