import { deleting, inText, mistakesIn, withText, writeFor, writeLine } from "./mistake.ts";

/** Markup in the text of an article that Markdown does not read. */
export const markupMistakes = mistakesIn(withText, [
  ["Un mot <!-- à revoir", "comment-open", ({ text, file, write }) => ({ [file]: `${text.trimEnd()} ${write}\n` })],
  [
    "Un mot[^1].\n\n[^1]: source",
    "footnote",
    ({ text, file }) => ({ [file]: text.replace("[^1].", " (source).").replace(/\[\^1\].*/, "") }),
    "Un mot[^1]",
  ],
  ["- [ ] à faire", "box-to-tick", deleting("[ ] ")],
  ["Un ~~vieux~~ mot.", "markup-not-read", writeFor("~~vieux~~")],
  ["[ici] (/fr/contact/)", "link-with-space", writeLine],
  ["[ici][la-page]", "link-not-whole", writeLine],
  ["[Attention]: fermé", "reference-unused", deleting()],
  ["un &amp;nbsp; mot", "entity-in-text", deleting("&amp;nbsp;")],
  ["## Mot {#Mot}", "anchor-not-read", writeFor("{#Mot}")],
  ["## Un {#mot}\n\n## Deux {#mot}", "anchor-twice", writeFor("{#mot}"), "## Un"],
  ["| a | b |\n| c | d |", "table-not-whole", (one) => inText("| b |\n", `| b |\n${one.write}\n`)(one), "| a"],
  ["| a | b |\n|---|---|\n| c | d | e |", "table-row-too-long", deleting(" e |"), "| c | d | e"],
  ["• un mot", "item-with-another-marker", writeLine],
  ["Il faut\n— un mot", "item-with-another-marker", (one) => inText("\n— un mot", `\n\n${one.write}`)(one), "— un"],
]);
