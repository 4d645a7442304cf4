import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { layoutHeader } from "../../support/pages/layout-header.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors();
let page: Page;
beforeAll(async () => {
  page = (await visit()).page;
});

test("[L1] the logo leads to the presentation, and the section of the page is marked", async () => {
  await openHydrated(page, "/pt/");
  const header = layoutHeader(page);
  expect(await header.current.count()).toBe(0);
  const drawn = () =>
    header.flags.locator("img").evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0));
  await expect.poll(drawn).toHaveLength(2);
  await header.logo.click();
  for (const [index, [text, path]] of [
    ["Apresentação", "/pt/apresentacao/"],
    ["Serviços", "/pt/servicos/"],
    ["Contacto", "/pt/contact/"],
    ["Notícias", "/pt/blog/"],
  ].entries()) {
    if (index > 0) await header.sections.nth(index).click();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => header.current.allTextContents()).toEqual([text]);
  }
});

test("[L1] a service belongs to the services; an article and a tag to the news", async () => {
  const { current } = layoutHeader(page);
  for (const [path, section] of [
    ["/en/services/european-health-network/", "Services"],
    ["/en/new-website/", "News"],
    ["/pt/tag/finance/", "Notícias"],
  ] as const) {
    await page.goto(path);
    expect([path, await current.allTextContents()]).toEqual([path, [section]]);
  }
});
