/// The style sheet and the script modules of the pages.
enum PageAssets {
  /// Style sheet and modules by name, each with its media type.
  static let all: [String: (type: String, bytes: [UInt8])] = {
    var all: [String: (type: String, bytes: [UInt8])] = [
      "preview.css": ("text/css; charset=utf-8", PackageResources.preview_css)
    ]
    for (name, bytes) in modules { all[name] = ("text/javascript; charset=utf-8", bytes) }
    return all
  }()

  /// The modules, each after those that it imports.
  static let modules: [(name: String, bytes: [UInt8])] = [
    ("elements.js", PackageResources.elements_js),
    ("events.js", PackageResources.events_js),
    ("changes.js", PackageResources.changes_js),
    ("model.js", PackageResources.model_js),
    ("choice.js", PackageResources.choice_js),
    ("cases.js", PackageResources.cases_js),
    ("board.js", PackageResources.board_js),
    ("parameters.js", PackageResources.parameters_js),
    ("faults.js", PackageResources.faults_js),
    ("distances.js", PackageResources.distances_js),
    ("labels.js", PackageResources.labels_js),
    ("overlay.js", PackageResources.overlay_js),
    ("markup.js", PackageResources.markup_js),
    ("edits.js", PackageResources.edits_js),
    ("attributes.js", PackageResources.attributes_js),
    ("contrast.js", PackageResources.contrast_js),
    ("golden.js", PackageResources.golden_js),
    ("search.js", PackageResources.search_js),
    ("inspector.js", PackageResources.inspector_js),
    ("tree.js", PackageResources.tree_js),
    ("source.js", PackageResources.source_js),
    ("stage.js", PackageResources.stage_js),
    ("document.js", PackageResources.document_js),
    ("gallery.js", PackageResources.gallery_js),
  ]
}
