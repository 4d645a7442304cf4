import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { SiteVisit } from "../../support/pages/site-visit.ts";

/** The page that lets a visitor try again, in English. */
export interface ErrorPage {
  readonly retry: Locator;
}

/** Waits until the error page is shown at an address. */
export async function errorPage(visit: SiteVisit, address: string): Promise<ErrorPage> {
  const { page } = visit;
  await page.getByRole("heading", { level: 1, name: "This page could not be opened" }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^This page could not be opened - /);
  await visit.isAt(address);
  return { retry: page.getByRole("button", { name: "Try again" }) };
}
