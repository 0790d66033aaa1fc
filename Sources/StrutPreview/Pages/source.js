// The pane below: the document's text, in step with the selection.

import { make } from "./elements.js";

/** A text longer than this is shown without colours. */
const mostColoured = 300000;

export class SourceView {
  constructor(element, selectLine) {
    this.element = element;
    this.selectLine = selectLine;
    this.text = null;
  }

  show(data) {
    const faults = new Map();
    for (const fault of data.faults) if (fault.severity === "error" || !faults.has(fault.line)) faults.set(fault.line, fault);
    if (data.source !== this.text) this.write(data.source);
    this.text = data.source;
    this.lines.forEach((line, index) => {
      const fault = faults.get(index + 1);
      line.classList.toggle("error", fault?.severity === "error");
      line.classList.toggle("warning", fault?.severity === "warning");
      line.title = fault?.message ?? "";
    });
  }

  write(source) {
    const text = source.replaceAll(/\r\n?/g, "\n").replace(/\n$/, "");
    const lines = [[]];
    const parts = text.length > mostColoured ? [["", text]] : coloured(text);
    for (const [kind, part] of parts) {
      part.split("\n").forEach((piece, at) => {
        if (at > 0) lines.push([]);
        if (piece) lines.at(-1).push(kind ? make("span", { className: kind }, piece) : piece);
      });
    }
    this.lines = lines.map((content, index) => {
      const line = make("li", { id: `line-${index + 1}` },
        make("span", { className: "number", "aria-hidden": "true" }, String(index + 1)),
        make("code", {}, ...content));
      line.onclick = () => this.selectLine(index + 1);
      return line;
    });
    this.element.replaceChildren(make("ol", {}, ...this.lines));
  }

  /** Marks the lines of an element. */
  mark(first, last) {
    this.lines?.forEach((line, index) => line.classList.toggle("selected", first <= index + 1 && index + 1 <= last));
  }

  /** Brings a line into view. */
  reveal(line) {
    const row = this.lines?.[line - 1];
    if (!row) return;
    const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
    const { scrollTop, clientHeight } = this.element;
    if (top < scrollTop || bottom > scrollTop + clientHeight) this.element.scrollTop = top - clientHeight / 3;
  }

  /** Draws attention to a line. */
  flash(line) {
    this.reveal(line);
    const row = this.lines?.[line - 1];
    row?.classList.remove("flash");
    // Reading the layout lets the animation begin anew.
    row?.getBoundingClientRect();
    row?.classList.add("flash");
  }
}

/** XML in pieces with the names of their colours. */
function coloured(text) {
  const pieces = [];
  // Every piece is taken whole, so that no character is looked at for each one before it.
  const pattern = /(<!--[\s\S]*?(?:-->|$))|(<\/?[^\s<>"'/]*)|("[^"<]*"|'[^'<]*')|([^\s<>"'=/]+)|(\/?>)/g;
  let [last, isInTag] = [0, false];
  for (const match of text.matchAll(pattern)) {
    const kind = match[1] ? "comment" : match[2] || match[5] ? "tag" : match[3] ? "value" : "attribute";
    const belongs = kind === "comment" || match[2] || isInTag;
    if (!belongs) continue;
    if (match.index > last) pieces.push(["", text.slice(last, match.index)]);
    pieces.push([kind, match[0]]);
    last = match.index + match[0].length;
    if (match[2]) isInTag = true;
    if (match[5]) isInTag = false;
  }
  pieces.push(["", text.slice(last)]);
  return pieces;
}
