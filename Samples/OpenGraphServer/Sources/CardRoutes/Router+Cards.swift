import Hummingbird
import OpenGraphCards
import Strut

/// The routes of the server: `/og/TITLE` is the card of a page, `/health` says that it runs.
public func cardRouter(_ renderer: Renderer) -> Router<BasicRequestContext> {
  let router = Router()
  router.get("health") { _, _ in HTTPResponse.Status.ok }
  router.get("og/:title") { _, context in
    let name = try context.parameters.require("title")
    let title = name.removingPercentEncoding ?? name
    guard title.count <= 300 else { throw HTTPError(.uriTooLong) }
    let picture = try await draw(OpenGraphCard(title: title), with: renderer)
    return Response(
      status: .ok,
      headers: [
        .contentType: picture.contentType, .cacheControl: "public, max-age=86400",
      ],
      body: .init(byteBuffer: ByteBuffer(bytes: picture.data)))
  }
  return router
}

/// The picture of a card. What a request asks too much of is its fault; anything else is the server's.
private func draw(_ card: OpenGraphCard, with renderer: Renderer) async throws -> Picture {
  do {
    return try await renderer.render(card, as: .png, width: 1200, height: 630)
  } catch RenderingError.limit(let reason) {
    throw HTTPError(.contentTooLarge, message: reason)
  }
}
