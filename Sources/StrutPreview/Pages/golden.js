// The picture against its golden image, live: side by side, or what differs.

/** Larger pictures are compared only when somebody asks. */
const mostPixels = 16e6;
const space = 24;

/** What two pictures have in common: {count} of pixels that differ, or `null` where they are too large or not there. */
export async function comparison(golden, current) {
  const [before, after] = await Promise.all([loaded(golden), loaded(current)]);
  if (!before || !after || before.naturalWidth * before.naturalHeight > mostPixels) return null;
  const isSameSize = before.naturalWidth === after.naturalWidth && before.naturalHeight === after.naturalHeight;
  const { canvas, count } = difference(before, after);
  return { before, after, canvas, count, isSameSize };
}

/** A picture of both beside each other, as an address. */
export function besideEachOther({ before, after }) {
  const canvas = document.createElement("canvas");
  canvas.width = before.naturalWidth + space + after.naturalWidth;
  canvas.height = Math.max(before.naturalHeight, after.naturalHeight);
  const context = canvas.getContext("2d");
  context.drawImage(before, 0, 0);
  context.drawImage(after, before.naturalWidth + space, 0);
  return canvas.toDataURL();
}

/** Where two pictures differ: the later one faded, what differs in magenta. */
function difference(before, after) {
  const width = Math.max(before.naturalWidth, after.naturalWidth);
  const height = Math.max(before.naturalHeight, after.naturalHeight);
  const [old, now] = [pixels(before, width, height), pixels(after, width, height)];
  const result = now.context.createImageData(width, height);
  const [a, b, target] = [new Uint32Array(old.data.buffer), new Uint32Array(now.data.buffer), new Uint32Array(result.data.buffer)];
  let count = 0;
  for (let at = 0; at < a.length; at += 1) {
    if (a[at] === b[at]) {
      const grey = 200 + ((b[at] & 255) + (b[at] >> 8 & 255) + (b[at] >> 16 & 255)) / 16;
      target[at] = (255 << 24 | grey << 16 | grey << 8 | grey) >>> 0;
    } else {
      count += 1;
      target[at] = 0xff7f00e0;
    }
  }
  now.context.putImageData(result, 0, 0);
  return { canvas: now.canvas, count };
}

function pixels(image, width, height) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  return { canvas, context, data: context.getImageData(0, 0, width, height).data };
}

async function loaded(address) {
  const image = new Image();
  image.src = address;
  return new Promise((resolve) => {
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
  });
}
