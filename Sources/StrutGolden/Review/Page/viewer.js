// The pictures of one snapshot: panes that are moved and enlarged together, and the places where they differ.

/** Finds where two pictures differ: boxes in pixels, from top to bottom, and the pixels themselves. */
class Differences {
  /** Differing pixels that are no farther apart than this many cells are one place. */
  static cell = 8;
  static reach = 2;

  constructor(expected, actual) {
    this.width = Math.max(expected.naturalWidth, actual.naturalWidth);
    this.height = Math.max(expected.naturalHeight, actual.naturalHeight);
    this.columns = Math.ceil(this.width / Differences.cell);
    this.rows = Math.ceil(this.height / Differences.cell);
    this.cells = new Map();
    this.spans = [];
    this.compare(expected, actual);
    this.boxes = this.join();
  }

  /** Compares strip by strip, so that a picture of any height needs little memory. */
  compare(expected, actual) {
    const strip = 1024;
    for (let top = 0; top < this.height; top += strip) {
      const rows = Math.min(strip, this.height - top);
      const before = Differences.pixels(expected, top, this.width, rows);
      const after = Differences.pixels(actual, top, this.width, rows);
      for (let y = 0; y < rows; y += 1) this.compareRow(before, after, y, top);
    }
  }

  compareRow(before, after, y, top) {
    let start = -1;
    const offset = y * this.width;
    for (let x = 0; x <= this.width; x += 1) {
      const differs = x < this.width && before[offset + x] !== after[offset + x];
      if (differs && start < 0) start = x;
      if (!differs && start >= 0) {
        this.add(start, x, top + y);
        start = -1;
      }
    }
  }

  /** Notes that the pixels from x to end of a row differ. */
  add(x, end, y) {
    this.spans.push(x, end, y);
    const row = Math.floor(y / Differences.cell);
    for (let column = Math.floor(x / Differences.cell); column * Differences.cell < end; column += 1) {
      const key = row * this.columns + column;
      const left = Math.max(x, column * Differences.cell);
      const right = Math.min(end, (column + 1) * Differences.cell);
      const box = this.cells.get(key);
      if (box) {
        box.left = Math.min(box.left, left);
        box.right = Math.max(box.right, right);
        box.bottom = Math.max(box.bottom, y + 1);
      } else {
        this.cells.set(key, { left, right, top: y, bottom: y + 1 });
      }
    }
  }

  static pixels(image, top, width, height) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, -top);
    return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
  }

  /** Joins cells that are near each other. */
  join() {
    const left = new Map(this.cells);
    const boxes = [];
    for (const key of this.cells.keys()) {
      if (!left.has(key)) continue;
      const box = { ...left.get(key) };
      left.delete(key);
      const waiting = [key];
      while (waiting.length) {
        const cell = waiting.pop();
        const [row, column] = [Math.floor(cell / this.columns), cell % this.columns];
        for (let y = Math.max(0, row - Differences.reach); y <= row + Differences.reach; y += 1) {
          for (let x = Math.max(0, column - Differences.reach); x <= Math.min(this.columns - 1, column + Differences.reach); x += 1) {
            const next = y * this.columns + x;
            const part = left.get(next);
            if (!part) continue;
            left.delete(next);
            waiting.push(next);
            box.left = Math.min(box.left, part.left);
            box.right = Math.max(box.right, part.right);
            box.top = Math.min(box.top, part.top);
            box.bottom = Math.max(box.bottom, part.bottom);
          }
        }
      }
      boxes.push({ x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top });
    }
    return boxes.sort((a, b) => a.y - b.y || a.x - b.x);
  }

  /** The actual picture, pale, with the differing pixels in one colour. */
  picture(actual) {
    const canvas = document.createElement("canvas");
    canvas.width = this.width;
    canvas.height = this.height;
    const context = canvas.getContext("2d");
    context.fillStyle = "#fff";
    context.fillRect(0, 0, this.width, this.height);
    context.globalAlpha = 0.25;
    context.filter = "grayscale(1)";
    context.drawImage(actual, 0, 0);
    context.globalAlpha = 1;
    context.filter = "none";
    context.fillStyle = "#d6006c";
    for (let index = 0; index < this.spans.length; index += 3) {
      context.fillRect(this.spans[index], this.spans[index + 2], this.spans[index + 1] - this.spans[index], 1);
    }
    return canvas;
  }
}

