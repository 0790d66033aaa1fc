// The pane on the right: what the selected box is, why it is as large as it is, and where its values come from.

import { AttributeTable } from "./attributes.js";
import { contrastOf } from "./contrast.js";
import { distancesBetween } from "./distances.js";
import { make, number, plural } from "./elements.js";
import { boundsOf } from "./overlay.js";
import { parameterSection } from "./parameters.js";

export class Inspector {
  /**
   * `delegate` has `select(index)`, `showLine(line, file)`, `set()`, `changeSet(set)`, `wrote(name, value, file)` and
   * `picture()`, the picture with its scale.
   */
  constructor(element, delegate) {
    this.element = element;
    this.delegate = delegate;
    this.select = delegate.select;
    this.table = new AttributeTable(delegate);
  }

  showLine(line, file = 0) {
    this.delegate.showLine(line, file);
  }

  show(model, index) {
    // Somebody who writes a value of the same box is not interrupted.
    if (this.table.edited && this.key === model.keyOf(index) && this.element.querySelector("form.edit")) return;
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.attribute : null;
    this.table.edited = null;
    this.key = model.keyOf(index);
    this.model = model;
    const box = model.boxes[index];
    if (!box) {
      this.showDocument(model);
      return;
    }
    this.element.replaceChildren(
      this.heading(model, index),
      ...this.component(model, index),
      ...this.reasons(box),
      section("Box model", this.boxModel(box)),
      section("Frame", this.frame(model, box)),
      ...this.lines(box),
      make("section", { className: "contrast hidden" }),
      ...this.attributes(model, index));
    this.index = index;
    this.showContrast();
    if (focused) this.element.querySelector(`[data-attribute="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }

  /** The contrast of the selected box's text with what is behind it, as the picture has it now. */
  showContrast() {
    const place = this.element.querySelector(".contrast");
    if (!place) return;
    const values = new Map(this.model.attributesOf(this.index).map((attribute) => [attribute.name, attribute.value]));
    const { picture, scale } = this.delegate.picture();
    const found = contrastOf(picture, scale, this.model.boxes[this.index], values.get("color"), { size: values.get("font-size"), weight: values.get("font-weight") });
    place.classList.toggle("hidden", !found);
    if (!found) return;
    const isEnough = found.ratio >= found.least;
    const swatch = (color) => {
      const element = make("span", { className: "swatch", "aria-hidden": "true" });
      element.style.background = color;
      return element;
    };
    place.replaceChildren(make("h3", {}, "Contrast"), make("p", {},
      swatch(found.text), make("code", {}, found.text), " on ", swatch(found.ground), make("code", {}, found.ground), " is ",
      make("b", {}, `${(Math.floor(found.ratio * 100) / 100).toFixed(2)}:1`), " ",
      make("span", { className: isEnough ? "badge good" : "badge" }, isEnough ? `enough: ${found.least}:1` : `under ${found.least}:1`)));
  }

  /** What the document takes, while no box is selected. */
  showDocument(model) {
    // Somebody who writes a value is not interrupted by what it changes.
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.parameter : null;
    const parameters = parameterSection(model.data, this.delegate.set(), this.delegate.changeSet);
    this.element.replaceChildren(this.invitation(model), ...(parameters ? [parameters] : []));
    if (focused) this.element.querySelector(`[data-parameter="${CSS.escape(focused)}"]`)?.focus();
  }

  /** The component that a box comes from: what it was given, and the way back to its use. */
  component(model, index) {
    const uses = model.usesOf(index);
    if (!uses.length) return [];
    const begins = model.usesAt(index);
    const [use] = uses;
    const ways = uses.map((one) => make("li", {}, `<${one.name}> used at `, this.lineLink(one.line, one.file)));
    return [make("section", {},
      make("h3", {}, begins.length ? `Component ${use.name}` : `In component ${use.name}`),
      use.values.length ? this.table.parameters(model, use) : null,
      make("ol", { className: "uses" }, ...ways))];
  }

  invitation(model) {
    const text = model.boxes.length
      ? "Point at the picture to see a box with its edges. Click it, or choose it in the tree, to see here why it is where it is."
      : "There are no boxes to look at yet.";
    return make("p", { className: "hint" }, text);
  }

  heading(model, index) {
    const box = model.boxes[index];
    const path = model.pathTo(index).slice(0, -1).map((at) => {
      const crumb = make("button", { type: "button", className: "crumb" }, model.labelOf(at));
      crumb.onclick = () => this.select(at);
      return make("li", {}, crumb);
    });
    return make("header", { className: "heading" },
      path.length ? make("ol", { className: "path", "aria-label": "Elements around" }, ...path) : null,
      make("h2", {}, ...model.usesAt(index).map((use) => make("span", { className: "component" }, `${use.name} `)), box.element, box.id ? make("span", { className: "id" }, ` #${box.id}`) : null),
      make("p", {}, `${number(box.width)} × ${number(box.height)} · `, this.lineLink(box.line, box.file)));
  }

