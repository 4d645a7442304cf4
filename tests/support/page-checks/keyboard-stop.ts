import type { Page } from "playwright-core";

/** What the Tab key reaches. */
const STOPS =
  ":is(a[href], button:not([disabled]), input:not([type=hidden]), textarea, summary, [tabindex]):not([tabindex='-1'])";

/** Where the keyboard stands. */
export interface KeyboardStop {
  /** Place among all stops in the order of the document, from 0; -1 where the keyboard should not stand. */
  readonly index: number;
  /** What the stop is, for messages. */
  readonly name: string;
  /** Whether a visible outline marks it. */
  readonly marked: boolean;
  /** Whether nothing lies over it. */
  readonly uncovered: boolean;
}

/** The stops of a part of the page; of the whole page without one. */
const stopsIn = (part = "") => `${part} ${STOPS}`;

/** Presses Tab and tells where that leads; undefined once the keyboard has left the page. */
export async function nextStop(page: Page, part?: string): Promise<KeyboardStop | undefined> {
  await page.keyboard.press("Tab");
  return page.evaluate(describeStop, stopsIn(part));
}

/** The same with Shift and Tab, backwards. */
export async function previousStop(page: Page): Promise<KeyboardStop | undefined> {
  await page.keyboard.press("Shift+Tab");
  return page.evaluate(describeStop, STOPS);
}

/** Goes on with the Tab key, until the keyboard leaves the page, or the part, or comes round again. */
export async function walk(page: Page, part?: string): Promise<KeyboardStop[]> {
  const stops: KeyboardStop[] = [];
  for (let stop = await nextStop(page, part); stop !== undefined; stop = await nextStop(page, part)) {
    if (stops.some(({ index }) => index === stop?.index) || (part !== undefined && stop.index < 0)) break;
    stops.push(stop);
  }
  return stops;
}

/**
 * What is wrong with a walk from the page's start: stops that are not marked or not in sight, and stops that it misses.
 *
 * @param part walks only there, from where a part that can take the focus begins
 */
export async function walkFaults(page: Page, part?: string): Promise<string[]> {
  if (part !== undefined) await page.locator(part).focus();
  const stops = await walk(page, part);
  const faults = stops.flatMap(({ name, marked, uncovered }) => [
    ...(marked ? [] : [`not marked: ${name}`]),
    ...(uncovered ? [] : [`covered: ${name}`]),
  ]);
  const order = stops.map(({ index }) => index).join();
  const all = [...Array(await countStops(page, part)).keys()].join();
  return order === all ? faults : [...faults, `stops of the keyboard: ${order} of ${all}`];
}

/** How many stops the page has, or a part of it. */
function countStops(page: Page, part?: string): Promise<number> {
  return page.locator(stopsIn(part)).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
}

/** Runs in the browser. */
function describeStop(selector: string): KeyboardStop | undefined {
  const element = document.activeElement;
  if (element === null || element === document.body) return undefined;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const [box] = element.getClientRects();
  // The whole of a card leads where its title leads, its other link included.
  const leadsTo = (one: Element) => one.closest("a")?.href;
  const over = box ? document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) : null;
  return {
    index: [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).indexOf(element),
    name: `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`,
    marked: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    uncovered:
      over !== null && (element.contains(over) || over.contains(element) || leadsTo(over) === leadsTo(element)),
  };
}
