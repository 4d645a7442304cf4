import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readable } from "../../built/queries.ts";
import { addProbe, consentParts, labels, untilApplied } from "../../support/pages/consent-parts.ts";
import { oneVisitor } from "../../support/setup/browser.ts";
import { serveContent } from "../../support/setup/serve-content.ts";
import type { RunningServer } from "../../support/setup/start-server.ts";
import { contentFolder, testMessages, testPosts } from "../../support/setup/test-content.ts";
import { withTrackers } from "../../support/setup/tracker-host.ts";

const VIDEO = `    - name: clips
      title: { fr: Extraits, en: Clips, pt: Excertos }
      purposes: [media]
`;

const sameVisitor = oneVisitor(({ context }) => addProbe(context));
let site: RunningServer;

beforeAll(async () => {
  // Trackers without a host, and services of which no text shows anything.
  const files = (await testPosts()).map(({ language, slug }) => `posts/${language}/${slug}.md`);
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(contentFolder, file), "utf8")] as const),
  );
  const shown = /^::.*service=.*$/gm;
  site = await serveContent({
    "site.yaml": (text) => `${withTrackers(text).trimEnd()}\n${VIDEO}`,
    ...Object.fromEntries(
      texts.flatMap(([file, text]) => (text.search(shown) < 0 ? [] : [[file, text.replace(shown, "")]])),
    ),
  });
});
afterAll(() => site.stop());

test("[C12] nobody is asked, and the cookie link explains why (D13)", async () => {
  const { page, context, errors } = await sameVisitor({ baseURL: site.origin });
  await page.goto("/pt/blog/");
  await untilApplied(page);
  const { banner, dialog, footerLink, decision } = consentParts(page);
  expect(await banner.count()).toBe(0);
  await footerLink.click();
  await dialog.waitFor();
  const words = (await testMessages("pt"))["consent.nothing-optional"] ?? "missing";
  expect(readable(await dialog.innerText())).toContain(readable(words));
  expect(await dialog.getByRole("switch").count()).toBe(1);
  expect(await dialog.getByRole("switch").isDisabled()).toBe(true);
  for (const label of [labels.pt.save, labels.pt.accept, labels.pt.refuse])
    expect(await decision(label).count()).toBe(0);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await context.cookies()).toEqual([]);
  expect(errors).toEqual([]);
});

test("where nothing of another host is shown, pages are cut off from every other site", async () => {
  const { headers } = await fetch(`${site.origin}/fr/`);
  expect(headers.get("cross-origin-embedder-policy")).toBe("require-corp");
});

test("the legal notice lists no service that is not offered", async () => {
  const { page } = await sameVisitor({ baseURL: site.origin });
  await page.goto("/fr/mention-legale/");
  const services = page.locator("#cookies ~ * td:first-child, #cookies ~ * th[scope=row]");
  expect((await services.allTextContents()).join()).not.toMatch(/audience/i);
});
