// @vitest-environment jsdom
import { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { extensionsOf } from "./text-commands.ts";
import { writtenText } from "./written-text.ts";

test.each(["| Mois | Total |\n| --- | --- |\n| Mai | 12 |\n", "Un mot.\n\n![Une rue](rue.jpg)\n"])(
  "below what ends a text there is a line to go on in, which is not written: %j",
  (markdown) => {
    const written = writtenText(markdown);
    const { doc } = written;
    if (doc === undefined) throw new Error("The tree holds it.");
    const editor = new Editor({ extensions: extensionsOf(false), content: doc.toJSON() });
    editor.view.dispatch(editor.state.tr.setMeta("any", true));
    const after = editor.state.doc;
    expect(after.lastChild?.type.name).toBe("paragraph");
    expect(after.childCount).toBe(doc.childCount + 1);
    expect(written.write(after)).toBe(markdown);
    editor.destroy();
  },
);
