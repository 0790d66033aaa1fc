// The picture in the middle: zoom, pointer, and the canvas's width by dragging.

import { find, isLive, isTyping, make } from "./elements.js";

const margin = 40;
/** How near in pixels a dragged edge is caught by a breakpoint. */
const nearBreakpoint = 6;
const [leastZoom, mostZoom] = [0.05, 16];
/** Sides of a picture below which its pixels are what people want to see. */
const tiny = 24;

export class Stage {
  /** `delegate` has `hover(x, y)`, `leave()`, `choose(x, y)`, `redraw()`, `setWidth(width)` and `breakpoints()`. */
  constructor(delegate) {
    this.delegate = delegate;
    this.view = find("stage");
    this.sheet = find("sheet");
    this.picture = find("picture");
    this.zoom = 1;
    this.isFitted = true;
    this.size = null;
    this.turn = 0;
    this.watchPointer();
    this.watchZoom();
    this.watchHandle();
    new ResizeObserver(() => this.isFitted && this.fit()).observe(this.view);
  }

  // ---- picture

  /**
   * Shows a picture when it has been decoded, so that the last one stays until then. Without a size it is as large as
   * its pixels say.
   */
  async show(address, size, scale) {
    const turn = ++this.turn;
    const next = await decoded(address);
    // A newer picture is on its way, or there is none; the last good one stays.
    if (!next || turn !== this.turn) return false;
    this.size = size ?? { width: next.naturalWidth / scale, height: next.naturalHeight / scale };
    this.scale = scale;
    next.id = "picture";
    next.alt = this.picture.alt;
    this.picture.replaceWith(next);
    this.picture = next;
    find("empty").classList.add("hidden");
    this.sheet.classList.remove("hidden");
    if (this.isFitted) this.fit();
    else this.place();
    return true;
  }

  place() {
    if (!this.size) return;
    this.sheet.style.width = `${this.size.width * this.zoom}px`;
    this.sheet.style.height = `${this.size.height * this.zoom}px`;
    // Close up, pixels are what people want to see.
    this.sheet.classList.toggle("close", this.zoom > 2 * this.scale);
    const percentage = `${Math.round(this.zoom * 100)} %`;
    find("zoom").textContent = percentage;
    find("zoom").setAttribute("aria-label", `${percentage}, zoom to 100 %`);
    find("fit").setAttribute("aria-pressed", String(this.isFitted));
    this.delegate.redraw();
  }

  // ---- zoom

  /** Zooms so that the point of the picture at (`x`, `y`) of the window, or in the middle, stays where it is. */
  zoomTo(zoom, x, y) {
    if (!this.size) return;
    const view = this.view.getBoundingClientRect();
    const [px, py] = [x ?? view.left + view.width / 2, y ?? view.top + view.height / 2];
    const before = this.pointAt(px, py);
    this.zoom = Math.min(mostZoom, Math.max(leastZoom, zoom));
    this.isFitted = false;
    this.place();
    const sheet = this.sheet.getBoundingClientRect();
    this.view.scrollLeft += sheet.left + before[0] * this.zoom - px;
    this.view.scrollTop += sheet.top + before[1] * this.zoom - py;
  }

  /**
   * Makes all of the picture visible, at most as large as it is, and the pixels of a tiny one as large as can be told
   * apart. What is much taller than the window is read from the top at its width.
   */
  fit() {
    if (!this.size) return;
    const { width, height } = this.size;
    const room = [this.view.clientWidth - 2 * margin, this.view.clientHeight - 2 * margin];
    const wide = Math.min(1, room[0] / width);
    const whole = Math.min(wide, room[1] / height);
    const isTiny = width < tiny && height < tiny;
    const zoom = isTiny ? Math.floor(Math.min(room[0] / width, room[1] / height) / 2) : whole < wide * 0.5 ? wide : whole;
    this.zoom = Math.min(mostZoom, Math.max(isTiny ? 1 : leastZoom, zoom));
    this.isFitted = true;
    this.place();
  }

  /** Scrolls so that a point of the picture is in sight, where it is not. */
  reveal(x, y) {
    const view = this.view.getBoundingClientRect();
    const sheet = this.sheet.getBoundingClientRect();
    const [left, top] = [sheet.left + x * this.zoom, sheet.top + y * this.zoom];
    if (left < view.left || left > view.right) this.view.scrollLeft += left - view.left - view.width / 2;
    if (top < view.top || top > view.bottom) this.view.scrollTop += top - view.top - view.height / 2;
  }

