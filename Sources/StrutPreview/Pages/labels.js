// Where the numbers of lines stand, so that they cover neither small boxes nor one another.

/** The height of a number, and the width of a letter and of the space around it; `null` until a number was measured. */
let measures = null;
/** A box that is smaller than this on the screen, in either direction, is not to be covered. */
const smallest = 64;

/** Measures numbers as the style sheet has them, once: all letters are of one width. */
function measured() {
  if (measures) return measures;
  const overlay = document.createElement("div");
  overlay.className = "overlay";
  overlay.style.visibility = "hidden";
  const [short, long] = [10, 20].map((count) => {
    const distance = overlay.appendChild(document.createElement("div"));
    distance.className = "distance";
    const label = distance.appendChild(document.createElement("span"));
    label.textContent = "0".repeat(count);
    return label;
  });
  document.body.append(overlay);
  const [first, second] = [short.getBoundingClientRect(), long.getBoundingClientRect()];
  overlay.remove();
  const letter = (second.width - first.width) / 10;
  measures = { letter, space: first.width - 10 * letter, height: first.height };
  return measures;
}

/** The size of a number on the screen. */
export function labelSize(text) {
  const { letter, space, height } = measured();
  return { width: text.length * letter + space, height };
}

/** The frames of boxes, on the screen, that numbers keep free: those of small ones. */
export function keptFree(frames) {
  return frames.filter((frame) => Math.min(frame.width, frame.height) < smallest);
}

/**
 * How far the number of each line {x, y, width, height, text} is moved from the line's middle: along the line or beside it,
 * to the first place that is free, else to the one that covers least.
 */
export function labelOffsets(lines, taken, room) {
  const occupied = [...taken];
  return lines.map((line) => {
    const size = labelSize(line.text);
    const middle = { x: line.x + line.width / 2, y: line.y + line.height / 2 };
    let best = null;
    for (const [dx, dy] of candidates(line, size)) {
      const frame = { x: middle.x + dx - size.width / 2, y: middle.y + dy - size.height / 2, ...size };
      const cost = occupied.reduce((sum, other) => sum + shared(frame, other), 0) + outside(frame, room);
      if (!best || cost < best.cost - 0.5) best = { cost, frame, offset: [dx, dy] };
      if (best.cost === 0) break;
    }
    occupied.push(best.frame);
    return best.offset;
  });
}

/** The places to try, the best ones first. */
function candidates(line, size) {
  const isAcross = line.height === 0;
  const [length, along, beside] = isAcross ? [line.width, size.width, size.height] : [line.height, size.height, size.width];
  const slide = Math.max(0, (length - along) / 2);
  const aside = beside / 2 + 7;
  const places = [[0, 0]];
  for (const part of [0.5, -0.5, 1, -1]) if (slide > 0) places.push([slide * part, 0]);
  for (const side of [aside, -aside]) for (const part of [0, 0.5, -0.5, 1, -1]) places.push([slide * part, side]);
  const past = length / 2 + along / 2 + 5;
  places.push([past, 0], [-past, 0]);
  for (const side of [aside, -aside, aside + beside + 3, -aside - beside - 3]) places.push([past, side], [-past, side], [0, side * 1.6]);
  return places.map(([a, b]) => (isAcross ? [a, b] : [b, a]));
}

/** How much two frames cover of one another. */
function shared(a, b) {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How much of a frame lies out of the room around the picture. */
function outside(frame, room) {
  return frame.width * frame.height - shared(frame, { x: -36, y: -36, width: room.width + 72, height: room.height + 72 });
}
