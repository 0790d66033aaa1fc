// Draws the box model of the hovered and the selected box over the picture, in the usual colours.

import { distancesBetween } from "./distances.js";
import { make, number } from "./elements.js";
import { keptFree, labelOffsets, labelSize } from "./labels.js";

export class Overlay {
  constructor(element) {
    this.element = element;
  }

  /** Shows the boxes at `zoom` screen pixels a point; -1 stands for none. */
  show(model, hovered, selected, zoom) {
    this.zoom = zoom;
    this.lines = [];
    const parts = [];
    const [over, chosen] = [model.boxes[hovered], model.boxes[selected]];
    // Without a pointer over it the picture itself stays to be seen.
    if (chosen && !over) parts.push(this.plane(chosen, this.rings(chosen).slice(0, 3)));
    if (over) parts.push(this.plane(over, this.rings(over)));
    if (chosen) parts.push(this.plane(chosen, [this.part("selected", chosen), ...this.statements(chosen)]));
    // To the box that is pointed at, else to the container.
    const other = over ?? model.boxes[chosen?.parent ?? -1];
    if (chosen && other && other !== chosen) parts.push(make("div", { className: "plane" }, ...this.distances(chosen, other)));
    const named = over ? hovered : selected;
    const caption = model.boxes[named] ? this.caption(model.boxes[named], model.labelOf(named)) : null;
    if (caption) parts.push(caption.part);
    this.placeLabels([...keptFree([over, chosen].filter(Boolean).map((box) => this.onScreen(boundsOf(box)))), ...(caption ? [caption.frame] : [])]);
    this.element.replaceChildren(...parts);
  }

  /** A frame of the canvas in pixels of the screen. */
  onScreen({ x, y, width, height }) {
    return { x: x * this.zoom, y: y * this.zoom, width: width * this.zoom, height: height * this.zoom };
  }

  /** Moves the numbers of lines to where they cover neither small boxes nor one another. */
  placeLabels(taken) {
    const room = { width: this.element.clientWidth, height: this.element.clientHeight };
    labelOffsets(this.lines, taken, room).forEach(([x, y], at) => {
      this.lines[at].label.style.translate = `${x}px ${y}px`;
    });
  }

  /** The number of a line, which finds its place among the others. */
  labelled(part, line, isTransformed) {
    const text = number(line.value);
    const label = make("span", {}, text);
    part.append(label);
    // In a plane of its own a number stays on its line.
    if (!isTransformed) this.lines.push({ ...this.onScreen(line), text, label });
    return part;
  }

  /** The plane that a box is drawn in: the canvas's, or that of its transformations. */
  plane(box, parts) {
    const plane = make("div", { className: "plane" }, ...parts);
    if (box.matrix) {
      const [a, b, c, d, tx, ty] = box.matrix;
      plane.style.transform = `matrix(${a}, ${b}, ${c}, ${d}, ${tx * this.zoom}, ${ty * this.zoom})`;
    }
    return plane;
  }

  rings(box) {
    const margin = box.margin.map((side) => Math.max(0, side));
    const outer = inset(box, margin.map((side) => -side));
    const padding = inset(box, box.border);
    return [
      this.ring("margin", outer, margin),
      this.ring("border", box, box.border),
      this.ring("padding", padding, box.padding),
      this.part("content", inset(padding, box.padding)),
    ];
  }

  ring(name, frame, widths) {
    const part = this.part(name, frame);
    part.style.borderWidth = widths.map((width) => `${width * this.zoom}px`).join(" ");
    return part;
  }

  /** Name and size below the box, or above where there is no room. */
  caption(box, name) {
    const bounds = boundsOf(box);
    const size = ` ${number(box.width)} × ${number(box.height)}`;
    const caption = make("div", { className: "caption" }, make("b", {}, name), size);
    const room = this.element.clientHeight;
    const below = (bounds.y + bounds.height) * this.zoom + 6;
    const x = Math.max(0, Math.min(bounds.x * this.zoom, this.element.clientWidth - 40));
    const isAbove = below + 24 > room + 30 && bounds.y * this.zoom > 28;
    const y = isAbove ? bounds.y * this.zoom - 28 : below;
    caption.style.left = `${x}px`;
    caption.style.top = `${y}px`;
    return { part: caption, frame: { x, y, width: labelSize(name + size).width * 1.1 + 8, height: 24 } };
  }

  /** The distances between two boxes, with their numbers. */
  distances(box, other) {
    return distancesBetween(boundsOf(box), boundsOf(other)).filter((line) => line.value > 0.005).map((line) => {
      const part = this.part(`distance ${line.height === 0 ? "across" : "down"}`, line);
      return this.labelled(part, line, false);
    });
  }

  /** The numbers that statements fix for a view of a constraint container, as dimension lines. */
  statements(box) {
    return (box.statements ?? []).filter((statement) => statement.value > 0).map((statement) => {
      const isAcross = statement.edge === "left" || statement.edge === "width";
      const line = { ...dimensionOf(box, statement), value: statement.value };
      const part = this.part(`statement ${isAcross ? "across" : "down"}`, line);
      return this.labelled(part, line, Boolean(box.matrix));
    });
  }

  part(name, frame) {
    const part = make("div", { className: name });
    part.style.left = `${frame.x * this.zoom}px`;
    part.style.top = `${frame.y * this.zoom}px`;
    part.style.width = `${Math.max(0, frame.width) * this.zoom}px`;
    part.style.height = `${Math.max(0, frame.height) * this.zoom}px`;
    return part;
  }
}

/** The frame inside of a frame, by insets in CSS order. */
function inset(frame, [top, right, bottom, left]) {
  return {
    x: frame.x + left, y: frame.y + top,
    width: frame.width - left - right, height: frame.height - top - bottom,
  };
}

/** Where the line of a view's number is drawn: up to its edge from the container's, or along its own side. */
function dimensionOf(box, { edge, value }) {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  switch (edge) {
    case "left": return { x: box.x - value, y: middle.y, width: value, height: 0 };
    case "top": return { x: middle.x, y: box.y - value, width: 0, height: value };
    case "width": return { x: box.x, y: box.y + box.height, width: box.width, height: 0 };
    default: return { x: box.x + box.width, y: box.y, width: 0, height: box.height };
  }
}

/** The smallest upright frame around a box that may be transformed. */
export function boundsOf(box) {
  if (!box.matrix) return box;
  const [a, b, c, d, tx, ty] = box.matrix;
  const corners = [[box.x, box.y], [box.x + box.width, box.y], [box.x, box.y + box.height], [box.x + box.width, box.y + box.height]]
    .map(([x, y]) => [a * x + c * y + tx, b * x + d * y + ty]);
  const [xs, ys] = [corners.map((corner) => corner[0]), corners.map((corner) => corner[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
