import { expect, inject, test } from "vitest";
import { recordRequests } from "../../support/browser/request-log.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { ADDED_PAGE } from "../../support/setup/added-pages.ts";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors();

test("[P4] a page that the owner added is shown from the menu and in another language, in one document", async () => {
  const { page, errors } = await visit({ baseURL: inject("extendedOrigin") });
  const requests = recordRequests(page);
  await openHydrated(page, "/fr/services/");
  const { fr, pt } = ADDED_PAGE;
  await page.getByRole("navigation").getByRole("link", { name: fr.name }).click();
  await page.getByRole("heading", { level: 1, name: fr.heading }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/fr/${fr.slug}/`);
  await page.locator("header nav a[hreflang^=pt]").click();
  await page.getByRole("heading", { level: 1, name: pt.heading }).waitFor();
  expect(requests.documents()).toEqual(["/fr/services/"]);
  expect(errors).toEqual([]);
});
