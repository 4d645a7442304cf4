import type { Locator } from "playwright-core";
import { readable } from "../built/queries.ts";

/** What links say and where they lead, in their order: `[["Services", "/fr/services/"]]`. */
export async function linkFacts(links: Locator): Promise<(readonly [text: string, href: string])[]> {
  const facts = await links.evaluateAll((elements) =>
    elements.map((element) => [element.textContent ?? "", element.getAttribute("href") ?? ""] as const),
  );
  return facts.map(([text, href]) => [readable(text), href] as const);
}
