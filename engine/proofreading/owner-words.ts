import { noText } from "./content-prose.ts";

/** The file with the owner's own words, in the content folder. */
export const OWNER_WORDS_FILE = "words.txt";

/** Words that are right in every language of the site because the owner says so. */
export type OwnerWords = ReturnType<typeof readOwnerWords>;

/**
 * Reads the owner's own words: one on each line, or several that belong together, such as the name of a firm. A line that
 * begins with # is a comment.
 */
export function readOwnerWords(text: string) {
  const lines = text
    .split("\n")
    .map((line) => line.normalize("NFC").replaceAll("’", "'").trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
  const words = new Set(lines);
  const names = lines.filter((line) => line.includes(" "));
  return {
    /** Whether a single word is among them, with these capitals. */
    has: (form: string) => words.has(form),
    /** A text without the names of several words that are among them. */
    withoutNames: (source: string) =>
      names.reduce((rest, name) => rest.replaceAll(name, noText(name)), source.replaceAll("’", "'")),
  };
}
