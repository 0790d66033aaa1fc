import Testing

/// Expects that every file with `recording` as its extension below `folder` has a document beside it: without one
/// it would never be compared with anything.
public func expectDocuments(
  forEvery recording: String, in folder: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let documents = Set(Fixture.all(folder).map(\.name))
  // What documents show, such as pictures, is no recording.
  let recordings = Fixture.all(folder, extension: recording).map(\.name)
    .filter { !$0.hasPrefix("images/") }
  #expect(!recordings.isEmpty, sourceLocation: sourceLocation)
  #expect(recordings.filter { !documents.contains($0) } == [], sourceLocation: sourceLocation)
}
