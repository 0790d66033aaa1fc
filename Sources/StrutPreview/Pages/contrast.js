// The contrast of a text with what is painted behind it, from the pixels of the picture (WCAG 2.2, 1.4.3).

/** Colours nearer than this are taken for edges of letters. */
const nearest = 48;

/** The contrast of a box's text: {ratio, text, ground, least}; `null` where it cannot be told. */
export function contrastOf(picture, scale, box, color, style) {
  if (!picture?.naturalWidth || !box.lines?.length || box.matrix) return null;
  const text = pixelOf(color);
  const pixels = pixelsOf(picture, box, scale);
  if (!text || !pixels) return null;
  const ground = groundOf(pixels, text);
  if (!ground) return null;
  const size = parseFloat(style.size) || 16;
  const isBold = style.weight === "bold" || Number(style.weight) >= 700;
  const shown = text[3] < 255 ? mixed(text, ground) : text;
  return { ratio: ratioOf(shown, ground), text: hex(shown), ground: hex(ground), least: size >= 24 || (isBold && size >= 18.66) ? 3 : 4.5 };
}

function pixelOf(color) {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
}

function pixelsOf(picture, box, scale) {
  const x = Math.max(0, Math.floor(box.x * scale));
  const y = Math.max(0, Math.floor(box.y * scale));
  const width = Math.min(picture.naturalWidth - x, Math.ceil(box.width * scale));
  const height = Math.min(picture.naturalHeight - y, Math.ceil(box.height * scale), 2000);
  if (width <= 0 || height <= 0) return null;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context.drawImage(picture, x, y, width, height, 0, 0, width, height);
  try {
    return context.getImageData(0, 0, width, height).data;
  } catch {
    // A page that is opened from disk may not read its own pictures.
    return null;
  }
}

/** What is behind the letters: of the colours that cover a part of the box, the one that is hardest to read on. */
function groundOf(pixels, text) {
  const counts = new Map();
  for (let at = 0; at < pixels.length; at += 4) {
    const key = (pixels[at] << 24 | pixels[at + 1] << 16 | pixels[at + 2] << 8 | pixels[at + 3]) >>> 0;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const colors = [...counts].sort((a, b) => b[1] - a[1]).map(([key, count]) => [[key >>> 24, key >>> 16 & 255, key >>> 8 & 255, key & 255], count]);
  // Over nothing at all there is no contrast to tell.
  if (!colors.length || colors[0][0][3] < 255) return null;
  const least = pixels.length / 4 / 20;
  const grounds = colors.filter(([color, count], at) => at === 0 || (count >= least && distance(color, text) > nearest)).map(([color]) => color);
  return grounds.sort((a, b) => ratioOf(text, a) - ratioOf(text, b))[0];
}

function distance(a, b) {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}

function mixed(above, below) {
  const share = above[3] / 255;
  return [0, 1, 2].map((at) => Math.round(above[at] * share + below[at] * (1 - share)));
}

function ratioOf(a, b) {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color) {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function hex(color) {
  return `#${color.slice(0, 3).map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