/** Shows two pictures in one of several ways, all panes at one place and one zoom. */
class Viewer {
  static views = [
    ["side", "Side by side"], ["slider", "Slider"], ["blink", "Blink"], ["onion", "Onion skin"], ["diff", "Difference"],
  ];
  static mostMarks = 300;
  /** A picture of which the panes show no more than this along one side has an overview. */
  static mostShare = 0.6;

  constructor(stage, changed) {
    this.stage = stage;
    this.changed = changed;
    this.view = "side";
    this.mix = { slider: 50, onion: 50 };
    this.isActualShown = false;
    this.clear();
    stage.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    stage.addEventListener("pointerdown", (event) => this.grab(event));
    stage.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => this.resized()).observe(stage);
    setInterval(() => this.blink(false), 700);
  }

  clear() {
    this.expected = this.actual = this.differences = null;
    this.boxes = [];
    this.current = -1;
    this.place = { x: 0, y: 0, zoom: 1 };
    this.isFitted = true;
    this.turn = (this.turn ?? 0) + 1;
  }

  // MARK: Pictures

  /** Shows a snapshot; resolves when its pictures stand there. */
  async show(result, message) {
    this.clear();
    const turn = this.turn;
    const load = async (url) => {
      if (!url) return null;
      const image = new Image();
      image.src = url;
      await image.decode().catch(() => {});
      return image.naturalWidth ? image : "broken";
    };
    const [expected, actual] = await Promise.all([load(result.pictures.expected), load(result.pictures.actual)]);
    if (turn !== this.turn) return;
    this.isStale = expected === "broken" || actual === "broken";
    this.expected = expected === "broken" ? null : expected;
    this.actual = actual === "broken" ? null : actual;
    this.message = message;
    if (this.expected && this.actual) {
      this.differences = new Differences(this.expected, this.actual);
      this.boxes = this.differences.boxes;
    }
    this.build();
    this.start();
  }

  get size() {
    const images = [this.expected, this.actual].filter(Boolean);
    return {
      width: Math.max(1, ...images.map((image) => image.naturalWidth)),
      height: Math.max(1, ...images.map((image) => image.naturalHeight)),
    };
  }

  build() {
    const both = this.expected && this.actual;
    const panes = [];
    if (!this.expected && !this.actual) {
      this.stage.dataset.view = "none";
      this.stage.replaceChildren(element("p", { className: "lone" }, this.message));
      return this.changed();
    }
    if (!both) {
      panes.push(this.pane(this.actual ? "actual" : "golden", this.actual ?? this.expected));
    } else if (this.view === "side") {
      panes.push(this.pane("golden", this.expected), this.pane("actual", this.actual));
    } else if (this.view === "blink") {
      panes.push(this.pane(this.isActualShown ? "actual" : "golden", this.isActualShown ? this.actual : this.expected));
    } else if (this.view === "diff") {
      this.difference ??= null;
      panes.push(this.pane("difference", this.differences.picture(this.actual)));
    } else {
      panes.push(this.pane(this.view === "slider" ? "golden | actual" : "golden under actual", this.expected, this.actual));
    }
    this.stage.dataset.view = both ? this.view : "one";
    this.stage.replaceChildren(...panes);
    this.panes = panes;
    if (both && (this.view === "slider" || this.view === "onion")) this.addMix(panes[0]);
    this.draw();
  }

  pane(label, ...images) {
    const plane = element("div", { className: "plane" }, ...images.map((image, index) => {
      const node = image instanceof HTMLCanvasElement || index > 0 || image.parentNode === null ? image : image.cloneNode();
      node.className = index > 0 ? "over" : "";
      // What a slider or an onion skin cut off or made pale is whole in other views.
      node.style.clipPath = node.style.opacity = "";
      node.alt = label;
      return node;
    }));
    return element("div", { className: "pane", tabIndex: 0, role: "group", "aria-label": `${label} picture: drag or arrow keys move it` },
      element("span", { className: "label" }, label), plane, element("div", { className: "marks" }));
  }

  addMix(pane) {
    const isSlider = this.view === "slider";
    pane.append(element("input", {
      type: "range", className: "mix", min: 0, max: 100, value: this.mix[this.view], id: "mix",
      "aria-label": isSlider ? "How much of the golden is covered" : "How strong the actual picture is",
      oninput: (event) => { this.mix[this.view] = Number(event.target.value); this.draw(); },
    }));
    if (isSlider) pane.append(element("div", { className: "divider" }));
  }

  // MARK: Place and zoom

  get room() {
    const pane = this.panes?.[0];
    return { width: pane?.clientWidth || 1, height: pane?.clientHeight || 1 };
  }

  /** The zoom at which the width fits; tiny pictures are enlarged so that their pixels can be told apart. */
  get fitZoom() {
    const { width, height } = this.size;
    const room = this.room;
    const whole = Math.min((room.width - 32) / width, (room.height - 32) / height);
    if (whole >= 1) return Math.max(1, Math.min(32, width < 100 && height < 100 ? Math.floor(whole * 0.8) : 1));
    const wide = Math.min(1, (room.width - 32) / width);
    // A tall picture is read from the top; a little too tall is shown whole.
    return whole >= wide * 0.6 ? whole : wide;
  }

  fit() {
    this.isFitted = true;
    const zoom = this.fitZoom;
    const room = this.room;
    const { width, height } = this.size;
    this.place = {
      zoom, x: (room.width - width * zoom) / 2,
      y: height * zoom > room.height ? 16 : (room.height - height * zoom) / 2,
    };
    this.draw();
  }

  /** The whole picture where the change can be seen in it, else the first change. */
  start() {
    if (!this.panes?.length || (!this.expected && !this.actual)) return;
    this.fit();
    const box = this.boxes[0];
    if (!box) return;
    const zoom = this.place.zoom;
    const isLarge = Math.max(box.width, box.height) * zoom >= 12;
    const isInside = (box.y + box.height) * zoom + this.place.y <= this.room.height;
    this.current = 0;
    if (isLarge && isInside) this.draw(); else this.jump(0);
  }

  /** Shows one change, boxed, at a zoom that shows it. */
  jump(index) {
    if (!this.boxes.length) return;
    this.current = (index + this.boxes.length) % this.boxes.length;
    const box = this.boxes[this.current];
    const room = this.room;
    const share = Math.min(room.width * 0.6 / box.width, room.height * 0.6 / box.height);
    const zoom = Math.max(Math.min(share, 8), this.fitZoom);
    // Whole pixels stay whole.
    this.zoomTo(zoom >= 1 ? Math.floor(zoom) : zoom, box);
  }

  zoomTo(zoom, box) {
    const room = this.room;
    this.isFitted = false;
    this.place = {
      zoom, x: room.width / 2 - (box.x + box.width / 2) * zoom, y: room.height / 2 - (box.y + box.height / 2) * zoom,
    };
    this.draw();
  }

  step(by) { this.jump(this.current < 0 ? (by > 0 ? 0 : -1) : this.current + by); }

  /** Enlarges around a point of a pane; its middle unless told otherwise. */
  zoom(factor, point) {
    const room = this.room;
    const at = point ?? { x: room.width / 2, y: room.height / 2 };
    const zoom = Math.min(64, Math.max(0.02, this.place.zoom * factor));
    const scale = zoom / this.place.zoom;
    this.isFitted = false;
    this.place = { zoom, x: at.x - (at.x - this.place.x) * scale, y: at.y - (at.y - this.place.y) * scale };
    this.draw();
  }

  pan(dx, dy) {
    this.isFitted = false;
    this.place.x += dx;
    this.place.y += dy;
    this.draw();
  }

  /** The place in the middle stays there. */
  resized() {
    if (!this.panes?.length || !this.stage.contains(this.panes[0])) return;
    const old = this.drawnRoom;
    if (this.isFitted || !old) return this.fit();
    this.place.x += (this.room.width - old.width) / 2;
    this.place.y += (this.room.height - old.height) / 2;
    this.draw();
  }

  // MARK: Drawing

  draw() {
    if (!this.panes?.length || !this.stage.contains(this.panes[0])) return this.changed();
    const { width, height } = this.size;
    const room = this.room;
    // A corner of the picture stays in sight.
    const edge = 24;
    this.drawnRoom = room;
    this.place.x = Math.min(room.width - edge, Math.max(edge - width * this.place.zoom, this.place.x));
    this.place.y = Math.min(room.height - edge, Math.max(edge - height * this.place.zoom, this.place.y));
    const { x, y, zoom } = this.place;
    for (const pane of this.panes) {
      pane.classList.toggle("close", zoom >= 2);
      pane.querySelector(".plane").style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
      this.drawMarks(pane.querySelector(".marks"));
      this.drawMix(pane);
    }
    this.drawOverview();
    this.changed();
  }

  /** Beside a picture much longer than the panes: which part of it they show, and where it changed. */
  drawOverview() {
    const { width, height } = this.size;
    const { x, y, zoom } = this.place;
    const [across, down] = [this.room.width / (width * zoom), this.room.height / (height * zoom)];
    const isTall = down <= across;
    const share = Math.min(across, down);
    this.stage.querySelector(".overview")?.remove();
    if (share > Viewer.mostShare) return;
    const start = isTall ? -y / zoom / height : -x / zoom / width;
    const place = (start, length) => isTall
      ? `top: ${start * 100}%; height: ${length * 100}%` : `left: ${start * 100}%; width: ${length * 100}%`;
    const shown = [Math.max(0, start), Math.min(1, start + share)];
    this.stage.append(element("div", {
      className: `overview ${isTall ? "tall" : "wide"}`, "aria-hidden": "true", title: "Where this is in the whole picture",
      onpointerdown: (event) => this.travel(event, isTall),
    }, ...this.ticks(isTall).map((tick) => element("i", { style: place(tick, 0) })), element("b", { style: place(shown[0], shown[1] - shown[0]) })));
  }

  /** Where the picture changed along one side, as shares of it: no more than can be told apart. */
  ticks(isTall) {
    const { width, height } = this.size;
    const steps = 300;
    const places = this.boxes.map((box) => Math.round((isTall ? (box.y + box.height / 2) / height : (box.x + box.width / 2) / width) * steps));
    return [...new Set(places)].map((place) => place / steps);
  }

  /** Goes where the overview is pressed, as long as it is. */
  travel(event, isTall) {
    const frame = event.currentTarget.getBoundingClientRect();
    const go = (event) => {
      const room = this.room;
      const share = isTall ? (event.clientY - frame.top) / frame.height : (event.clientX - frame.left) / frame.width;
      this.isFitted = false;
      if (isTall) this.place.y = room.height / 2 - share * this.size.height * this.place.zoom;
      else this.place.x = room.width / 2 - share * this.size.width * this.place.zoom;
      this.draw();
    };
    const end = new AbortController();
    const options = { signal: end.signal };
    window.addEventListener("pointermove", go, options);
    for (const name of ["pointerup", "pointercancel"]) window.addEventListener(name, () => end.abort(), options);
    event.preventDefault();
    go(event);
  }

  drawMix(pane) {
    const over = pane.querySelector(".over");
    if (!over) return;
    if (this.view === "onion") {
      over.style.opacity = String(this.mix.onion / 100);
      over.style.clipPath = "";
      return;
    }
    // The slider goes over what can be seen of the picture.
    const edge = pane.clientWidth * this.mix.slider / 100;
    const inside = (edge - this.place.x) / this.place.zoom;
    over.style.opacity = "";
    over.style.clipPath = `inset(0 0 0 ${Math.max(0, inside)}px)`;
    pane.querySelector(".divider").style.left = `${edge - 1}px`;
  }

  drawMarks(layer) {
    const { x, y, zoom } = this.place;
    const room = this.room;
    const marks = [];
    for (const [index, box] of this.boxes.entries()) {
      const isCurrent = index === this.current;
      const frame = { left: x + box.x * zoom, top: y + box.y * zoom, width: box.width * zoom, height: box.height * zoom };
      const isSeen = frame.left < room.width && frame.top < room.height && frame.left + frame.width > 0 && frame.top + frame.height > 0;
      if (!isSeen || (marks.length >= Viewer.mostMarks && !isCurrent)) continue;
      const mark = element("div", { className: isCurrent ? "mark current" : "mark" });
      // The frame goes around the pixels, and is never smaller than can be seen.
      const [dx, dy] = [Math.max(4, (12 - frame.width) / 2), Math.max(4, (12 - frame.height) / 2)];
      Object.assign(mark.style, {
        left: `${frame.left - dx}px`, top: `${frame.top - dy}px`, width: `${frame.width + 2 * dx}px`, height: `${frame.height + 2 * dy}px`,
      });
      marks.push(mark);
    }
    layer.replaceChildren(...marks);
  }

  setView(view) {
    this.view = view;
    this.isActualShown = false;
    const old = this.drawnRoom;
    this.build();
    this.drawnRoom = old;
    this.resized();
  }

  /** Changes between the two pictures; by itself only where motion is welcome. */
  blink(isAsked) {
    if (this.view !== "blink" || !this.expected || !this.actual) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isAsked && (isStill || document.hidden || this.stage.offsetParent === null)) return;
    this.isActualShown = !this.isActualShown;
    const pane = this.panes[0];
    const image = this.isActualShown ? this.actual : this.expected;
    pane.querySelector(".plane").replaceChildren(image);
    pane.querySelector(".label").textContent = this.isActualShown ? "actual" : "golden";
  }

  // MARK: Hands

  wheel(event) {
    if (!this.panes?.length) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      const pane = event.target.closest(".pane");
      if (!pane) return;
      const frame = pane.getBoundingClientRect();
      this.zoom(Math.exp(-event.deltaY / 200), { x: event.clientX - frame.left, y: event.clientY - frame.top });
    } else {
      this.pan(event.shiftKey ? -event.deltaY : -event.deltaX, event.shiftKey ? 0 : -event.deltaY);
    }
  }

  grab(event) {
    const pane = event.target.closest(".pane");
    if (!pane || event.button !== 0 || event.target.closest("input")) return;
    const frame = pane.getBoundingClientRect();
    const edge = frame.left + frame.width * this.mix.slider / 100;
    const isSliding = this.view === "slider" && this.expected && this.actual && Math.abs(event.clientX - edge) < 20;
    let last = { x: event.clientX, y: event.clientY };
    pane.setPointerCapture(event.pointerId);
    pane.classList.add("panning");
    const move = (event) => {
      if (isSliding) {
        this.mix.slider = Math.min(100, Math.max(0, (event.clientX - frame.left) / frame.width * 100));
        const input = pane.querySelector(".mix");
        if (input) input.value = this.mix.slider;
        this.draw();
      } else {
        this.pan(event.clientX - last.x, event.clientY - last.y);
      }
      last = { x: event.clientX, y: event.clientY };
    };
    const end = () => {
      pane.classList.remove("panning");
      pane.removeEventListener("pointermove", move);
    };
    pane.addEventListener("pointermove", move);
    pane.addEventListener("pointerup", end, { once: true });
    pane.addEventListener("pointercancel", end, { once: true });
  }

  key(event) {
    if (!event.target.matches(".pane") || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = 60;
    const moves = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    this.pan(...move);
  }
}
