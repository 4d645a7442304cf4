import { EditorState } from "prosemirror-state";
import { expect, test } from "vitest";
import { textPlugins } from "./text-commands.ts";
import { writtenText } from "./written-text.ts";

test.each(["| Mois | Total |\n| --- | --- |\n| Mai | 12 |\n", "Un mot.\n\n![Une rue](rue.jpg)\n"])(
  "below what ends a text there is a line to go on in, which is not written: %j",
  (markdown) => {
    const written = writtenText(markdown);
    const { doc } = written;
    if (doc === undefined) throw new Error("The tree holds it.");
    const state = EditorState.create({ doc, plugins: textPlugins(doc, {}) });
    const after = state.apply(state.tr.setMeta("any", true));
    expect(after.doc.lastChild?.type.name).toBe("paragraph");
    expect(after.doc.childCount).toBe(doc.childCount + 1);
    expect(written.write(after.doc)).toBe(markdown);
  },
);
