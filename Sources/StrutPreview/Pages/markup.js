// Start tags in the text of files, by offsets in bytes.

const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** The bytes of the texts that were asked about last. */
const known = new Map();

/** The start tag around an offset of a text, with its attributes as they are written; `null` where there is none. */
export function tagAt(text, offset) {
  const bytes = bytesOf(text);
  const start = bytes.lastIndexOf(0x3c, offset);
  const end = endOfTag(bytes, start);
  if (start < 0 || offset >= end) return null;
  const tag = decoder.decode(bytes.subarray(start, end));
  const parsed = new DOMParser().parseFromString(tag.replace(/\/?>$/, "/>"), "text/xml");
  if (parsed.querySelector("parsererror")) return null;
  const element = parsed.documentElement;
  return { start, end, text: tag, name: element.nodeName, attributes: new Map(element.getAttributeNames().map((name) => [name, element.getAttribute(name)])) };
}

function bytesOf(text) {
  if (known.has(text)) return known.get(text);
  if (known.size > 8) known.clear();
  const bytes = encoder.encode(text);
  known.set(text, bytes);
  return bytes;
}

/** The offset after the `>` that ends a tag. */
function endOfTag(bytes, start) {
  let quote = 0;
  for (let at = start + 1; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (quote) {
      if (byte === quote) quote = 0;
    } else if (byte === 0x22 || byte === 0x27) {
      quote = byte;
    } else if (byte === 0x3e) {
      return at + 1;
    }
  }
  return -1;
}
