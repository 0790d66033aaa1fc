import StrutFormats

/// Which part of which run a report is of.
package struct ReportOrigin: Hashable, Sendable {
  /// The part, where the run was one of several.
  package var shard: Shard?
  /// The commit that was checked out; `nil` outside of a repository.
  package var commit: String?
  /// A digest of what the whole run was asked for: documents, cases and tolerances.
  package var configuration: String

  /// Creates an origin.
  package init(shard: Shard? = nil, commit: String? = nil, configuration: String) {
    self.shard = shard
    self.commit = commit
    self.configuration = configuration
  }
}

extension ReportOrigin {
  /// The origin as reports hold it.
  var json: JSONValue {
    var members: [JSONMember] = []
    if let shard {
      members.append(JSONMember("shard", .number(shard.number)))
      members.append(JSONMember("shards", .number(shard.count)))
    }
    if let commit { members.append(JSONMember("commit", .text(commit))) }
    members.append(JSONMember("configuration", .text(configuration)))
    return JSONValue(.object(members))
  }

  /// The origin that `json` describes; `nil` where it describes none.
  init?(json: JSONValue) {
    guard let configuration = json["configuration"]?.string else { return nil }
    var shard: Shard?
    if let number = json["shard"]?.integer, let count = json["shards"]?.integer {
      guard let part = Shard(argument: "\(number)/\(count)") else { return nil }
      shard = part
    }
    self.init(shard: shard, commit: json["commit"]?.string, configuration: configuration)
  }
}
