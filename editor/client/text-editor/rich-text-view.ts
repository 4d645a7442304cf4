import { Editor, Extension } from "@tiptap/core";
import { DOMSerializer, Fragment, type Node, type Schema, Slice, DOMParser as TreeParser } from "@tiptap/pm/model";
import { type EditorState, NodeSelection, Plugin, PluginKey, Selection, TextSelection } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import type { Finding } from "../../contract/findings.ts";
import { cleanPasted } from "./pasted/clean-pasted.ts";
import { lostMeanings, type Meaning, type Meanings, meaningsOf } from "./pasted/meaning.ts";
import { joinLines, readPlainText } from "./pasted/plain-text.ts";
import { extensionsOf, markWords, takeSelection } from "./text-commands.ts";
import type { WrittenText } from "./written-text.ts";

/** What a pasted text has lost; files that a text does not take. */
export type Loss = Meaning | "files";

interface RichTextViewOptions {
  readonly written: WrittenText;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Called when a link is asked for by its key. */
  readonly onLink: () => true;
  /** Called with what a pasted text has lost. */
  readonly onPasted: (lost: ReadonlySet<Loss>) => void;
  /** Whether pictures that were pasted or dropped are taken here. */
  readonly onPictures: (files: readonly File[]) => boolean;
}

export interface RichTextView {
  readonly editor: Editor;
  /** Calls with every state, its selection too, until what it gives is called. */
  subscribe(onState: () => void): () => void;
  /** Takes over a text that was changed elsewhere. The text's own changes, which come back, are none. */
  setValue(text: string): void;
  /** Selects words on a line of the text, from 0, or the whole block that it stands in. */
  show(line: number, words: readonly string[]): void;
  /** Underlines the words that findings name, as far as they stand in the text; neither the text nor the cursor moves. */
  underline(findings: readonly Finding[]): void;
}

/** What is underlined follows the text until it is found anew. */
const underlined = new PluginKey<DecorationSet>();
const underlining = Extension.create({
  name: "underlining",
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: underlined,
      state: {
        init: () => DecorationSet.empty,
        apply: (tr, before) => tr.getMeta(underlined) ?? before.map(tr.mapping, tr.doc),
      },
      props: { decorations: (state) => underlined.getState(state) },
    }),
  ],
});

