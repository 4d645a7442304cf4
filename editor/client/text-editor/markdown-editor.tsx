import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { AllSelection, NodeSelection, TextSelection } from "@tiptap/pm/state";
import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import type { Finding } from "../../contract/findings.ts";
import type { SiteLanguage } from "../../contract/values.ts";
import { useFocusOnAdded } from "../shell/focus-field.ts";
import { useSay } from "../words/words.ts";
import { EmbedDialog, LanguageDialog, type Link, LinkDialog, type Picture, PictureDialog } from "./dialogs.tsx";
import { createRichTextView, type Loss } from "./rich-text-view.ts";
import { markWords, newTable, putBlock, putPictures } from "./text-commands.ts";
import { type WrittenText, writtenLine, writtenText } from "./written-text.ts";

/** A text with marks, as in a word processor; its Markdown for those who ask for it, and where it has no other form. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const read = props.size === "line" ? writtenLine : writtenText;
  const { id, size } = props;
  const [written, setWritten] = useState<WrittenText | undefined>(() => read(props.value));
  const focusOn = useFocusOnAdded();
  const change = (next: WrittenText | undefined) => {
    setWritten(next);
    focusOn(id);
  };
  return (
    <div className={`markdown ${size}`} data-invalid={props["aria-invalid"]}>
      {written?.doc === undefined ? (
        <Source {...props} onRich={() => change(read(props.value))} />
      ) : (
        <RichText {...props} written={written} doc={written.doc} onSource={() => change(undefined)} />
      )}
    </div>
  );
}

/** The Markdown of a text, as it stands in the file. */
function Source(props: MarkdownEditorProps & { readonly onRich: () => void }) {
  const { id, value, onChange, language, size, onRich } = props;
  const change = ({ target }: ChangeEvent<HTMLTextAreaElement>) =>
    onChange(size === "line" ? target.value.replaceAll("\n", " ") : target.value);
  return (
    <>
      <Toolbar tools={[{ id: "markdown", pressed: true, run: onRich }]} controls={id} />
      <textarea
        id={id}
        className="source"
        aria-labelledby={`${id}-label`}
        aria-describedby={props["aria-describedby"]}
        aria-invalid={props["aria-invalid"]}
        rows={size === "large" ? 20 : 1}
        lang={language}
        value={value}
        onChange={change}
      />
    </>
  );
}

interface MarkdownEditorProps {
  readonly id: string;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: true | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly language: SiteLanguage | undefined;
  /** What the build says of it. */
  readonly findings: readonly Finding[];
  /** One line, a few paragraphs, or a whole article. */
  readonly size: "line" | "small" | "large";
}

type ToolId = keyof typeof toolFaces;
type Asked = "link" | "picture" | "embed" | "language";
type Command = (editor: Editor) => unknown;
type Place = MarkdownEditorProps["size"];
const TEXT: readonly Place[] = ["small", "large"];
const EVERYWHERE: readonly Place[] = ["line", ...TEXT];

/** The buttons above a text: where each stands, what it does or asks, and the part of a text that it makes. */
const TOOLS: readonly (readonly [
  ToolId,
  where: readonly Place[] | "cell",
  Command | Asked,
  part?: string,
  attrs?: object,
])[] = [
  ["heading", ["large"], ({ commands }) => commands.toggleHeading({ level: 2 }), "heading", { level: 2 }],
  ["subheading", ["large"], ({ commands }) => commands.toggleHeading({ level: 3 }), "heading", { level: 3 }],
  ["bold", EVERYWHERE, ({ commands }) => commands.toggleBold(), "bold"],
  ["italic", EVERYWHERE, ({ commands }) => commands.toggleItalic(), "italic"],
  ["bullet-list", TEXT, ({ commands }) => commands.toggleBulletList(), "bulletList"],
  ["numbered-list", TEXT, ({ commands }) => commands.toggleOrderedList(), "orderedList"],
  ["quote", TEXT, ({ commands }) => commands.toggleBlockquote(), "blockquote"],
  ["link", EVERYWHERE, "link"],
  ["picture", ["large"], "picture"],
  ["embed", ["large"], "embed"],
  ["table", ["large"], (editor) => putBlock(editor, newTable)],
  ["language", EVERYWHERE, "language"],
  ["add-row", "cell", ({ commands }) => commands.addRowAfter()],
  ["remove-row", "cell", ({ commands }) => commands.deleteRow() || commands.deleteTable()],
  ["add-column", "cell", ({ commands }) => commands.addColumnAfter()],
  ["remove-column", "cell", ({ commands }) => commands.deleteColumn() || commands.deleteTable()],
];

