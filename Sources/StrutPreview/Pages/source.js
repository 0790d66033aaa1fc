// The pane below: the document's text, in step with the selection.

import { make, showRows } from "./elements.js";

/** A text longer than this is shown without colours. */
const mostColoured = 300000;

export class SourceView {
  constructor(element, selectLine) {
    this.element = element;
    this.selectLine = selectLine;
    this.text = null;
    this.file = 0;
    this.head = make("div", { className: "source-head hidden" });
    this.list = make("ol");
    element.replaceChildren(this.head, this.list);
  }

  /** Shows the files of a document: the one that was shown, where it is still there. */
  show(model) {
    this.model = model;
    this.showFile(Math.max(0, model.fileNamed(this.name)));
  }

  showFile(file) {
    this.file = file;
    const { files, data } = this.model;
    const name = file ? files[file].name : undefined;
    const text = files[file].now ?? files[file].text;
    const faults = new Map();
    for (const fault of data.faults) {
      if (fault.file !== name) continue;
      if (fault.severity === "error" || !faults.has(fault.line)) faults.set(fault.line, fault);
    }
    if (text !== this.text || name !== this.name) this.write(text, name);
    [this.text, this.name] = [text, name];
    this.drawHead();
    this.lines.forEach((line, index) => {
      const fault = faults.get(index + 1);
      line.classList.toggle("error", fault?.severity === "error");
      line.classList.toggle("warning", fault?.severity === "warning");
      line.title = fault?.message ?? "";
    });
    this.markFaults(data.faults.filter((fault) => fault.file === name));
  }

  /** Underlines what is wrong, in browsers that mark texts without changing them. */
  markFaults(faults) {
    if (!window.Highlight) return;
    for (const severity of ["error", "warning"]) {
      const ranges = faults.filter((fault) => fault.severity === severity && fault.line)
        .map((fault) => this.rangeAt(fault.line, fault.column, fault.excerpt?.[1].length ?? 0)).filter(Boolean);
      CSS.highlights.set(`fault-${severity}`, new Highlight(...ranges));
    }
  }

  /** The text of a line from a column on, as a range of the page; `null` where there is none. */
  rangeAt(line, column, length) {
    const code = this.lines?.[line - 1]?.querySelector("code");
    // Columns count characters, and texts of pages UTF-16.
    const start = [...(code?.textContent ?? "")].slice(0, column - 1).join("").length;
    const [from, to] = [placeIn(code, start), placeIn(code, start + Math.max(1, length))];
    if (!from) return null;
    const range = new Range();
    range.setStart(...from);
    range.setEnd(...(to ?? [code, code.childNodes.length]));
    return range;
  }

  write(source, name = "") {
    const text = source.replaceAll(/\r\n?/g, "\n").replace(/\n$/, "");
    const lines = [[]];
    const parts = text.length > mostColoured ? [["", text]] : colouredAs(name, text);
    for (const [kind, part] of parts) {
      part.split("\n").forEach((piece, at) => {
        if (at > 0) lines.push([]);
        if (piece) lines.at(-1).push([kind, piece]);
      });
    }
    this.lines = showRows(this.list, lines.map((pieces) => JSON.stringify(pieces)), (index) => this.line(index, lines[index]));
  }

  line(index, pieces) {
    const content = pieces.map(([kind, piece]) => (kind ? make("span", { className: kind }, piece) : piece));
    const line = make("li", { id: `line-${index + 1}` },
      make("span", { className: "number", "aria-hidden": "true" }, String(index + 1)),
      make("code", {}, ...content));
    line.onclick = () => this.selectLine(index + 1, this.file);
    return line;
  }

  /** The files as tabs, and the way from the component that is selected back to where it is used. */
  drawHead(uses = this.uses ?? []) {
    this.uses = uses;
    const { files } = this.model;
    this.head.classList.toggle("hidden", files.length < 2);
    if (files.length < 2) return;
    const tabs = files.map((file, index) => {
      const button = make("button", { type: "button", "aria-pressed": String(index === this.file) }, file.name);
      button.onclick = () => {
        this.showFile(index);
        this.element.scrollTop = 0;
        this.head.querySelectorAll(".files button")[index].focus();
      };
      return button;
    });
    const ways = uses.map((use) => {
      const link = make("button", { type: "button", className: "link" }, `${use.name} at ${this.model.placeName(use.line, use.file)}`);
      link.onclick = () => this.flash(use.line, use.file);
      return make("li", {}, link);
    });
    this.head.replaceChildren(
      make("span", { className: "files group", role: "group", "aria-label": "Files" }, ...tabs),
      ways.length ? make("ol", { className: "ways", "aria-label": "Where the component is used" }, ...ways) : "");
  }

  /** Marks the lines of an element, and shows its file. */
  mark(first, last, file = 0, uses = []) {
    if (first > 0 && file !== this.file) this.showFile(file);
    this.drawHead(uses);
    this.lines?.forEach((line, index) => line.classList.toggle("selected", first <= index + 1 && index + 1 <= last));
  }

  /** Brings a line into view. */
  reveal(line, file = this.file) {
    if (file !== this.file) this.showFile(file);
    const row = this.lines?.[line - 1];
    if (!row) return;
    const [top, bottom] = [row.offsetTop - this.head.offsetHeight, row.offsetTop + row.offsetHeight];
    const { scrollTop, clientHeight } = this.element;
    if (top < scrollTop || bottom > scrollTop + clientHeight) this.element.scrollTop = top - clientHeight / 3;
  }

  /** Scrolls a long line to what is meant in it. */
  revealColumn(line, column, length) {
    const range = column > 0 ? this.rangeAt(line, column, length) : null;
    if (!range) return;
    const [place, view] = [range.getBoundingClientRect(), this.element.getBoundingClientRect()];
    if (place.left < view.left + 60 || place.right > view.right - 20) this.element.scrollLeft += place.left - view.left - this.element.clientWidth / 3;
  }

  /** Draws attention to a line, and to the text at a column where the line is long. */
  flash(line, file = 0, column = 0, length = 0) {
    this.reveal(line, file);
    this.revealColumn(line, column, length);
    const row = this.lines?.[line - 1];
    row?.classList.remove("flash");
    // Reading the layout lets the animation begin anew.
    row?.getBoundingClientRect();
    row?.classList.add("flash");
  }
}

/** The node and the offset in it of a place in the text of an element; `null` behind its end. */
function placeIn(element, offset) {
  if (!element) return null;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (rest <= node.length) return [node, rest];
    rest -= node.length;
  }
  return null;
}

/** A text in pieces with the names of their colours, by the name of its file; the document's own has none. */
function colouredAs(name, text) {
  if (!name || name.endsWith(".xml")) return coloured(text);
  return name.endsWith(".json") ? colouredJSON(text) : [["", text]];
}

/** JSON in pieces with the names of their colours. */
function colouredJSON(text) {
  const pieces = [];
  let last = 0;
  for (const match of text.matchAll(/("(?:[^"\\\n]|\\.)*")(\s*:)?|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g)) {
    if (match.index > last) pieces.push(["", text.slice(last, match.index)]);
    const [all, quoted] = match;
    pieces.push([match[2] ? "attribute" : quoted ? "value" : "tag", quoted ?? all]);
    last = match.index + (quoted ?? all).length;
  }
  pieces.push(["", text.slice(last)]);
  return pieces;
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
