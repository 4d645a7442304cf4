import { expect, test } from "vitest";
import { layoutHeader } from "../../support/pages/layout-header.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors();
// Of pages below a section: ../../built/layout.test.ts.
test("[L1] the logo leads to the presentation, and the section of the page is marked", async () => {
  const { page } = await visit();
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
