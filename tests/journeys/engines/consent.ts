import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { labels, storedChoice } from "../../support/pages/consent-parts.ts";
import { changedBuild } from "../../support/setup/changed-build.ts";
import { removeTemporaryFolders } from "../../support/setup/run-generator.ts";
import { type RunningServer, startServer } from "../../support/setup/start-server.ts";
import { withTrackers } from "../../support/setup/tracker-host.ts";
import type { EngineVisitor, OpenVisitor } from "./visitor.ts";

/** Nobody listens there: the frame's address is all that matters. */
const VIDEO = "https://127.0.0.1:1/embed/1";
const EMBED = `::embed[A video of two minutes]{service="video" src="${VIDEO}" width=560 height=315}`;
const SERVICE = `    - name: video
      title: { fr: Vidéos, en: Videos, pt: Vídeos }
      purposes: [media]
      default: false
`;
const BANNER = "[data-consent=banner]";
const DIALOG = "dialog[data-consent=dialog]";
const PLACEHOLDER = "[data-consent=placeholder]";
const SETTINGS = "footer a[data-cookie-settings]";

/** What visitors decide about services, on a site that has a video in two languages. */
export function consent(newVisitor: OpenVisitor): void {
  let site: RunningServer & { readonly folder: string };
  beforeAll(async () => {
    const first = (text: string) => text.replace(/^(---\n.*?\n---\n)/s, `$1\n${EMBED}\n`);
    const { folder } = await changedBuild({
      "site.yaml": (text) => `${withTrackers(text).trimEnd()}\n${SERVICE}`,
      "posts/fr/nouveau-site.md": first,
      "posts/pt/novo-website.md": first,
    });
    site = { ...(await startServer(folder)), folder };
  });
  afterAll(async () => {
    await site?.stop();
    await removeTemporaryFolders();
  });
  /** A visitor who has not answered yet, on a phone. */
  const unanswered = () => newVisitor({ site, consent: "not yet", width: 390, height: 844 });

  describe("the banner", () => {
    test.each([
      ["fr", "accept", true],
      ["en", "refuse", false],
    ] as const)("in %s: “%s” is remembered by a reload and on another page", async (language, answer, granted) => {
      const visitor = await unanswered();
      const { tab, open, shows, click, waitFor, waitUntilGone, sees, errors } = visitor;
      await open(`/${language}/`);
      await waitFor(BANNER);
      await click(`${BANNER} button`, labels[language][answer]);
      await waitUntilGone(BANNER);
      await expect.poll(() => choiceOf(visitor)).toMatchObject({ "web-fonts": true, video: granted });
      await tab.reload();
      await shows(`/${language}/`);
      await open(`/${language}/contact/`);
      expect(await sees(BANNER)).toBe(false);
      expect(await errors()).toEqual([]);
    });

    test("opens the dialog to customise; the answer that is saved there closes the banner for good", async () => {
      const visitor = await unanswered();
      const { tab, open, shows, click, waitFor, waitUntilGone, sees, errors } = visitor;
      await open("/fr/");
      await click(`${BANNER} button`, labels.fr.customise);
      await waitFor(DIALOG);
      await click(`${DIALOG} label`, "Vidéos");
      await expect.poll(() => tab.evaluate(switchState, "Vidéos")).toBe(true);
      await click(`${DIALOG} button`, labels.fr.save);
      await waitUntilGone(DIALOG);
      await waitUntilGone(BANNER);
      await expect.poll(() => choiceOf(visitor)).toMatchObject({ video: true });
      await tab.reload();
      await shows("/fr/");
      await open("/fr/contact/");
      expect(await sees(BANNER)).toBe(false);
      expect(await errors()).toEqual([]);
    });
  });

  test("the dialog opens from the footer, switches with the keyboard, and Escape closes it without a decision", async () => {
    const visitor = await unanswered();
    const { tab, open, click, waitFor, waitUntilGone, errors } = visitor;
    await open("/en/");
    await click(`${BANNER} button`, labels.en.refuse);
    await waitUntilGone(BANNER);
    const before = await choiceOf(visitor);
    await click(SETTINGS);
    await waitFor(DIALOG);
    expect(await tab.evaluate(isModal, DIALOG)).toBe(true);
    await tab.evaluate(focusSwitch, "Videos");
    await tab.press("Space");
    await expect.poll(() => tab.evaluate(switchState, "Videos")).toBe(true);
    await tab.press("Escape");
    await waitUntilGone(DIALOG);
    expect(await choiceOf(visitor)).toEqual(before);
    await expect.poll(() => tab.evaluate(hasFocus, SETTINGS)).toBe(true);
    await tab.press("Enter");
    await waitFor(DIALOG);
    expect(await tab.evaluate(switchState, "Videos")).toBe(false);
    await tab.evaluate(focusSwitch, "Videos");
    await tab.press("Space");
    await click(`${DIALOG} button`, labels.en.save);
    await waitUntilGone(DIALOG);
    await expect.poll(() => choiceOf(visitor)).toMatchObject({ video: true });
    await expect.poll(() => tab.evaluate(hasFocus, SETTINGS)).toBe(true);
    expect(await errors()).toEqual([]);
  });

  describe("a placeholder", () => {
    test("accepted once, its frame loads and has the focus; a reload asks again", async () => {
      const { tab, open, click, waitFor, waitUntilGone } = await unanswered();
      await open("/fr/nouveau-site/");
      await waitFor(PLACEHOLDER);
      expect(await tab.evaluate(frameAddress)).toBeNull();
      await click(`${PLACEHOLDER} button`, labels.fr.once);
      await waitUntilGone(PLACEHOLDER);
      expect(await tab.evaluate(frameAddress)).toBe(VIDEO);
      await expect.poll(() => tab.evaluate(hasFocus, "iframe")).toBe(true);
      expect(await tab.evaluate(() => document.cookie)).toBe("");
      await tab.reload();
      await waitFor(PLACEHOLDER);
      expect(await tab.evaluate(frameAddress)).toBeNull();
    });

    test("accepted always is saved: a reload shows the frame, and nobody is asked again", async () => {
      const visitor = await unanswered();
      const { tab, open, click, sees, waitUntilGone } = visitor;
      await open("/pt/novo-website/");
      await click(`${PLACEHOLDER} button`, labels.pt.always);
      await waitUntilGone(PLACEHOLDER);
      await expect.poll(() => choiceOf(visitor)).toMatchObject({ "web-fonts": true, video: true });
      await tab.reload();
      await expect.poll(() => tab.evaluate(frameAddress)).toBe(VIDEO);
      expect([await sees(PLACEHOLDER), await sees(BANNER)]).toEqual([false, false]);
    });
  });
}

