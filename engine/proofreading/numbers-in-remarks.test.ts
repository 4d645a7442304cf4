import { expect, test } from "vitest";
import { numbersInRemarks } from "./numbers-in-remarks.ts";

const article = (title: string) => `---\ndate: 2026-01-02\ntitle: ${title}\n---\n\nUn texte # 5.\n`;

test.each([
  ["posts/fr/a.md", article("Top # 5"), '3 # 5 title: "Top # 5"'],
  ["posts/fr/a.md", article("Bureau : rue # 12"), undefined],
  ["posts/fr/a.md", article("Un titre # à revoir"), undefined],
  ["posts/fr/a.md", article('"Top # 5"'), undefined],
  ["posts/fr/a.md", article("2026 # 5 fois"), undefined],
  ["site.yaml", "offices:\n  france:\n    street2: Porte # 3 bis\n", '3 # 3 bis street2: "Porte # 3 bis"'],
  ["site.yaml", "text: |\n  Un titre # 5\n", undefined],
])("in %s, %j: %s", (file, text, expected) => {
  const found = numbersInRemarks(file, text).map(({ line, values }) => [line, ...Object.values(values)].join(" "));
  expect(found).toEqual(expected === undefined ? [] : [expected]);
});
