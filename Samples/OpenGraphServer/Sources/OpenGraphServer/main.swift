import CardRoutes
import Foundation
import Hummingbird
import Strut

// One renderer for the whole program: it reads the fonts once, and draws as many cards at once as there are processors.
let renderer = try Renderer(
  limits: .init(boxes: 1_000, pixels: 2_000_000, time: .seconds(2)),
  concurrency: ProcessInfo.processInfo.activeProcessorCount)
let port = ProcessInfo.processInfo.environment["PORT"].flatMap { Int($0) } ?? 8080
let application = Application(
  router: cardRouter(renderer),
  configuration: .init(address: .hostname("127.0.0.1", port: port)))
try await application.runService()