/** Makes an editor of a text that the tree can hold. */
export function createRichTextView(options: RichTextViewOptions & { readonly doc: Node }): RichTextView {
  const { written, doc } = options;
  let last = options.value;
  /** Texts that were handed on and have not come back yet. */
  let given: string[] = [];
  /** What is being pasted means to its reader. */
  let pasted: Meanings | undefined;
  const editorProps: Editor["options"]["editorProps"] = {
    transformPastedHTML(html) {
      const page = new DOMParser().parseFromString(html, "text/html");
      // What is copied here is pasted as it is.
      pasted = html.includes("data-pm-slice") ? meaningsOf(page.body) : cleanPasted(page);
      return page.body.innerHTML;
    },
    clipboardTextParser(text) {
      const page = readPlainText(text, document.implementation.createHTMLDocument());
      pasted = meaningsOf(page.body);
      return TreeParser.fromSchema(editor.schema).parseSlice(joinLines(page).body);
    },
    transformPasted(slice, { state }) {
      const kept = takesLines(state) ? onOneLine(slice, editor.schema) : slice;
      const shown = DOMSerializer.fromSchema(editor.schema).serializeFragment(kept.content);
      if (pasted !== undefined) options.onPasted(lostMeanings(pasted, meaningsOf(shown as DocumentFragment)));
      pasted = undefined;
      return kept;
    },
    handlePaste: (_view, { clipboardData }) => takesFiles(clipboardData) || takesAddress(clipboardData),
    handleDrop(view, { dataTransfer, clientX, clientY }) {
      const place = view.posAtCoords({ left: clientX, top: clientY });
      if (place !== null && dataTransfer?.files.length)
        view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))));
      return takesFiles(dataTransfer);
    },
    handleDOMEvents: {
      keydown(_view, event) {
        const isUndo = event.key === "z" && (event.ctrlKey || event.metaKey);
        if (isUndo && dropsUnwritten()) event.stopPropagation();
      },
      // What the last one has lost is not said of the next.
      paste: () => options.onPasted(new Set()),
      drop: () => options.onPasted(new Set()),
    },
  };
  const isLine = doc.type.name === "line";
  const linkKey = Extension.create({
    name: "link-key",
    addKeyboardShortcuts: () => ({ "Mod-k": () => options.onLink() }),
  });
  const editor = new Editor({
    element: null,
    extensions: [...extensionsOf(isLine), underlining, linkKey],
    content: doc.toJSON(),
    // Its style sheet is in editor.css, in a layer, where ours come after it.
    injectCSS: false,
    enableInputRules: isLine ? ["bold", "italic"] : true,
    enablePasteRules: false,
    enableCoreExtensions: { delete: false, focusEvents: false },
    editorProps,
    onUpdate({ transaction }) {
      if (transaction.getMeta("elsewhere")) return;
      const text = written.write(editor.state.doc);
      if (text === last) return;
      last = text;
      given.push(text);
      options.onChange(text);
    },
  });
  /** Takes out what was typed and is not written, an empty paragraph: what is undone after it is in the text. */
  const dropsUnwritten = (): boolean => {
    const change = written.takeOver(last, editor.state);
    const linesOf = ({ doc }: EditorState) => doc.textBetween(0, doc.content.size, "\n", "\n").split("\n").length;
    const isThere = linesOf(editor.state.apply(change)) !== linesOf(editor.state);
    if (isThere) editor.view.dispatch(change.setMeta("elsewhere", true));
    return isThere;
  };
  const takesFiles = (data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    // Word and Excel put a picture beside what they copy.
    if (files.length === 0 || /<(p|li|h[1-6]|td)\b/i.test(data?.getData("text/html") ?? "")) return false;
    const pictures = files.filter(({ type }) => type.startsWith("image/"));
    const isTaken = pictures.length > 0 && options.onPictures(pictures);
    if (!isTaken || files.length > pictures.length) options.onPasted(new Set(["files"]));
    return true;
  };
  const takesAddress = (data: DataTransfer | null) => {
    const text = data?.getData("text/plain").trim() ?? "";
    if (!/^https?:\/\/\S+$/.test(text) || data?.getData("text/html") !== "") return false;
    const { doc, selection } = editor.state;
    return markWords(editor, "link", { href: text }, doc.textBetween(selection.from, selection.to) || text);
  };
  return {
    editor,
    subscribe(onState) {
      editor.on("transaction", onState);
      return () => editor.off("transaction", onState);
    },
    setValue(text) {
      const back = given.indexOf(text);
      given = given.slice(back + 1);
      if (back >= 0 || text === last) return;
      given = [];
      last = text;
      takeSelection(editor.view);
      const change = written.takeOver(text, editor.state);
      if (change.docChanged) editor.view.dispatch(change.setMeta("elsewhere", true));
    },
    show(line, words) {
      const block = written.blockAt(line, editor.state.doc);
      if (block === undefined) return;
      const { doc, tr } = editor.state;
      const found = placeOf(block.node, words);
      const inside = block.position + 1;
      const selection = block.node.isAtom
        ? NodeSelection.create(doc, block.position)
        : found === undefined
          ? TextSelection.between(doc.resolve(inside), doc.resolve(inside + block.node.content.size))
          : TextSelection.create(doc, inside + found[0], inside + found[1]);
      editor.view.focus();
      editor.view.dispatch(tr.setSelection(selection).scrollIntoView());
    },
    underline(findings) {
      if (editor.view.composing) return;
      takeSelection(editor.view);
      const { doc, tr } = editor.state;
      const places = findings.flatMap(({ bodyLine, words, severity }) => {
        const block = bodyLine === null ? { node: doc, position: -1 } : written.blockAt(bodyLine, doc);
        const [from, to] = (block && placeOf(block.node, words)) ?? [0, 0];
        const start = (block?.position ?? 0) + 1;
        return from === to
          ? []
          : [
              Decoration.inline(start + from, start + to, {
                class: severity === "error" ? "underlined wrong" : "underlined",
              }),
            ];
      });
      editor.view.dispatch(tr.setMeta(underlined, DecorationSet.create(doc, places)));
    },
  };
}

/** Whether what is pasted must be one line where the cursor is. */
function takesLines({ selection: { $from } }: EditorState): boolean {
  const { type } = $from.parent;
  return type.name === "line" || type.name === "heading" || type.spec.tableRole !== undefined;
}

/** The words of a slice beside each other; a table stays one. */
function onOneLine(slice: Slice, schema: Schema): Slice {
  const lines: Node[] = [];
  let hasTable = false;
  slice.content.descendants((node) => {
    hasTable ||= node.type.name === "table";
    if (!node.isTextblock) return node.type.name !== "text";
    if (lines.length > 0) lines.push(schema.text(" "));
    lines.push(...node.children.map((child) => (child.isText ? child : schema.text(" "))));
    return false;
  });
  return hasTable || lines.length === 0 ? slice : new Slice(Fragment.from(lines), 0, 0);
}

/** The place of the first of some words in a block, from its start to its end; of an address, that of its link. */
function placeOf(block: Node, words: readonly string[]): readonly [number, number] | undefined {
  const whole = Fragment.from(block);
  let found: readonly [number, number] | undefined;
  for (const word of words.filter((one) => one !== ""))
    whole.descendants((node, position) => {
      const at = node.isTextblock ? node.textBetween(0, node.content.size, "\n", "\n").indexOf(word) : -1;
      if (node.marks.some(({ attrs }) => attrs.href === word)) found ??= [position - 1, position - 1 + node.nodeSize];
      if (at >= 0) found ??= [position + at, position + at + word.length];
      return found === undefined;
    });
  return found;
}