/** What is stored; undefined before the first answer. */
async function choiceOf({ tab }: EngineVisitor): Promise<unknown> {
  const cookies = await tab.evaluate(() => document.cookie);
  const value = /(?:^|; )klaro=([^;]*)/.exec(cookies)?.[1];
  if (value === undefined) return undefined;
  const choice = JSON.parse(decodeURIComponent(value)) as Readonly<Record<string, boolean>>;
  expect(value).toBe(storedChoice(choice));
  return choice;
}

/** Runs in the browser. */
function isModal(selector: string): boolean {
  return document.querySelector(selector)?.matches(":modal") === true;
}

/** Runs in the browser. */
function hasFocus(selector: string): boolean {
  return document.querySelector(selector) === document.activeElement;
}

/** Runs in the browser. */
function focusSwitch(title: string): void {
  const label = [...document.querySelectorAll("dialog label")].find(({ textContent }) => textContent === title);
  (label as HTMLLabelElement | undefined)?.control?.focus();
}

/** Runs in the browser. */
function switchState(title: string): boolean | undefined {
  const label = [...document.querySelectorAll("dialog label")].find(({ textContent }) => textContent === title);
  return ((label as HTMLLabelElement | undefined)?.control as HTMLInputElement | null | undefined)?.checked;
}

/** Runs in the browser. */
function frameAddress(): string | null | undefined {
  return document.querySelector("iframe")?.getAttribute("src");
}
