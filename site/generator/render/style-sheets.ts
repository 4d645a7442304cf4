import type { Screen } from "./screens.ts";

/** File of the client bundle with its style sheets, as `StyleSheets`; it is not served. */
export const STYLE_SHEETS_FILE = ".vite/style-sheets.json";

/** The site's rules as the documents of some screens get them. Each rule is in one of both. */
export interface StyleSheet {
  /** Within the document: the rules of what stands around every page, and of its screens in all their states. */
  readonly own: string;
  /** All other rules, for the screens and the dialog that a visitor may come to from there. */
  readonly others: string;
}

/**
 * Screens whose documents share a style sheet. One for each screen would make documents a little smaller, but the policy
 * names each sheet by its hash, in 54 bytes of every answer's header.
 */
export const screensBySheet = {
  home: ["home"],
  articles: ["blog", "post", "tag", "text"],
  company: ["presentation", "service", "services"],
  single: ["contact", "not-found"],
} as const satisfies Record<string, readonly Screen[]>;

/** Name of a style sheet. */
export type SheetName = keyof typeof screensBySheet;

/** Something for each style sheet. */
export type BySheet<Value> = Readonly<Record<SheetName, Value>>;

/** The site's style sheets. */
export type StyleSheets = BySheet<StyleSheet>;

/** The names of all style sheets. */
export const sheetNames = Object.keys(screensBySheet) as readonly SheetName[];

/** Makes something for each style sheet. */
export function bySheet<Value>(make: (name: SheetName) => Value): BySheet<Value> {
  return Object.fromEntries(sheetNames.map((name) => [name, make(name)])) as Record<SheetName, Value>;
}

/** The style sheet of a screen's documents. */
export function sheetOf(screen: Screen): SheetName {
  const name = sheetNames.find((sheet) => (screensBySheet[sheet] as readonly Screen[]).includes(screen));
  if (name === undefined) throw new Error(`No style sheet has the rules of the screen ${screen}: see screensBySheet.`);
  return name;
}
