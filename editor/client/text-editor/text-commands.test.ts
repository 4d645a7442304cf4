import { Editor } from "@tiptap/core";
import { type EditorState, NodeSelection, type Selection, TextSelection } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { extensionsOf, putBlock } from "./text-commands.ts";
import { writtenText } from "./written-text.ts";

/** A text after a picture was put in. @param select what is selected then @param typed after it */
function withPicture(markdown: string, select: (state: EditorState) => Selection, typed = ""): string {
  const written = writtenText(markdown);
  const content = written.doc?.toJSON();
  const editor = new Editor({ element: null, extensions: extensionsOf(false), content });
  editor.view.dispatch(editor.state.tr.setSelection(select(editor.state)));
  putBlock(editor, { type: "picture", attrs: { name: "pont.jpg", alt: "Un pont" } });
  editor.view.dispatch(editor.state.tr.insertText(typed));
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

test("what is typed after a picture was put at the end of a text stands below it", () => {
  const text = withPicture("Un.\n", ({ doc }) => TextSelection.create(doc, 2), "Suite.");
  expect(text).toBe("Un.\n\n![Un pont](pont.jpg)\n\nSuite.\n");
});
