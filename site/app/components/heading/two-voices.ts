import type { RichText } from "../../../page-data/content-tree.ts";

/**
 * A message that is a heading in two voices, as a tree: the part between double asterisks is the second voice.
 *
 * @example twoVoices("Read **next**") // ["Read ", { type: "strong", children: ["next"] }]
 */
export function twoVoices(text: string): RichText {
  return text
    .split("**")
    .map((part, index) => (index % 2 === 1 ? ({ type: "strong", children: [part] } as const) : part))
    .filter((part) => part !== "");
}
