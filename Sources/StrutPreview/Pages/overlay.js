// Draws the box model of the hovered and the selected box over the picture, in the usual colours.

import { distancesBetween } from "./distances.js";
import { make, number } from "./elements.js";
import { label } from "./model.js";

export class Overlay {
  constructor(element) {
    this.element = element;
  }

  /** Shows the boxes at `zoom` screen pixels a point; -1 stands for none. */
  show(model, hovered, selected, zoom) {
    this.zoom = zoom;
    const parts = [];
    const [over, chosen] = [model.boxes[hovered], model.boxes[selected]];
    // Without a pointer over it the picture itself stays to be seen.
    if (chosen && !over) parts.push(this.plane(chosen, this.rings(chosen).slice(0, 3)));
    if (over) parts.push(this.plane(over, this.rings(over)));
    if (chosen) parts.push(this.plane(chosen, [this.part("selected", chosen), ...this.statements(chosen)]));
    // To the box that is pointed at, else to the container.
    const other = over ?? model.boxes[chosen?.parent ?? -1];
    if (chosen && other && other !== chosen) parts.push(make("div", { className: "plane" }, ...this.distances(chosen, other)));
    const named = over ?? chosen;
    if (named) parts.push(this.caption(named));
    this.element.replaceChildren(...parts);
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
  caption(box) {
    const bounds = boundsOf(box);
    const caption = make("div", { className: "caption" },
      make("b", {}, label(box)), ` ${number(box.width)} × ${number(box.height)}`);
    const room = this.element.clientHeight;
    const below = (bounds.y + bounds.height) * this.zoom + 6;
    caption.style.left = `${Math.max(0, Math.min(bounds.x * this.zoom, this.element.clientWidth - 40))}px`;
    if (below + 24 > room + 30 && bounds.y * this.zoom > 28) caption.style.top = `${bounds.y * this.zoom - 28}px`;
    else caption.style.top = `${below}px`;
    return caption;
  }

  /** The distances between two boxes, with their numbers. */
  distances(box, other) {
    return distancesBetween(boundsOf(box), boundsOf(other)).filter((line) => line.value > 0.005).map((line) => {
      const part = this.part(`distance ${line.height === 0 ? "across" : "down"}`, line);
      part.append(make("span", {}, number(line.value)));
      return part;
    });
  }

  /** The numbers that statements fix for a view of a constraint container, as dimension lines. */
  statements(box) {
    return (box.statements ?? []).filter((statement) => statement.value > 0).map((statement) => {
      const isAcross = statement.edge === "left" || statement.edge === "width";
      const line = this.part(`statement ${isAcross ? "across" : "down"}`, dimensionOf(box, statement));
      line.append(make("span", {}, number(statement.value)));
      return line;
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