interface RichTextProps extends MarkdownEditorProps {
  readonly written: WrittenText;
  readonly doc: Node;
  readonly onSource: () => void;
}

/** A text as visitors will see its parts, with the buttons that spare its author the marks. */
function RichText(props: RichTextProps) {
  const say = useSay();
  const { id, value, size, onSource } = props;
  const place = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<{ readonly what: Asked; readonly files?: readonly File[] }>();
  const [lost, setLost] = useState<ReadonlySet<Loss>>(new Set());
  // At once: another field that is changed before React has drawn this change would hand on the text without it.
  const onChange = useEffectEvent((markdown: string) => flushSync(() => props.onChange(markdown)));
  const [text] = useState(() =>
    createRichTextView({
      written: props.written,
      doc: props.doc,
      value,
      onChange,
      onLink: () => ask("link"),
      onPasted: setLost,
      onPictures: (files) => size === "large" && ask("picture", files),
    }),
  );
  const { editor } = text;
  const state = useSyncExternalStore(text.subscribe, () => editor.state);
  const run = (command: Command) => {
    editor.view.focus();
    const { doc, selection, tr } = editor.state;
    // A selection of everything stands in no heading, list or quote; that of its text does.
    if (selection instanceof AllSelection)
      editor.view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))));
    command(editor);
  };
  const ask = (what: Asked, files?: readonly File[]): true => {
    if (what === "link" || what === "language") run(({ commands }) => commands.extendMarkRange(what));
    setAsking({ what, ...(files && { files }) });
    return true;
  };
  useEffect(() => {
    if (place.current !== null) editor.mount(place.current);
    return () => editor.unmount();
  }, [editor]);
  useEffect(() => text.setValue(value), [text, value]);
  const found = JSON.stringify(props.findings);
  useEffect(() => text.underline(JSON.parse(found)), [text, found]);
  const attributes = JSON.stringify(attributesOf(props));
  useEffect(() => {
    // Where nothing has changed, the view must not be drawn anew: it would put the cursor back to where it knows it.
    editor.view.setProps({ attributes: JSON.parse(attributes) });
  }, [editor, attributes]);
  useEffect(() => {
    const show = (event: Event) => {
      const { line, words } = (event as CustomEvent<{ readonly line: number; readonly words: readonly string[] }>)
        .detail;
      text.show(line, words);
    };
    const host = place.current;
    host?.addEventListener("show-place", show);
    return () => host?.removeEventListener("show-place", show);
  }, [text]);

  const isInCell = editor.isActive("table");
  const does = (what: Command | Asked) => () => (typeof what === "string" ? ask(what) : run(what));
  const shown = TOOLS.filter(([, where]) => (where === "cell" ? isInCell : where.includes(size)));
  const tools = [
    ...shown.map(([id, , what, part, attrs]) => ({
      id,
      run: does(what),
      pressed: part === undefined ? undefined : editor.isActive(part, attrs),
    })),
    { id: "markdown", run: onSource, pressed: false } as const,
  ];
  const finish = (command: Command = () => true) => {
    setAsking(undefined);
    // The dialog gives the focus back when it goes, and the browser puts the cursor at the beginning then.
    requestAnimationFrame(() => {
      if (editor.isDestroyed) return;
      if (state.doc === editor.state.doc) editor.view.dispatch(editor.state.tr.setSelection(state.selection));
      run(command);
    });
  };
  const chosen = state.selection instanceof NodeSelection ? state.selection.node : undefined;
  const named = [...lost].map((loss) => say(`lost-${loss}`)).join(", ");
  const words = state.doc.textBetween(state.selection.from, state.selection.to);
  return (
    <>
      <Toolbar tools={tools} controls={id} />
      <div ref={place} className="rich-text" />
      <p role="status" className={lost.size > 0 ? "note" : undefined}>
        {lost.has("files") ? say("lost-files") : lost.size > 0 && say("lost", { what: named })}
      </p>
      {asking?.what === "link" && (
        <LinkDialog
          words={words}
          before={editor.getAttributes("link").href}
          onDone={(link?: Link) => finish(link && linkCommand(link))}
        />
      )}
      {asking?.what === "picture" && (
        <PictureDialog
          files={asking.files}
          before={chosen?.type.name === "picture" ? (chosen.attrs as Picture) : undefined}
          onDone={(pictures) => finish(pictures && ((text) => putPictures(text, pictures)))}
        />
      )}
      {asking?.what === "embed" && (
        <EmbedDialog
          source={chosen?.type.name === "directive" ? String(chosen.attrs.source) : undefined}
          onDone={(source) =>
            finish(source === undefined ? source : (text) => putBlock(text, { type: "directive", attrs: { source } }))
          }
        />
      )}
      {asking?.what === "language" && (
        <LanguageDialog
          words={words}
          onDone={(mark) => finish(mark && ((text) => markWords(text, "language", { code: mark.code }, mark.words)))}
        />
      )}
    </>
  );
}

