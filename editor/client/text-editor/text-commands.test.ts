import { Editor } from "@tiptap/core";
import { type EditorState, NodeSelection, type Selection, TextSelection } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { extensionsOf, putBlock } from "./text-commands.ts";
import { writtenText } from "./written-text.ts";

/** A text after a picture was put in. @param select what is selected then */
function withPicture(markdown: string, select: (state: EditorState) => Selection): string {
  const written = writtenText(markdown);
  const content = written.doc?.toJSON();
  const editor = new Editor({ element: null, extensions: extensionsOf(false), content });
  editor.view.dispatch(editor.state.tr.setSelection(select(editor.state)));
  putBlock(editor, { type: "picture", attrs: { name: "pont.jpg", alt: "Un pont" } });
  return written.write(editor.state.doc);
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
