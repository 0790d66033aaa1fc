// Changes of attributes: written into the file on disk, from where they come back to the page as every change does.

import { embedded } from "./elements.js";
import { tagAt } from "./markup.js";

/** What an attribute of a box is changed by: its file, an offset in its tag, and the tag as it is written; `null` for none. */
export function placeOf(model, box, attribute) {
  const isOwn = attribute.rank < 2;
  const [file, offset] = isOwn ? [attribute.file ?? 0, attribute.at] : [box.file ?? 0, box.at];
  const text = model.files[file]?.text;
  const tag = text === undefined || offset === undefined ? null : tagAt(text, offset);
  if (!tag || (isOwn && !tag.attributes.has(attribute.name))) return null;
  return { file, offset, tag, written: isOwn ? tag.attributes.get(attribute.name) : undefined };
}

/** What a parameter of a use of a component is changed by, as `placeOf` says it; `null` for none. */
export function placeOfParameter(model, use, name) {
  const text = model.files[use.file]?.text;
  const tag = text === undefined ? null : tagAt(text, use.at);
  if (tag?.name !== use.name) return null;
  return { file: use.file, offset: use.at, tag, written: tag.attributes.get(name) };
}

/** Writes a value, or takes the attribute away where it is empty; throws the reason where that cannot be done. */
export async function writeAttribute(model, place, name, value) {
  const change = { offset: place.offset, tag: place.tag.text, name };
  if (place.file) change.file = model.files[place.file].name;
  if (value !== "") change.value = value;
  const path = model.data.name.split("/").map(encodeURIComponent).join("/");
  await post(`/edit/${path}`, change);
}

/** Takes the last change back; throws the reason where there is none. */
export async function undoEdit() {
  await post("/undo", {});
}

/** The words that an attribute takes, from its grammar. */
export function wordsOf(values) {
  return (values ?? "").split("|").map((part) => part.trim()).filter((part) => /^[a-z][a-z-]*$/.test(part));
}

async function post(address, body) {
  // Only who has this page knows the secret, and the server changes nothing without it.
  const headers = { "Content-Type": "application/json", "Strut-Secret": embedded("document-data").editSecret };
  const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error((await answer.text()).trim());
}
