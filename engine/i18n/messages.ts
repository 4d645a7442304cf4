import type { messagePlaceholders } from "./message-keys.ts";

export type MessageKey = keyof typeof messagePlaceholders;

/** The texts of one locale, as the content file has them. */
export type MessageTexts = Readonly<Record<MessageKey, string>>;

type Placeholder<Key extends MessageKey> = (typeof messagePlaceholders)[Key][number];
/** The values of a message: one for each placeholder. */
export type MessageValues<Key extends MessageKey> = [Placeholder<Key>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<Key>, string | number>>];

/**
 * Reads a message and fills in its placeholders.
 *
 * @example message(texts, "pagination.page-of", { page: 2, pages: 3 }) // "page 2 sur 3"
 */
export function message<Key extends MessageKey>(texts: MessageTexts, key: Key, ...values: MessageValues<Key>): string {
  const given: Readonly<Record<string, string | number>> = values[0] ?? {};
  return texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(given[name] ?? whole));
}

/** Names of the `{placeholders}` in a text, sorted, each once. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ""))].sort();
}