function linkCommand({ words, href }: Link): Command {
  if (href === undefined) return ({ commands }) => commands.unsetMark("link");
  return (editor) => markWords(editor, "link", { href, title: null }, words);
}

function attributesOf({ id, language, size, ...aria }: RichTextProps): Record<string, string> {
  return {
    id,
    role: "textbox",
    spellcheck: "true",
    "aria-multiline": String(size !== "line"),
    "aria-labelledby": `${id}-label`,
    ...(language && { lang: language }),
    ...(aria["aria-describedby"] && { "aria-describedby": aria["aria-describedby"] }),
    ...(aria["aria-invalid"] && { "aria-invalid": "true" }),
  };
}

const drawn = (path: string) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

const toolFaces = {
  heading: <b>T</b>,
  subheading: <b className="smaller">T</b>,
  bold: <b>A</b>,
  italic: <i>A</i>,
  "bullet-list": drawn("M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01"),
  "numbered-list": drawn("M10 6h11M10 12h11M10 18h11M4 4v5M3 9h2M3 14h3l-3 5h3"),
  quote: drawn("M5 5v14M9 7h11M9 12h11M9 17h7"),
  table: drawn("M3 5h18v14H3zM3 10h18M12 5v14"),
  "add-row": drawn("M3 4h18v8H3zM12 15v6M9 18h6"),
  "remove-row": drawn("M3 4h18v8H3zM9 18h6"),
  "add-column": drawn("M4 3h8v18H4zM18 9v6M15 12h6"),
  "remove-column": drawn("M4 3h8v18H4zM15 12h6"),
  markdown: drawn("M8 7l-5 5 5 5M16 7l5 5-5 5"),
  link: drawn("M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1"),
  picture: drawn("M4 4h16v16H4zM4 17l5-5 4 4 3-3 4 4M15 8.5h.01"),
  embed: drawn("M4 5h16v14H4zM10 9l5 3-5 3z"),
  language: drawn("M3 6h10M8 3v3M5 14c4-1 6-4 7-8M6 9c1 3 3 4 6 5M12 21l4.500-10L21 21M13.500 18h6"),
} as const satisfies Readonly<Record<string, ReactNode>>;

/** The keys that do the same with Control. */
const KEYS: Partial<Record<ToolId, string>> = { bold: "B", italic: "I", link: "K" };

interface Tool {
  readonly id: ToolId;
  /** Whether what is selected is so already; undefined for what is no state of a text. */
  readonly pressed?: boolean | undefined;
  readonly run: () => void;
}

/** Buttons above a text: one stop of the Tab key, arrow keys between them (ARIA Authoring Practices, Toolbar). */
function Toolbar({ tools, controls }: { readonly tools: readonly Tool[]; readonly controls: string }) {
  const say = useSay();
  const [chosen, setChosen] = useState(0);
  const current = Math.min(chosen, tools.length - 1);
  const bar = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const last = tools.length - 1;
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={say("tools")}
      aria-controls={controls}
      className="toolbar"
      onKeyDown={move}
    >
      {tools.map(({ id, pressed, run }, index) => (
        <button
          key={id}
          type="button"
          tabIndex={index === current ? 0 : -1}
          title={say(`tool-${id}`) + (KEYS[id] ? ` (Ctrl+${KEYS[id]})` : "")}
          aria-label={say(`tool-${id}`)}
          aria-keyshortcuts={KEYS[id] && `Control+${KEYS[id]}`}
          aria-pressed={pressed}
          // The selection of the text stays.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setChosen(index);
            run();
          }}
        >
          {toolFaces[id]}
        </button>
      ))}
    </div>
  );
}
