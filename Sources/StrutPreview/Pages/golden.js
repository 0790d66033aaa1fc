// The picture against its golden image, live: the verdict of the server, and both side by side.

const space = 24;

/** What the server says of the golden image and the picture: {status, text}, or `null` where there is none. */
export async function goldenVerdict(address) {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** A picture of both beside each other, as an address; `null` where one of them is no picture. */
export async function besideEachOther(golden, current) {
  const [before, after] = await Promise.all([loaded(golden), loaded(current)]);
  if (!before || !after) return null;
  const canvas = document.createElement("canvas");
  canvas.width = before.naturalWidth + space + after.naturalWidth;
  canvas.height = Math.max(before.naturalHeight, after.naturalHeight);
  const context = canvas.getContext("2d");
  context.drawImage(before, 0, 0);
  context.drawImage(after, before.naturalWidth + space, 0);
  return canvas.toDataURL();
}

async function loaded(address) {
  const image = new Image();
  image.src = address;
  return new Promise((resolve) => {
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
  });
}