  lineLink(line, file = 0) {
    const link = make("button", { type: "button", className: "link" }, this.model.placeName(line, file));
    link.onclick = () => this.showLine(line, file);
    return link;
  }

  /** Why the box has its size and place: what flex layout did, and the statements of constraint containers. */
  reasons(box) {
    const parts = [];
    for (const axis of ["width", "height"]) {
      const words = box.reasons?.[axis];
      if (!words?.length) continue;
      parts.push(make("dt", {}, axis, make("b", {}, ` ${number(box[axis])}`)));
      parts.push(make("dd", {}, ...words.map((word) => make("div", {}, word))));
    }
    for (const statement of box.statements ?? []) {
      parts.push(make("dt", { className: `statement ${statement.edge}` }, statement.edge, make("b", {}, ` ${number(statement.value)}`)));
      if (statement.isAmbiguous) parts.push(make("dd", {}, "not determined: other values are as good"));
      if (!statement.causes.length) parts.push(make("dd", {}, "the container's own corner"));
      parts.push(make("dd", {}, ...statement.causes.map((cause, at) => {
        const line = statement.lines[at];
        return make("div", {}, make("code", {}, cause), line ? " " : null, line ? this.lineLink(line) : null);
      })));
    }
    return parts.length ? [section("Why this size", make("dl", { className: "why" }, ...parts))] : [];
  }

  boxModel(box) {
    const content = {
      width: box.width - box.border[1] - box.border[3] - box.padding[1] - box.padding[3],
      height: box.height - box.border[0] - box.border[2] - box.padding[0] - box.padding[2],
    };
    const core = make("div", { className: "content" }, `${number(content.width)} × ${number(content.height)}`);
    return make("div", { className: "model" },
      ring("margin", box.margin, ring("border", box.border, ring("padding", box.padding, core))));
  }

  frame(model, box) {
    const container = model.boxes[box.parent];
    const sides = container ? distancesBetween(boundsOf(box), boundsOf(container)).filter((line) => line.side) : [];
    const rows = [
      ["x, y on the canvas", `${number(box.x)}, ${number(box.y)}`],
      ["x, y in the parent", `${number(box.left)}, ${number(box.top)}`],
      ["width × height", `${number(box.width)} × ${number(box.height)}`],
    ];
    if (sides.length) rows.push(["to the container", sides.map((line) => `${line.side} ${number(line.value)}`).join(", ")]);
    if (box.firstBaseline !== undefined) rows.push(["first baseline", number(box.firstBaseline)]);
    if (box.lastBaseline !== undefined) rows.push(["last baseline", number(box.lastBaseline)]);
    return table(rows);
  }

  lines(box) {
    if (!box.lines?.length) return [];
    const rows = box.lines.map((line) => [number(line.width), `${line.text}${line.isTruncated ? " …" : ""}`]);
    return [section(`${plural(box.lines.length, "line")} of text`, table(rows))];
  }

  attributes(model, index) {
    const all = model.attributesOf(index);
    const given = all.filter((attribute) => attribute.rank < 3);
    const initial = all.filter((attribute) => attribute.rank === 3);
    const parts = [section("Attributes", given.length
      ? this.table.table(model, index, given) : make("p", { className: "hint" }, "None: every value is the default."))];
    const more = make("details", { open: this.showsDefaults }, make("summary", {}, `Defaults (${initial.length})`), this.table.table(model, index, initial));
    more.ontoggle = () => { this.showsDefaults = more.open; };
    return [...parts, make("section", {}, more)];
  }
}

function section(title, ...content) {
  return make("section", {}, make("h3", {}, title), ...content);
}

function table(rows) {
  return make("table", {}, make("tbody", {}, ...rows.map(([name, value]) =>
    make("tr", {}, make("th", { scope: "row" }, name), make("td", {}, value)))));
}

/** One ring of the box model diagram with its four widths around what is inside. */
function ring(name, [top, right, bottom, left], inside) {
  const side = (value) => make("span", {}, value === 0 ? "–" : number(value));
  return make("div", { className: name },
    make("span", { className: "name" }, name),
    make("div", { className: "sides" },
      make("span"), side(top), make("span"),
      side(left), inside, side(right),
      make("span"), side(bottom), make("span")));
}
