/** What a tab can do in every engine: what a visitor does, and looking at what they see. */
export interface Tab {
  /** Sets a cookie of a site that has not been opened yet. */
  setCookie(origin: string, name: string, value: string): Promise<void>;
  /** Loads a document and waits for its `load` event. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes back in the history; what is there is to be waited for. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** The address; in WebKitGTK read without a script in the page. */
  url(): Promise<string>;
  /**
   * Runs a function in the page and gives its result. Never while a document is being replaced: in WebKitGTK that can
   * end the session.
   */
  evaluate<Result, Given extends readonly unknown[]>(
    inPage: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Clicks with the mouse on the first visible element of a selector, or of those the first with this text. */
  click(selector: string, text?: string): Promise<void>;
  /** Taps with a finger. */
  tap(selector: string, text?: string): Promise<void>;
  /** Types into a field. */
  type(selector: string, text: string): Promise<void>;
  /** Presses a key where the focus is. */
  press(key: "Enter" | "Escape" | "Space" | "Tab"): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A running browser. Each tab has its own cookies. */
export interface EngineSession {
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** An engine that journeys run in. */
export interface Engine {
  readonly name: "Chromium" | "Firefox" | "WebKitGTK";
  /** Starts its browser. */
  start(): Promise<EngineSession>;
}

/**
 * Runs in the browser: the first visible element of a selector, or of those the first with this text; null where there
 * is none. `gives` is its text, in plain spaces, or the element itself, brought into view.
 */
export function firstVisible(gives: "element" | "text", selector: string, text?: string): Element | string | null {
  const words = (element: Element) => element.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && (typeof text !== "string" || words(element) === text),
  );
  if (found === undefined) return null;
  if (gives === "text") return words(found);
  const { x, y, width, height } = found.getBoundingClientRect();
  // As a person does where a bar that stays in place covers what is to be pressed.
  if (!found.contains(document.elementFromPoint(x + width / 2, y + height / 2))) {
    found.scrollIntoView({ block: "center", behavior: "instant" });
  }
  return found;
}

/** @throws {Error} that says what was looked for */
export function notFound(selector: string, text?: string): never {
  throw new Error(`There is no visible ${selector}${text === undefined ? "" : ` with the text “${text}”`}.`);
}
