// One picture of everything at a glance, with what is wrong with it.

import { make } from "./elements.js";
import { placeName } from "./faults.js";

/** The largest picture in pixels of the page. */
const largestTile = { width: 240, height: 200 };
/** What is longer than this many times its other side may be shown only as it begins, where it is larger than small pictures are. */
const longestTile = 3;
const smallPicture = { width: 480, height: 400 };

export class Tile {
  /** `cell` has what the tile shows and what it is called; `choose` is `null` for a link to a page of its own. */
  constructor(cell, choose) {
    this.row = JSON.stringify([cell.choice?.component, cell.choice?.case]);
    this.name = cell.name;
    this.frame = make("span", { className: "frame" });
    this.note = make("span", { className: "note hidden" });
    this.element = cell.page ? make("a", { className: "cell", href: cell.page }) : make("button", { type: "button", className: "cell" });
    this.element.dataset.key = cell.key;
    this.element.title = cell.name;
    this.element.setAttribute("aria-label", cell.name);
    if (choose) this.element.onclick = choose;
    this.element.append(this.frame, this.note);
    if (cell.variant) this.show({ ...cell.variant.picture, picture: cell.variant.picture ? cell.variant.cell : undefined, faults: cell.variant.faults });
    else this.reserve(cell.size);
  }

  /** Leaves room for a picture that is on its way. */
  reserve({ width, height } = {}) {
    const { width: across, height: down } = shownSize(width ?? 120, height ?? 72);
    const room = make("span", { className: "room" });
    room.style.width = `${across}px`;
    room.style.height = `${down}px`;
    this.frame.replaceChildren(room);
  }

  /** Shows a picture as it was drawn; the one before stays until the new one is there. */
  show(shown) {
    this.shown = shown;
    const faults = shown.faults ?? [];
    this.element.classList.toggle("stale", Boolean(shown.isStale));
    this.element.setAttribute("aria-label", [this.name, faults[0]?.message].filter(Boolean).join(": "));
    this.note.classList.toggle("hidden", faults.length === 0);
    this.note.replaceChildren(...faults.slice(0, 1).map((fault) => {
      const place = placeName(fault);
      return make("span", {}, place ? make("b", {}, place) : null, place ? " " : null, fault.message);
    }));
    this.showPicture(shown);
  }

  async showPicture({ picture, width, height, cut }) {
    if (!picture) {
      // What was there before is as good as what the server has, which is nothing.
      if (!this.picture) this.frame.replaceChildren();
      return;
    }
    if (picture === this.picture) return;
    this.picture = picture;
    const image = make("img", { alt: "", className: cut ? `cut-${cut}` : "", decoding: "async", loading: picture.startsWith("data:") ? "eager" : "lazy" });
    const size = shownSize(width, height);
    image.width = size.width;
    image.height = size.height;
    image.src = picture;
    // Tabs that nobody looks at decode nothing until somebody does.
    if (this.frame.querySelector("img") && !document.hidden) await image.decode().catch(() => {});
    if (this.picture === picture) this.frame.replaceChildren(image);
  }
}

/** The size in which a picture, or what it shows, stands on the page. */
function shownSize(width, height) {
  const isLong = width > longestTile * smallPicture.width || height > longestTile * smallPicture.height;
  const [across, down] = isLong ? [Math.min(width, longestTile * height), Math.min(height, longestTile * width)] : [width, height];
  const factor = Math.min(1, largestTile.width / across, largestTile.height / down);
  return { width: Math.max(1, Math.round(across * factor)), height: Math.max(1, Math.round(down * factor)) };
}
