import type { ConsentWords } from "../../facts/consent-words.ts";

const requested = new Map<string, Promise<ConsentWords>>();

/**
 * What the consent dialog says, requested once; after a failure anew.
 *
 * @param fetch as it was before any tracker could replace it
 * @throws {Error} when it cannot be loaded
 */
export function loadConsentWords(url: string, fetch: typeof window.fetch): Promise<ConsentWords> {
  const words = requested.get(url) ?? request(url, fetch);
  requested.set(url, words);
  words.catch(() => requested.delete(url));
  return words;
}

async function request(url: string, fetch: typeof window.fetch): Promise<ConsentWords> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}, what the consent dialog says, could not be loaded: ${response.status}.`);
  return response.json();
}
