import { EditorState, NodeSelection, type Selection, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { textSchema } from "./schema.ts";
import { block } from "./text-commands.ts";
import { writtenText } from "./written-text.ts";

/** A text after a picture was put in. @param select what is selected then */
function withPicture(markdown: string, select: (state: EditorState) => Selection): string {
  const written = writtenText(markdown);
  const state = EditorState.create(written.doc === undefined ? { schema: textSchema } : { doc: written.doc });
  const picture = textSchema.node("picture", { name: "pont.jpg", alt: "Un pont" });
  let text = "";
  block(picture)(state.apply(state.tr.setSelection(select(state))), (tr) => {
    text = written.write(tr.doc);
  });
  return text;
}

test("a picture that is chosen anew takes the place of the one that is selected", () => {
  const text = withPicture("Un.\n\n![Une rue](rue.jpg)\n\nDeux.\n", ({ doc }) => {
    return NodeSelection.create(doc, doc.child(0).nodeSize);
  });
  expect(text).toBe("Un.\n\n![Un pont](pont.jpg)\n\nDeux.\n");
});

test("a picture stands below the paragraph that is written", () => {
  const text = withPicture("Un.\n\nDeux.\n", ({ doc }) => TextSelection.create(doc, 2));
  expect(text).toBe("Un.\n\n![Un pont](pont.jpg)\n\nDeux.\n");
});
