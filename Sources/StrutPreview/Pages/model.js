// What the page knows of a document: its boxes in document order, with the questions that the panes ask.

/** The data of a document as the server and the gallery give it. */
export class DocumentModel {
  constructor(data) {
    this.data = data;
    this.inspection = data.inspection ?? { boxes: [], rows: [], styles: [], clips: [], paintOrder: [], instances: [] };
    this.boxes = this.inspection.boxes;
    this.instances = this.inspection.instances ?? [];
    /** The files that boxes come from: the document, then the others. */
    this.files = [{ name: data.name?.split("/").pop() ?? "", text: data.source }, ...(data.files ?? [])];
    this.children = new Map();
    this.keys = [];
    this.indices = new Map();
    this.boxes.forEach((box, index) => {
      const siblings = this.children.get(box.parent) ?? [];
      this.children.set(box.parent, siblings);
      const key = box.id ? `#${box.id}` : `${this.keys[box.parent] ?? ""}/${siblings.length}`;
      siblings.push(index);
      this.keys.push(key);
      this.indices.set(key, index);
    });
  }

  /** The number of a file by its name; the document's own, and no name, is 0, and -1 stands for none. */
  fileNamed(name) {
    return name ? this.files.findIndex((file) => file.name === name) : 0;
  }

  childrenOf(index) {
    return this.children.get(index) ?? [];
  }

  /** The middle of a box on the canvas; `null` for no box. */
  middleOf(index) {
    const box = this.boxes[index];
    return box ? middle(box) : null;
  }

  /** The boxes around a box, the outermost first, and the box itself. */
  pathTo(index) {
    const path = [];
    for (let at = index; at >= 0; at = this.boxes[at].parent) path.unshift(at);
    return path;
  }

  /** The topmost box that can be seen at a point of the canvas; -1 for none. */
  boxAt(x, y) {
    const order = this.inspection.paintOrder;
    for (let at = order.length - 1; at >= 0; at -= 1) {
      const box = this.boxes[order[at]];
      if (contains(box, x, y) && this.isUnclipped(box.clip, x, y)) return order[at];
    }
    return -1;
  }

  isUnclipped(clip, x, y) {
    for (let at = clip ?? -1; at >= 0; at = this.inspection.clips[at].parent) {
      if (!contains(this.inspection.clips[at], x, y)) return false;
    }
    return true;
  }

  /**
   * The innermost box whose element covers a line of a file; -1 for none. Of a component that is used several times it is
   * that of the same use as `near`, else of the first.
   */
  boxAtLine(line, file = 0, near = -1) {
    const use = this.boxes[near]?.instance;
    let [best, bestHere] = [-1, -1];
    this.boxes.forEach((box, index) => {
      if ((box.file ?? 0) !== file || box.line > line || line > box.endLine) return;
      const isInner = best < 0 || box.line > this.boxes[best].line;
      if (isInner || file === 0) best = index;
      if (use !== undefined && box.instance === use) bestHere = index;
    });
    return bestHere >= 0 ? bestHere : best;
  }

  /** The uses of components around a box, the innermost first. */
  usesOf(index) {
    const uses = [];
    for (let at = this.boxes[index]?.instance ?? -1; at >= 0; at = this.instances[at].parent) uses.push(this.instances[at]);
    return uses;
  }

  /** The uses that begin with a box, the outermost first: none for most boxes. */
  usesAt(index) {
    const box = this.boxes[index];
    const around = new Set();
    for (let at = this.boxes[box.parent]?.instance ?? -1; at >= 0; at = this.instances[at].parent) around.add(at);
    const uses = [];
    for (let at = box.instance ?? -1; at >= 0 && !around.has(at); at = this.instances[at].parent) uses.unshift(this.instances[at]);
    return uses;
  }

  /** How often a start tag of a file came to something in the document: boxes, uses of a component, boxes of a class. */
  countOf(file, { start, end }) {
    const isThere = (at, from) => (from ?? 0) === file && at >= start && at < end;
    const shows = (box) => isThere(box.at, box.file) || box.set.some(([, , , , at, from]) => isThere(at, from));
    return this.instances.filter((use) => isThere(use.at, use.file)).length || this.boxes.filter(shows).length;
  }

  /** The name of a box as people read it, led by the components that begin with it. */
  labelOf(index) {
    return [...this.usesAt(index).map((use) => use.name), label(this.boxes[index])].join(" ");
  }

  /** A place in a file as people read it. */
  placeName(line, file = 0) {
    return file ? `${this.files[file].name}:${line}` : `line ${line}`;
  }

  /** A name that stays the same over an edit of the file: the id, or the places in the tree. */
  keyOf(index) {
    return this.keys[index] ?? "";
  }

  withKey(key) {
    return this.indices.get(key) ?? -1;
  }

  /** Every attribute that a box may have: {name, value, origin, line, style, rank}, sorted by where it comes from. */
  attributesOf(index) {
    const box = this.boxes[index];
    const own = new Map(box.set.map((entry) => [entry[0], entry]));
    const covered = new Set();
    for (const [row] of box.set) for (const part of this.inspection.rows[row].parts ?? []) covered.add(part);
    const attributes = [];
    this.inspection.rows.forEach((row, at) => {
      if (!row.on.includes(box.element)) return;
      const entry = own.get(at);
      if (entry) attributes.push(this.declared(row, entry));
      else if (covered.has(row.name)) return;
      else attributes.push(this.taken(row, at, box));
    });
    return attributes.sort((a, b) => a.rank - b.rank);
  }

  declared(row, [, value, style, line, at, file]) {
    if (style < 0) return { name: row.name, row, value, origin: "set here", line, at, file, rank: 0 };
    return { name: row.name, row, value, origin: `class ${this.inspection.styles[style].name}`, line, at, file, rank: 1 };
  }

  /** A value that the box does not give itself: from the nearest element around that does, or the initial one. */
  taken(row, at, box) {
    if (row.inherited) {
      for (let up = box.parent; ; up = this.boxes[up].parent) {
        const around = up < 0 ? this.inspection.canvas : this.boxes[up];
        const entry = around?.set.find(([other]) => this.inspection.rows[other].name === row.name);
        if (entry) {
          const name = up < 0 ? "layout" : label(around);
          return { name: row.name, row, value: entry[1], origin: `inherited from ${name}`, line: entry[3], at: entry[4], file: entry[5], rank: 2 };
        }
        if (up < 0) break;
      }
    }
    return { name: row.name, row, value: row.initial, origin: "default", rank: 3 };
  }
}

/** The name of a box as people read it. */
export function label(box) {
  return box.id ? `${box.element} #${box.id}` : box.element;
}

function middle({ x, y, width, height, matrix }) {
  const [a, b, c, d, tx, ty] = matrix ?? [1, 0, 0, 1, 0, 0];
  const [px, py] = [x + width / 2, y + height / 2];
  return [a * px + c * py + tx, b * px + d * py + ty];
}

/** Whether a frame, in the plane that it is drawn in, holds a point of the canvas. */
function contains(frame, x, y) {
  const [a, b, c, d, tx, ty] = frame.matrix ?? [1, 0, 0, 1, 0, 0];
  const determinant = a * d - b * c;
  if (determinant === 0) return false;
  const px = (d * (x - tx) - c * (y - ty)) / determinant;
  const py = (a * (y - ty) - b * (x - tx)) / determinant;
  return px >= frame.x && py >= frame.y && px < frame.x + frame.width && py < frame.y + frame.height;
}