  watchZoom() {
    find("zoom-in").onclick = () => this.zoomTo(this.zoom * 1.25);
    find("zoom-out").onclick = () => this.zoomTo(this.zoom / 1.25);
    find("zoom").onclick = () => this.zoomTo(1);
    find("fit").onclick = () => this.fit();
    this.view.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.zoomTo(this.zoom * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    }, { passive: false });
    document.addEventListener("keydown", (event) => {
      if (isTyping(event)) return;
      const action = {
        "+": () => this.zoomTo(this.zoom * 1.25), "=": () => this.zoomTo(this.zoom * 1.25),
        "-": () => this.zoomTo(this.zoom / 1.25), 0: () => this.zoomTo(1), f: () => this.fit(),
      }[event.key];
      action?.();
    });
  }

  // ---- pointer

  /** The point of the canvas at a point of the window. */
  pointAt(x, y) {
    const frame = this.sheet.getBoundingClientRect();
    return [(x - frame.left) / this.zoom, (y - frame.top) / this.zoom];
  }

  watchPointer() {
    this.view.addEventListener("pointermove", (event) => {
      if (!this.drag) this.delegate.hover(...this.pointAt(event.clientX, event.clientY));
    });
    this.view.addEventListener("pointerleave", () => this.delegate.leave());
    this.view.addEventListener("click", (event) => {
      if (this.drag || event.target.closest("#handle")) return;
      this.delegate.choose(...this.pointAt(event.clientX, event.clientY));
    });
  }

  // ---- width

  watchHandle() {
    const handle = find("handle");
    if (!isLive()) return;
    handle.classList.remove("hidden");
    handle.addEventListener("pointerdown", (down) => {
      if (!this.size) return;
      this.drag = { x: down.clientX, width: this.size.width };
      this.isFitted = false;
      document.body.classList.add("dragging");
      this.showBreakpoints(this.size.width);
    });
    window.addEventListener("pointermove", (event) => {
      // The sheet stands in the middle, so that both of its edges move.
      if (!this.drag) return;
      const width = this.snapped(this.drag.width + 2 * (event.clientX - this.drag.x) / this.zoom, event.altKey);
      this.showBreakpoints(width);
      this.delegate.setWidth(width);
    });
    for (const type of ["pointerup", "pointercancel"]) {
      window.addEventListener(type, () => {
        // The click that follows chooses no box.
        setTimeout(() => { this.drag = null; });
        document.body.classList.remove("dragging");
        find("breakpoints").classList.add("hidden");
      });
    }
    handle.addEventListener("keydown", (event) => {
      if (this.stepToBreakpoint(event.key)) {
        event.preventDefault();
        return;
      }
      const step = { ArrowLeft: -10, ArrowRight: 10 }[event.key] * (event.shiftKey ? 10 : 1);
      if (!step || !this.size) return;
      event.preventDefault();
      this.delegate.setWidth(this.size.width + step);
    });
    handle.addEventListener("blur", () => find("breakpoints").classList.add("hidden"));
    handle.addEventListener("dblclick", () => this.delegate.setWidth(null));
  }

  /** A width, or the breakpoint that is a few pixels from it; the Alt key takes every width. */
  snapped(width, isFree) {
    const near = this.delegate.breakpoints().find((one) => Math.abs(one.width - width) * this.zoom <= nearBreakpoint);
    return near && !isFree ? near.width : Math.round(width);
  }

  /** Takes the next breakpoint by key; returns whether the key is one of those. */
  stepToBreakpoint(key) {
    if (!this.size || (key !== "PageUp" && key !== "PageDown")) return false;
    const widths = this.delegate.breakpoints().map((one) => one.width).sort((a, b) => a - b);
    const next = key === "PageUp" ? widths.find((width) => width > this.size.width) : widths.findLast((width) => width < this.size.width);
    if (next) {
      this.showBreakpoints(next);
      this.delegate.setWidth(next);
    }
    return true;
  }

  /** Shows where the canvas's right edge stands at each breakpoint, and what is reached. */
  showBreakpoints(width) {
    const lines = this.delegate.breakpoints().map((one) => {
      const line = make("div", { className: one.width === width ? "breakpoint reached" : "breakpoint" }, make("span", {}, one.name));
      line.style.left = `calc(50% + ${one.width / 2 * this.zoom}px)`;
      return line;
    });
    const label = make("div", { className: "width-label" }, `${Math.round(width)}`);
    find("breakpoints").replaceChildren(...lines, label);
    find("breakpoints").classList.remove("hidden");
  }
}

/** The image at an address, ready to be shown at once; `null` where there is none. */
async function decoded(address) {
  const image = new Image();
  const isThere = await new Promise((resolve) => {
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = address;
  });
  // Tabs that nobody looks at decode nothing until somebody does.
  if (isThere && !document.hidden) await image.decode().catch(() => {});
  return isThere ? image : null;
}
