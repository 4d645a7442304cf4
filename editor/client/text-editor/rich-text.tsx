import type { Node } from "prosemirror-model";
import { type Command, type EditorState, NodeSelection } from "prosemirror-state";
import { addColumnAfter, addRowAfter, isInTable } from "prosemirror-tables";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Finding } from "../../contract/findings.ts";
import type { SiteLanguage } from "../../contract/values.ts";
import { useSay } from "../words/words.ts";
import { EmbedDialog } from "./embed-dialog.tsx";
import { LanguageDialog } from "./language-dialog.tsx";
import { type Link, LinkDialog } from "./link-dialog.tsx";
import { type Picture, PictureDialog } from "./picture-dialog.tsx";
import { textSchema } from "./schema.ts";
import {
  block,
  heading,
  isActive,
  list,
  mark,
  markAt,
  markedWords,
  quote,
  selectMark,
  table,
  unmarked,
  without,
} from "./text-commands.ts";
import { createTextView, type Loss, type TextView } from "./text-view.ts";
import { toolFaces } from "./tool-faces.tsx";
import { Toolbar } from "./toolbar.tsx";
import type { WrittenText } from "./written-text.ts";

/** The props of a text with marks. */
export interface MarkdownEditorProps {
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
const LETTERS = new Map<ToolId, string>([
  ["bold", "B"],
  ["italic", "I"],
  ["link", "K"],
]);
/** What a dialog asks for. */
type Asked = "link" | "picture" | "embed" | "language";

interface RichTextProps extends MarkdownEditorProps {
  readonly place: string;
  readonly written: WrittenText;
  readonly doc: Node;
  readonly onSource: () => void;
}

/** A text as visitors will see its parts, with the buttons that spare its author the marks. */
export function RichText(props: RichTextProps) {
  const say = useSay();
  const { id, value, size, onSource } = props;
  const place = useRef<HTMLDivElement>(null);
  const text = useRef<TextView>(null);
  const [state, setState] = useState<EditorState>();
  const [asking, setAsking] = useState<{ readonly what: Asked; readonly file?: File }>();
  const [lost, setLost] = useState<ReadonlySet<Loss>>(new Set());
  const run = (command: Command) => {
    const view = text.current?.view;
    if (view === undefined) return;
    view.focus();
    command(view.state, view.dispatch, view);
  };
  const ask = (what: Asked, file?: File) => {
    if (what === "link" || what === "language") run(selectMark(what));
    setAsking({ what, ...(file && { file }) });
  };
  const keys = {
    "Mod-k": () => {
      ask("link");
      return true;
    },
  };
  // At once: another field that is changed before React has drawn this change would hand on the text without it.
  const changed = useEffectEvent((markdown: string) => flushSync(() => props.onChange(markdown)));
  const pictured = useEffectEvent((file: File) => {
    if (size === "large") ask("picture", file);
    return size === "large";
  });
  const start = useEffectEvent((host: HTMLElement) => {
    const made = createTextView(host, {
      place: props.place,
      written: props.written,
      doc: props.doc,
      value,
      attributes: attributesOf(props),
      keys,
      onChange: changed,
      onState: setState,
      onPasted: setLost,
      onPicture: pictured,
    });
    setState(made.view.state);
    return made;
  });
  useEffect(() => {
    if (place.current === null) return;
    const made = start(place.current);
    text.current = made;
    return () => {
      text.current = null;
      made.leave();
    };
  }, []);
  useEffect(() => text.current?.setValue(value), [value]);
  const found = JSON.stringify(props.findings);
  useEffect(() => text.current?.underline(JSON.parse(found)), [found]);
  const attributes = JSON.stringify(attributesOf(props));
  useEffect(() => {
    // Where nothing has changed, the view must not be drawn anew: it would put the cursor back to where it knows it.
    text.current?.view.setProps({ attributes: JSON.parse(attributes) });
  }, [attributes]);
  useEffect(() => {
    const show = (event: Event) => {
      const { line, words } = (event as CustomEvent<{ readonly line: number; readonly words: readonly string[] }>)
        .detail;
      text.current?.show(line, words);
    };
    const host = place.current;
    host?.addEventListener("show-place", show);
    return () => host?.removeEventListener("show-place", show);
  }, []);

  const tool = (id: ToolId, does: () => void, pressed?: boolean) => ({
    id,
    name: say(`tool-${id}`),
    face: toolFaces[id],
    letter: LETTERS.get(id),
    pressed,
    run: does,
  });
  const does = (id: ToolId, command: Command, name?: string, attrs?: Record<string, unknown>) =>
    tool(id, () => run(command), name === undefined || state === undefined ? undefined : isActive(state, name, attrs));
  const asks = (what: Asked) => tool(what, () => ask(what));
  const isInCell = state !== undefined && size !== "line" && isInTable(state);
  const tools = [
    ...(size === "large"
      ? [does("heading", heading(2), "heading", { level: 2 }), does("subheading", heading(3), "heading", { level: 3 })]
      : []),
    does("bold", mark("strong"), "strong"),
    does("italic", mark("em"), "em"),
    ...(size === "line"
      ? []
      : [
          does("bullet-list", list("bullet_list"), "bullet_list"),
          does("numbered-list", list("ordered_list"), "ordered_list"),
          does("quote", quote, "blockquote"),
        ]),
    asks("link"),
    ...(size === "large" ? [asks("picture"), asks("embed"), does("table", table)] : []),
    asks("language"),
    ...(isInCell
      ? [
          does("add-row", addRowAfter),
          does("remove-row", without("row")),
          does("add-column", addColumnAfter),
          does("remove-column", without("column")),
        ]
      : []),
    tool("markdown", onSource, false),
  ];
  const finish = (command?: Command) => {
    setAsking(undefined);
    const view = text.current?.view;
    if (view === undefined) return;
    const { selection } = view.state;
    // The dialog gives the focus back when it goes, and the browser puts the cursor at the beginning then.
    requestAnimationFrame(() => {
      if (!view.isDestroyed && selection.$from.doc === view.state.doc)
        view.dispatch(view.state.tr.setSelection(selection));
      run(command ?? (() => true));
    });
  };
  const chosen = state?.selection instanceof NodeSelection ? state.selection.node : undefined;
  const named = [...lost].map((loss) => say(`lost-${loss}`)).join(", ");
  const words = state?.doc.textBetween(state.selection.from, state.selection.to) ?? "";
  return (
    <>
      <Toolbar name={say("tools")} tools={tools} controls={id} />
      <div ref={place} className="rich-text" />
      <p role="status" className={lost.size > 0 ? "note" : undefined}>
        {lost.has("files") ? say("lost-files") : lost.size > 0 && say("lost", { what: named })}
      </p>
      {asking?.what === "link" && (
        <LinkDialog
          words={words}
          before={state && markAt(state, "link")?.mark.attrs.href}
          onDone={(link?: Link) => finish(link && linkCommand(link))}
        />
      )}
      {asking?.what === "picture" && (
        <PictureDialog
          file={asking.file}
          before={chosen?.type.name === "picture" ? (chosen.attrs as Picture) : undefined}
          onDone={(picture) => finish(picture && block(textSchema.node("picture", { ...picture })))}
        />
      )}
      {asking?.what === "embed" && (
        <EmbedDialog
          source={chosen?.type.name === "directive" ? String(chosen.attrs.source) : undefined}
          onDone={(source) =>
            finish(source === undefined ? undefined : block(textSchema.node("directive", { source })))
          }
        />
      )}
      {asking?.what === "language" && (
        <LanguageDialog
          words={words}
          onDone={(mark) => finish(mark && markedWords("language", { code: mark.code }, mark.words))}
        />
      )}
    </>
  );
}

function linkCommand({ words, href }: Link): Command {
  return href === undefined ? unmarked("link") : markedWords("link", { href }, words);
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
