import { expect } from "vitest";
import { silence } from "../../support/browser/network-faults.ts";
import type { SiteVisit } from "../../support/pages/site-visit.ts";

/** A file that a page needs never comes: the click on its link waits for 120 seconds, then it is loaded in full. */
export async function isLoadedInFullAtLast(visit: SiteVisit, file: RegExp, page: string): Promise<void> {
  await visit.page.clock.install();
  await visit.open("/en/");
  visit.requests.clear();
  await visit.page.route(file, silence);
  await visit.link(page).click();
  await expect.poll(visit.requests.data).toEqual([page]);
  await visit.page.clock.fastForward(100_000);
  await visit.shows("/en/");
  expect(visit.requests.documents()).toEqual([]);
  await visit.page.clock.fastForward(20_000);
  await visit.shows(page);
  expect(visit.requests.documents()).toEqual([page]);
}
