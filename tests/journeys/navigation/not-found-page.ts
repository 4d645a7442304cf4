import type { SiteVisit } from "../../support/pages/site-visit.ts";

const words = {
  fr: "Impossible de trouver",
  en: "Could not find",
  pt: "Não foi possível encontrar",
} as const;

/** Waits until the not-found page of a language is shown at an address, and names a path. */
export async function showsNotFound(
  visit: SiteVisit,
  locale: keyof typeof words,
  address: string,
  named = address,
): Promise<void> {
  await visit.shows(`/${locale}/404/`, address);
  await visit.page.getByText(`${words[locale]} ${named}`, { exact: true }).waitFor();
}
