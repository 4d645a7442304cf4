import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

// What `tests/journeys/other-sites/` adds to the content, in a long test: here it is told at once that a text is missing.
const madeForTests = resolve(import.meta.dirname, "../../../tests/support");
const [content, spanish] = [join(madeForTests, "content"), join(madeForTests, "spanish")];
const settingsOf = (file: string) => parse(readFileSync(file, "utf8").split(/^---$/m)[1] ?? "") as object;

test.each(readdirSync(join(content, "pages")))("it has the page %s, with every setting", (page) => {
  const [french, own] = [join(content, "pages", page, "fr.md"), join(spanish, "pages", page, "es.md")].map(settingsOf);
  expect(Object.keys(own ?? {})).toEqual(Object.keys(french ?? {}));
});
