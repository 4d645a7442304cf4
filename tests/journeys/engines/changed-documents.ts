import { expect, inject, test } from "vitest";
import { assist, block, translate } from "../../support/browser/other-programs.ts";
import { type Answers, changed, from } from "../../support/setup/fault-proxy.ts";
import type { OpenVisitor } from "./visitor.ts";

const WRITTEN = { name: "Ana Lopes", email: "ana@example.org", message: "Bonjour,\nje vous écris." };
const CARET = 8;
const TOGGLE = "header button[aria-controls]";
const SCRIPT = "/before-hydration.js";

/** Pages that other programs change, before hydration and after it. */
export function changedDocuments(newVisitor: OpenVisitor): void {
  test.each([
    ["a translation", translate],
    ["a writing assistant", assist],
    ["a blocker", block],
  ])("[L10] %s before hydration: what was typed, the focus and the caret stay (D30)", async (_, change) => {
    const { tab, open, answer } = await newVisitor();
    answer(withScript(`(${write})(${JSON.stringify(WRITTEN)}, ${CARET}); (${change})(); (${markElements})();`));
    await open("/fr/contact/");
    const drawnAnew = () => document.querySelector("main")?.hasAttribute("data-built") === false;
    await expect.poll(() => tab.evaluate(drawnAnew)).toBe(true);
    expect(await tab.evaluate(formState)).toEqual({ ...WRITTEN, focused: "message", caret: CARET });
  });

  test("[L2] a translation before hydration: the button of the menu keeps the focus, and opens it (D30)", async () => {
    const { tab, open, waitFor, answer } = await newVisitor({ width: 360, height: 740 });
    answer(withScript(`document.querySelector("${TOGGLE}").focus(); (${translate})();`));
    await open("/en/");
    const isFocused = (selector: string) => document.activeElement === document.querySelector(selector);
    expect(await tab.evaluate(isFocused, TOGGLE)).toBe(true);
    // Where the window itself has the focus, the menu is open already.
    const isOpen = (selector: string) => document.querySelector(selector)?.getAttribute("aria-expanded") === "true";
    if (!(await tab.evaluate(isOpen, TOGGLE))) await tab.press("Enter");
    await waitFor("header nav");
  });

  test("[C12] [R19] a translation after hydration: another language leaves no text of the one before, nor does the banner", async () => {
    const { tab, open, follow, shows, textOf, errors } = await newVisitor({ consent: "not yet" });
    const texts = () => Promise.all(["header", "main", "footer", "[data-consent=banner]"].map(textOf));
    await open("/fr/contact/");
    const french = await texts();
    // From English to French nothing that React moves is in the way: it changes texts where they are.
    await open("/en/contact/");
    await textOf("[data-consent=banner]");
    await tab.evaluate(translate);
    await follow("header a[hreflang=fr]");
    await shows("/fr/contact/");
    await expect.poll(texts).toEqual(french);
    expect(await errors()).toEqual([]);
  });
}

/** A site whose pages run a script as soon as they are complete, before the site's own. */
function withScript(script: string): Answers {
  const origin = inject("origin");
  return (path) => {
    if (path === SCRIPT) {
      return (_request, response) => void response.writeHead(200, { "Content-Type": "text/javascript" }).end(script);
    }
    if (!path.endsWith("/")) return from(origin);
    return changed(origin, (html) => html.replace("<head>", `<head><script src="${SCRIPT}" defer></script>`));
  };
}

/** Runs in the browser. */
function write(values: Readonly<Record<string, string>>, caret: number): void {
  for (const [name, value] of Object.entries(values)) {
    const field = document.querySelector<HTMLInputElement>(`form [name=${name}]`);
    if (field) field.value = value;
  }
  const message = document.querySelector<HTMLTextAreaElement>("form [name=message]");
  message?.focus();
  message?.setSelectionRange(caret, caret);
}

/** Runs in the browser: the elements of the document are told from those that React makes. */
function markElements(): void {
  document.querySelector("main")?.setAttribute("data-built", "");
}

/** Runs in the browser. */
function formState() {
  const value = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)?.value;
  const focused = document.activeElement as HTMLTextAreaElement | null;
  return {
    name: value("name"),
    email: value("email"),
    message: value("message"),
    focused: focused?.name,
    caret: focused?.selectionStart,
  };
}
