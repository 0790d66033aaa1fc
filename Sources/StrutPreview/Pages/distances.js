// Distances between boxes, as design tools show them.

/** The distances between two upright frames, as lines {x, y, width, height, value}: to the four sides where one is in the other, else across the gaps. */
export function distancesBetween(a, b) {
  if (isInside(a, b)) return toSides(a, b);
  if (isInside(b, a)) return toSides(b, a);
  return [...gap(a, b, "x", "width", "y", "height"), ...gap(a, b, "y", "height", "x", "width")];
}

function isInside(inner, outer) {
  return inner.x >= outer.x && inner.y >= outer.y
    && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height;
}

function toSides(inner, outer) {
  const [x, y] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
  const [right, bottom] = [inner.x + inner.width, inner.y + inner.height];
  return [
    { x, y: outer.y, width: 0, height: inner.y - outer.y, side: "top" },
    { x: right, y, width: outer.x + outer.width - right, height: 0, side: "right" },
    { x, y: bottom, width: 0, height: outer.y + outer.height - bottom, side: "bottom" },
    { x: outer.x, y, width: inner.x - outer.x, height: 0, side: "left" },
  ].map((line) => ({ ...line, value: line.width + line.height }));
}

/** The line across the gap between two frames on one axis; none where they overlap on it. */
function gap(a, b, at, size, crossAt, crossSize) {
  const [first, second] = a[at] <= b[at] ? [a, b] : [b, a];
  const start = first[at] + first[size];
  const value = second[at] - start;
  if (value <= 0) return [];
  // Where both can be reached straight, the line stands there; else it starts from the middle of the first.
  const low = Math.max(a[crossAt], b[crossAt]);
  const high = Math.min(a[crossAt] + a[crossSize], b[crossAt] + b[crossSize]);
  const cross = low <= high ? (low + high) / 2 : a[crossAt] + a[crossSize] / 2;
  return [{ [at]: start, [crossAt]: cross, [size]: value, [crossSize]: 0, value }];
}
