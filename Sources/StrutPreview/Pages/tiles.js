// The pictures of everything at a glance, in one answer that goes on until all of them are drawn.

export class TileStream {
  /** `address` gives the address of a query; `take` is given each tile as it comes, `tellLeft` how many do not come. */
  constructor(address, take, tellLeft) {
    this.address = address;
    this.take = take;
    this.tellLeft = tellLeft;
    this.running = null;
  }

  /** Asks for the pictures of a version, unless they are there or on their way. */
  follow(columns, version, first) {
    const text = JSON.stringify(columns.map((column) => Object.fromEntries(Object.entries(column).map(([name, value]) => [name, String(value)]))));
    const { running } = this;
    if (running?.columns === text && (running.version ?? version) >= version) return;
    this.start(text, first);
  }

  /** Asks for the newest pictures of the same columns. */
  refresh(first) {
    if (this.running) this.start(this.running.columns, first);
  }

  stop() {
    this.running?.controller.abort();
    this.running = null;
  }

  async start(columns, first) {
    this.running?.controller.abort();
    const running = { columns, controller: new AbortController() };
    this.running = running;
    try {
      const query = new URLSearchParams({ columns, first }).toString().replaceAll("+", "%20");
      const answer = await fetch(this.address(query), { signal: running.controller.signal });
      if (!answer.ok) return;
      let left = 0;
      for await (const line of linesOf(answer.body)) {
        if (this.running !== running) return;
        if (line.left !== undefined) left = line.left;
        else if (line.version === undefined) this.take(line);
        else running.version = line.version;
      }
      this.tellLeft(left);
    } catch {
      // Newer pictures were asked for, or the server is away; the stream of events says when it is back.
    }
  }
}

/** The objects of a body, each on a line. */
async function* linesOf(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop();
    for (const line of lines) yield JSON.parse(line);
  }
}
