import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import type { Manifest } from "../contract/manifest.ts";
import { onPath } from "../scripts/on-path.mjs";
import { changedBuild } from "./built/changed-build.ts";
import { removeTemporaryFolders } from "./built/run-generator.ts";
import { servesRelease, startCaddy } from "./hosts/caddy.ts";
import { startNginx } from "./hosts/nginx.ts";
import { answeredConsent } from "./pages/answered-consent.ts";
import { savingData } from "./pages/browsers.ts";
import { contactForm } from "./pages/contact-form.ts";
import { newMessage } from "./pages/contact-guests.ts";
import { openLive } from "./pages/open-live.ts";
import { receivedMessages } from "./pages/received-messages.ts";
import { soon } from "./pages/soon.ts";
import { visitors } from "./setup/browser.ts";
import { builtManifest } from "./setup/built-site.ts";
import { startServer } from "./setup/start-server.ts";
import { bothBrowsers } from "./two-browsers/both-browsers.ts";
import { startChromium } from "./two-browsers/chromium.ts";
import { deployRounds } from "./two-browsers/deploy-rounds.ts";
import { from } from "./two-browsers/replies.ts";
import { type SkewSites, startSkewSites, startSkewSitesOn } from "./two-browsers/skew-sites.ts";
import type { TabBrowser } from "./two-browsers/tab.ts";
import { brokenFiles, mixedBuilds } from "./two-browsers/wire-cases.ts";
import { wireRounds } from "./two-browsers/wire-rounds.ts";

const [chromium, firefox] = await bothBrowsers();
let sites: SkewSites;

beforeAll(async () => {
  sites = await startSkewSites({
    origin: inject("origin"),
    dataFolder: inject("dataFolder"),
    folder: inject("siteFolder"),
  });
});
afterAll(() => Promise.all([sites.stop(), removeTemporaryFolders()]));

// `npm run soak -- skew` goes on for longer, and through all of it in both browsers.
describe.each([
  { ...chromium, storage: "throws" },
  { ...firefox, storage: "works" },
] as const)("$name", ({ start, storage, name }) => {
  let browser: TabBrowser;
  beforeAll(async () => {
    if (start) browser = await start();
  });
  afterAll(() => browser?.close());
  const test = it.skipIf(start === undefined);

  test("[P2] D14 F1 a tab of the build before a deploy: a click is one full load of its target, on the new build", async () => {
    expect(await deployRounds(browser, sites, 3)).toEqual([]);
  });

  test(`[P2] F2 F4 two builds mixed, storage that ${storage}: one full load for each click, none without`, async () => {
    expect(await wireRounds(browser, sites, mixedBuilds(sites), storage)).toEqual([]);
  });

  it.skipIf(name === "Firefox")(
    `[P4] [P6] F3 F4 scripts and data that are lost, storage that ${storage}: the page, or one that retries`,
    async () => {
      expect(await wireRounds(browser, sites, brokenFiles(sites), storage)).toEqual([]);
    },
  );
});

describe.each([
  ["nginx", (folder: string) => startNginx({ release: folder })],
  ["caddy", (folder: string) => startCaddy(servesRelease(folder))],
] as const)("on %s, by the rules of the build", (program, host) => {
  let behind: SkewSites;
  let browser: TabBrowser;
  const test = it.skipIf(onPath(program) === undefined);
  beforeAll(async () => {
    if (onPath(program) === undefined) return;
    behind = await startSkewSitesOn(sites, host);
    browser = await startChromium();
  });
  afterAll(() => Promise.all([behind?.stop(), browser?.close()]));

  test("B7 F1 a tab of the build before a deploy: a click is one full load of its target, on the new build", async () => {
    expect(await deployRounds(browser, behind, 2)).toEqual([]);
  });

  test("B7 F2 two builds mixed: one full load for each click, none without", async () => {
    expect(await wireRounds(browser, behind, mixedBuilds(behind), "works")).toEqual([]);
  });
});

const visitor = visitors();

/** A visitor at the contact form of the build before a deploy, with a letter to write. */
async function atForm() {
  const { front, oldOnly } = sites;
  front.answer(oldOnly);
  const { page, context } = await visitor({ ...answeredConsent(front.origin), baseURL: front.origin });
  await openLive(page, "/en/contact/");
  const letter = newMessage();
  const received = () => receivedMessages(inject("dataFolder"), letter.email);
  return { page, context, form: contactForm(page), letter, received, deploy: () => front.answer(sites.otherOnly) };
}

describe("a letter that is half written when another build is deployed", () => {
  it("F7 is finished and sent, once", async () => {
    const { form, letter, received, deploy } = await atForm();
    await form.fill({ ...letter, message: "Half a" });
    deploy();
    await form.message.fill(letter.message);
    await form.send.click();
    await form.thanks.waitFor();
    expect(await received()).toMatchObject([letter]);
  });

  it("F7 follows the visitor through a full load into another language, and is sent, once", async () => {
    const { page, form, letter, received, deploy } = await atForm();
    await form.fill(letter);
    deploy();
    await page.locator("header a[hreflang]").filter({ visible: true }).first().click();
    await page.waitForURL((url) => url.pathname !== "/en/contact/");
    await form.untilHydrated();
    await expect.poll(form.written, soon).toEqual(letter);
    await form.send.click();
    await form.thanks.waitFor();
    expect(await received()).toMatchObject([letter]);
  });

  it("F7 stays where the connection is lost, and is sent, once, when it is back", async () => {
    const { context, form, letter, received, deploy } = await atForm();
    await form.fill(letter);
    await context.setOffline(true);
    await form.send.click();
    await form.note.waitFor();
    expect(await form.written()).toEqual(letter);
    deploy();
    await context.setOffline(false);
    await form.note.getByRole("button").click();
    await form.thanks.waitFor();
    expect(await received()).toMatchObject([letter]);
  });
});

it("D14 F5 a deploy of content alone: the old tab goes on without a full load, and shows the new text", async () => {
  const { front, oldOnly } = sites;
  const newTitle = (text: string) => text.replace(/^title: .*$/m, "title: Another title");
  const content = await changedBuild({ "posts/en/new-website.md": newTitle });
  const server = await startServer(content.folder);
  onTestFinished(server.stop);
  const scripts = ({ files }: Manifest) =>
    // Those of the build itself: the folder of the run may hold some of earlier builds.
    Object.keys(files).filter((path) => path.endsWith(".js") && files[path]?.age === undefined);
  expect(scripts(content.manifest)).toEqual(scripts(await builtManifest()));

  front.answer(oldOnly);
  const { page, context } = await visitor({ ...answeredConsent(front.origin), baseURL: front.origin });
  await context.addInitScript(savingData);
  await openLive(page, "/en/blog/");
  front.answer(() => from(server.origin));
  front.documents.length = 0;
  await page.locator('main a[href="/en/new-website/"]').first().click();
  await page.getByRole("heading", { level: 1, name: "Another title" }).waitFor();
  expect(front.documents).toEqual([]);
});
