import CPages
import StrutFormats

/// The style sheet and the script modules of the pages.
enum PageAssets {
  /// Style sheet and modules by name, each with its media type.
  static let all: [String: (type: String, bytes: [UInt8])] = {
    var all: [String: (type: String, bytes: [UInt8])] = [
      "preview.css": ("text/css; charset=utf-8", [UInt8](file: preview_css))
    ]
    for (name, bytes) in modules { all[name] = ("text/javascript; charset=utf-8", bytes) }
    return all
  }()

  /// The modules, each after those that it imports.
  static let modules: [(name: String, bytes: [UInt8])] = [
    ("elements.js", [UInt8](file: elements_js)),
    ("events.js", [UInt8](file: events_js)),
    ("changes.js", [UInt8](file: changes_js)),
    ("model.js", [UInt8](file: model_js)),
    ("choice.js", [UInt8](file: choice_js)),
    ("cases.js", [UInt8](file: cases_js)),
    ("faults.js", [UInt8](file: faults_js)),
    ("tile.js", [UInt8](file: tile_js)),
    ("tiles.js", [UInt8](file: tiles_js)),
    ("board.js", [UInt8](file: board_js)),
    ("parameters.js", [UInt8](file: parameters_js)),
    ("distances.js", [UInt8](file: distances_js)),
    ("labels.js", [UInt8](file: labels_js)),
    ("overlay.js", [UInt8](file: overlay_js)),
    ("markup.js", [UInt8](file: markup_js)),
    ("edits.js", [UInt8](file: edits_js)),
    ("attributes.js", [UInt8](file: attributes_js)),
    ("contrast.js", [UInt8](file: contrast_js)),
    ("golden.js", [UInt8](file: golden_js)),
    ("search.js", [UInt8](file: search_js)),
    ("inspector.js", [UInt8](file: inspector_js)),
    ("tree.js", [UInt8](file: tree_js)),
    ("source.js", [UInt8](file: source_js)),
    ("stage.js", [UInt8](file: stage_js)),
    ("document.js", [UInt8](file: document_js)),
    ("gallery.js", [UInt8](file: gallery_js)),
  ]
}
