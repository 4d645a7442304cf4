import type { Locale } from "./language.ts";
import type { OwnerTexts } from "./owner-text.ts";

/** Messages by key, each with the names of its placeholders. */
export type MessageTable = Readonly<Record<string, readonly string[]>>;

/** The messages that the engine reads itself: every site has them, beside its own. */
export const engineMessageKeys = {
  /** The title in the tab of a browser, and in lists of search engines. */
  "page-title": ["page", "brand"],
  /** The name of the site where programs show a link to it. */
  "site-name": ["brand"],
  /** The page at an old address, which leads to the new one. */
  "moved.title": [],
  "moved.link": [],
  /** The heading of the page that is shown when another could not be loaded. */
  "error.title": [],
  /** What screen readers say while a page loads, and when it is there. */
  "navigation.loading": [],
  "navigation.loaded": ["title"],
} as const;

/** The messages that a site with a list of posts has beside them. */
export const postMessageKeys = {
  /** Names the list, in the title of its feed. */
  "posts.title": [],
  /** Names the feed, where a browser offers it. */
  "posts.feed": [],
  /** Follows the title of a numbered page of a list. */
  "pagination.page-of": ["page", "pages"],
} as const;

export type EngineMessages = typeof engineMessageKeys;
type PostMessages = typeof postMessageKeys;

/** The texts of one language. */
export type TextsOf<Table extends MessageTable> = Readonly<Record<keyof Table & string, string>>;

/** The texts of one language as the engine knows them: a site knows more, and without posts it lacks theirs. */
export type MessageTexts = TextsOf<EngineMessages & PostMessages>;

/** The messages of a site. */
export interface SiteMessages {
  /** Every message of the interface. */
  readonly keys: MessageTable & Readonly<Record<keyof EngineMessages, readonly string[]>>;
  /** Their words by language, typed plainly; `messages/<language>.yaml` of the content may say others. */
  readonly words: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  /** Those that the build alone reads: they are not sent to browsers. */
  readonly unsent?: readonly string[];
  /** Where visitors see them, in the owner's words, by the first word of their keys; "" for all others. */
  readonly places?: OwnerTexts;
  /** What the owner's form calls those whose words alone do not say what they are, by their keys. */
  readonly titles?: OwnerTexts;
}

/** The values of a message: one for each placeholder. */
export type MessageValues<Table extends MessageTable, Key extends keyof Table> = [Table[Key][number]] extends [never]
  ? []
  : [values: Readonly<Record<Table[Key][number], string | number>>];

/** Reads a message of a table and fills in its placeholders. */
export type ReadMessage<Table extends MessageTable> = <Key extends keyof Table & string>(
  texts: TextsOf<Table>,
  key: Key,
  ...values: MessageValues<Table, Key>
) => string;

/** The same for the texts of one language. */
export type MessageReader<Table extends MessageTable> = <Key extends keyof Table & string>(
  key: Key,
  ...values: MessageValues<Table, Key>
) => string;

/**
 * Reads one of the engine's messages. A site gives the same function the type of its table.
 *
 * @example message(texts, "pagination.page-of", { page: 2, pages: 3 }) // "page 2 sur 3"
 */
export const message: ReadMessage<EngineMessages & PostMessages> = (texts, key, ...values) => {
  const given: Readonly<Record<string, string | number>> = values[0] ?? {};
  return texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(given[name] ?? whole));
};

/** Gives the function that reads the messages of one language. @typeParam Table those of the site */
export function messageReader<Table extends MessageTable>(texts: object): MessageReader<Table> {
  return (key, ...values) => (message as unknown as ReadMessage<Table>)(texts as TextsOf<Table>, key, ...values);
}

/** Names of the `{placeholders}` in a text, in their order, each once. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ""))];
}

type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

/** The messages of a table, as words in one language have them: each with the names of its placeholders. */
export function messageKeysOf<Words extends Readonly<Record<string, string>>>(words: Words) {
  const keys = Object.entries(words).map(([key, text]) => [key, placeholdersOf(text)]);
  return Object.fromEntries(keys) as unknown as { readonly [Key in keyof Words]: readonly Placeholder<Words[Key]>[] };
}
