import type { View } from "./view-modules.ts";

/** File of the client bundle with its style sheets, as `StyleSheets`; it is not served. */
export const STYLE_SHEETS_FILE = ".vite/style-sheets.json";

/** The site's rules as the documents of some views get them. Each rule is in one of both. */
export interface StyleSheet {
  /** Within the document: the rules of what stands around every page, and of its views in all their states. */
  readonly own: string;
  /** All other rules, for the views and the dialog that a visitor may come to from there. */
  readonly others: string;
}

/**
 * The style sheet of each view's documents. One for each would make documents a little smaller, but the policy names
 * each sheet by its hash, in 54 bytes of every answer's header (decision 0040).
 */
const sheets = {
  home: "home",
  blog: "articles",
  post: "articles",
  tag: "articles",
  text: "articles",
  presentation: "company",
  service: "company",
  services: "company",
  contact: "single",
  "not-found": "single",
} as const satisfies Record<View, string>;

/** All views. */
export const views = Object.keys(sheets) as readonly View[];

/** Name of a style sheet. */
export type SheetName = (typeof sheets)[View];

/** The names of all style sheets. */
export const sheetNames: readonly SheetName[] = [...new Set(Object.values(sheets))];

/** Something for each style sheet. */
export type BySheet<Value> = Readonly<Record<SheetName, Value>>;

/** The site's style sheets. */
export type StyleSheets = BySheet<StyleSheet>;

/** The style sheet of a view's documents. */
export function sheetOf(view: View): SheetName {
  return sheets[view];
}
