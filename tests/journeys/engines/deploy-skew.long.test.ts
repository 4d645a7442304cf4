import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import type { Manifest } from "#engine/manifest/manifest.ts";
import { onPath } from "#scripts/programs/on-path.mjs";
import { servesRelease, startCaddy } from "../../hosts/caddy.ts";
import { startNginx } from "../../hosts/nginx.ts";
import { refusingStorage } from "../../support/browser/browsers.ts";
import { answeredConsent } from "../../support/pages/answered-consent.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { newMessage } from "../../support/pages/contact-visitors.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { pageFacts } from "../../support/pages/page-facts.ts";
import { receivedMessages } from "../../support/pages/received-messages.ts";
import { visitors } from "../../support/setup/browser.ts";
import { builtManifest } from "../../support/setup/built-site.ts";
import { changedBuild } from "../../support/setup/changed-build.ts";
import { from } from "../../support/setup/fault-proxy.ts";
import { brokenFiles, mixedBuilds, type NetworkCase } from "../../support/setup/network-cases.ts";
import { removeTemporaryFolders } from "../../support/setup/run-generator.ts";
import { startServer } from "../../support/setup/start-server.ts";
import { startTwoBuilds, startTwoBuildsOn, type TwoBuilds } from "../../support/setup/two-builds.ts";
import { deploy } from "./deploy.ts";
import { chromium, installedFirefox, installedWebKit } from "./installed-engines.ts";
import type { EngineSession } from "./tab.ts";
import { engineVisitors } from "./visitor.ts";

const ERROR_HEADING = "This page could not be opened";
const visitor = visitors();
let builds: TwoBuilds;

beforeAll(async () => {
  builds = await startTwoBuilds({
    origin: inject("origin"),
    dataFolder: inject("dataFolder"),
    folder: inject("siteFolder"),
  });
});
afterAll(() => Promise.all([builds.stop(), removeTemporaryFolders()]));

describe.each([
  ["Chromium", chromium],
  ["Firefox", installedFirefox()],
  ["WebKitGTK", installedWebKit()],
] as const)("a deploy under a tab of %s", (_, engine) => {
  let session: EngineSession;
  beforeAll(async () => {
    if (engine !== undefined) session = await engine.start();
  });
  afterAll(() => session?.close());
  // An empty describe would be an error; this one is counted as skipped.
  if (engine === undefined) test.skip("is not installed");
  else
    deploy(
      engineVisitors(() => session),
      () => builds,
    );
});

describe.each([
  ["nginx", (folder: string) => startNginx({ release: folder })],
  ["caddy", (folder: string) => startCaddy(servesRelease(folder))],
] as const)("on %s, by the rules of the build", (program, host) => {
  const isInstalled = onPath(program) !== undefined;
  let hosted: TwoBuilds;
  let session: EngineSession;
  beforeAll(async () => {
    if (!isInstalled) return;
    hosted = await startTwoBuildsOn(builds, host);
    session = await chromium.start();
  });
  afterAll(() => Promise.all([hosted?.stop(), session?.close()]));

  describe.skipIf(!isInstalled)("a deploy", () =>
    deploy(
      engineVisitors(() => session),
      () => hosted,
    ),
  );
});

describe("where cookies and every storage throw", () => {
  test.each(mixedBuilds)("[P2] two builds mixed, $name: one full load for each click, none without", (networkCase) =>
    followsLinks(builds, networkCase),
  );

  test.each(brokenFiles)("[P4] [P6] $name: the page, or one that retries", (networkCase) =>
    followsLinks(builds, networkCase),
  );
});

/** Opens a tab on the first build, lets the network go wrong, and follows links, in a browser that stores nothing. */
async function followsLinks(
  { proxy, folder, old, other, oldOnly }: TwoBuilds,
  { answers, leadsTo, links, loads }: NetworkCase,
): Promise<void> {
  proxy.answer(oldOnly);
  const { page, context } = await visitor({ baseURL: proxy.origin });
  await context.addInitScript(refusingStorage);
  await openHydrated(page, "/en/");
  proxy.answer(answers({ old, other }));
  for (const path of links) {
    proxy.documents.length = 0;
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => setTimeout(() => link.click()));
    const wanted = leadsTo === "its page" ? (await pageFacts(folder, path)).heading : ERROR_HEADING;
    await expect
      .poll(() =>
        page.evaluate(() => [document.readyState, location.pathname, document.querySelector("h1")?.textContent]),
      )
      .toEqual(["complete", path, wanted]);
    expect(loads).toContain(proxy.documents.length);
  }
}

/** A visitor at the contact form of the build before a deploy, with a message to write. */
async function atForm() {
  const { proxy, oldOnly } = builds;
  proxy.answer(oldOnly);
  const { page, context } = await visitor({ ...answeredConsent(proxy.origin), baseURL: proxy.origin });
  await openHydrated(page, "/en/contact/");
  const message = newMessage();
  const received = () => receivedMessages(inject("dataFolder"), message.email);
  return { page, context, form: contactForm(page), message, received, deploy: () => proxy.answer(builds.newBuildOnly) };
}

describe("a message that is half written when another build is deployed", () => {
  test("is finished and sent, once", async () => {
    const { form, message, received, deploy } = await atForm();
    await form.fill({ ...message, message: "Half a" });
    deploy();
    await form.message.fill(message.message);
    await form.send.click();
    await form.thanks.waitFor();
    expect(await received()).toMatchObject([message]);
  });

  test("follows the visitor through a full load into another language, and is sent, once", async () => {
    const { page, form, message, received, deploy } = await atForm();
    await form.fill(message);
    deploy();
    await page.locator("header a[hreflang]").filter({ visible: true }).first().click();
    await page.waitForURL((url) => url.pathname !== "/en/contact/");
    await form.untilHydrated();
    await expect.poll(form.written).toEqual(message);
    await form.send.click();
    await form.thanks.waitFor();
    expect(await received()).toMatchObject([message]);
  });

  test("stays where the connection is lost, and is sent, once, when it is back", async () => {
    const { context, form, message, received, deploy } = await atForm();
    await form.fill(message);
    await context.setOffline(true);
    await form.send.click();
    await form.note.waitFor();
    expect(await form.written()).toEqual(message);
    deploy();
    await context.setOffline(false);
    await form.note.getByRole("button").click();
    await form.thanks.waitFor();
    expect(await received()).toMatchObject([message]);
  });
});

test("a deploy of content alone: the old tab goes on without a full load, and shows the new text (D14)", async () => {
  const { proxy, oldOnly } = builds;
  const newTitle = (text: string) => text.replace(/^title: .*$/m, "title: Another title");
  const content = await changedBuild({ "posts/en/new-website.md": newTitle });
  const server = await startServer(content.folder);
  onTestFinished(server.stop);
  const scripts = ({ files }: Manifest) =>
    // Those of the build itself: the folder of the run may hold some of earlier builds.
    Object.keys(files).filter((path) => path.endsWith(".js") && files[path]?.age === undefined);
  expect(scripts(content.manifest)).toEqual(scripts(await builtManifest()));

  proxy.answer(oldOnly);
  const { page } = await visitor({ ...answeredConsent(proxy.origin), baseURL: proxy.origin });
  await openHydrated(page, "/en/blog/");
  proxy.answer(() => from(server.origin));
  proxy.documents.length = 0;
  await page.locator('main a[href="/en/new-website/"]').first().click();
  await page.getByRole("heading", { level: 1, name: "Another title" }).waitFor();
  expect(proxy.documents).toEqual([]);
});
