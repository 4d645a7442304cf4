import { browserFetch } from "#engine/client/common/browser-fetch.ts";
import type { ConsentWords } from "../../facts/consent-words.ts";

const requested = new Map<string, Promise<ConsentWords>>();

/**
 * What the consent dialog says, requested once; after a failure anew.
 *
 * @throws {Error} when it cannot be loaded
 */
export function loadConsentWords(url: string): Promise<ConsentWords> {
  const words = requested.get(url) ?? request(url);
  requested.set(url, words);
  words.catch(() => requested.delete(url));
  return words;
}

async function request(url: string): Promise<ConsentWords> {
  const response = await browserFetch(url);
  if (!response.ok) throw new Error(`${url}, what the consent dialog says, could not be loaded: ${response.status}.`);
  return response.json();
}
