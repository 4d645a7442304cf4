import { EditorState, TextSelection } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { textSchema } from "./schema.ts";
import { writtenText } from "./written-text.ts";

const TEXT = "\nUn.\n\n* a\n* b\n\nDeux\nlignes.\n\n\n## Trois\n";

/** A text in the hand of its author, the cursor after some words. */
function opened(text: string, words: string) {
  const written = writtenText(text);
  if (written.doc === undefined) throw new Error("The text has no tree.");
  const at = written.doc.textBetween(0, written.doc.content.size, "\n\n").indexOf(words);
  let place = 0;
  written.doc.descendants((node, position) => {
    const found = node.text?.indexOf(words) ?? -1;
    if (found >= 0) place = position + found + words.length;
  });
  expect(at).toBeGreaterThanOrEqual(0);
  const state = EditorState.create({ doc: written.doc });
  return { written, state: state.apply(state.tr.setSelection(TextSelection.create(state.doc, place))) };
}

test.each([
  ["a block above", TEXT.replace("Un.", "Un, changé **ailleurs**.\n\nEt demi.")],
  ["a block below", TEXT.replace("## Trois", "### Trois\n\nFin.")],
  ["a block that is taken away", TEXT.replace("* a\n* b\n\n", "")],
  ["empty lines alone", TEXT.replace("lignes.\n\n\n", "lignes.\n\n")],
  ["the same block, behind the cursor", TEXT.replace("lignes.", "lignes, et plus.")],
  ["the same block, before the cursor", TEXT.replace("Deux", "Les fameux Deux")],
])("a text that is changed elsewhere is taken over, the cursor stays where it was: %s", (_what, theirs) => {
  const { written, state } = opened(TEXT, "Deux li");
  const change = written.takeOver(theirs, state);
  const taken = change === undefined ? state : state.apply(change);
  expect(written.write(taken.doc)).toBe(theirs);
  expect(taken.selection.$from.parent.textBetween(0, taken.selection.$from.parentOffset)).toMatch(/Deux li$/);
  const typed = taken.apply(taken.tr.insertText("!"));
  expect(written.write(typed.doc)).toContain("Deux li!gnes");
});

test("where blocks would grow together with the bytes that they had, the text is written anew", () => {
  const { written, state } = opened("## Titre\nSuite.\n", "Titre");
  const changed = state.apply(state.tr.setBlockType(0, state.selection.to, textSchema.nodes.paragraph));
  expect(written.write(changed.doc)).toBe("Titre\n\nSuite.\n");
});

test("what is typed and taken back leaves the bytes as they were", () => {
  const { written, state } = opened(TEXT, "Deux");
  const typed = state.apply(state.tr.insertText("!"));
  const { from } = typed.selection;
  expect(written.write(typed.doc)).toBe(TEXT.replace("Deux\nlignes", "Deux! lignes"));
  expect(written.write(typed.apply(typed.tr.delete(from - 1, from)).doc)).toBe(TEXT);
});

test("each line of a text is found in its block", () => {
  const { written, state } = opened(TEXT, "Un");
  const lines = TEXT.split("\n").map((_, line) => written.blockAt(line, state.doc)?.node.textContent);
  expect(lines).toEqual([
    "Un.",
    "Un.",
    "ab",
    "ab",
    "ab",
    "Deux lignes.",
    "Deux lignes.",
    "Deux lignes.",
    "Trois",
    "Trois",
    "Trois",
    undefined,
  ]);
});
