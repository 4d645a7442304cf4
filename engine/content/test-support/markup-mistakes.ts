import { deleting, inText, mistake, withText, writeFor, writeLine } from "./mistake.ts";

/** Markup in the text of an article that Markdown does not read. */
export const markupMistakes = [
  mistake("a comment without its end", withText("Un mot <!-- à revoir"), "comment-open", ({ text, file, write }) => ({
    [file]: `${text.trimEnd()} ${write}\n`,
  })),
  mistake(
    "a footnote",
    withText("Un mot[^1].\n\n[^1]: source"),
    "footnote",
    ({ text, file }) => ({
      [file]: text.replace("[^1].", " (source).").replace(/\[\^1\].*/, ""),
    }),
    "Un mot[^1]",
  ),
  mistake("a box to tick", withText("- [ ] à faire"), "box-to-tick", deleting("[ ] ")),
  mistake("words struck out", withText("Un ~~vieux~~ mot."), "markup-not-read", writeFor("~~vieux~~")),
  mistake("a link with a space", withText("[ici] (/fr/contact/)"), "link-with-space", writeLine),
  mistake("a reference to nowhere", withText("[ici][la-page]"), "link-not-whole", writeLine),
  mistake(
    "a line that Markdown takes for the target of a link",
    withText("[Attention]: fermé"),
    "reference-unused",
    deleting(),
  ),
  mistake("a character as code", withText("un &amp;nbsp; mot"), "entity-in-text", deleting("&amp;nbsp;")),
  mistake("an anchor with capital letters", withText("## Mot {#Mot}"), "anchor-not-read", writeFor("{#Mot}")),
  mistake(
    "an anchor that is there twice",
    withText("## Un {#mot}\n\n## Deux {#mot}"),
    "anchor-twice",
    writeFor("{#mot}"),
    "## Un",
  ),
  mistake(
    "a table without its line of hyphens",
    withText("| a | b |\n| c | d |"),
    "table-not-whole",
    (problem) => inText("| b |\n", `| b |\n${problem.write}\n`)(problem),
    "| a",
  ),
  mistake(
    "a row with a cell too many",
    withText("| a | b |\n|---|---|\n| c | d | e |"),
    "table-row-too-long",
    deleting(" e |"),
    "| c | d | e",
  ),
  mistake("a bullet of a word processor", withText("• un mot"), "item-with-another-marker", writeLine),
  mistake(
    "a dash before an item",
    withText("Il faut\n— un mot"),
    "item-with-another-marker",
    (problem) => inText("\n— un mot", `\n\n${problem.write}`)(problem),
    "— un",
  ),
];
