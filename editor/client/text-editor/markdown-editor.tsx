import type { EditorView } from "@codemirror/view";
import { useState } from "react";
import type { SiteLanguage } from "../../contract/values.ts";
import { useSay } from "../words/words.ts";
import { CodeMirror, runCommand } from "./code-mirror.tsx";
import { bold, bulletList, heading, italic, numberedList, type TextCommand } from "./commands.ts";
import { EmbedDialog } from "./embed-dialog.tsx";
import { LanguageDialog } from "./language-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { hasStructure, markdownOfHtml } from "./markdown-of-html.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import { toolFaces } from "./tool-faces.tsx";
import { Toolbar } from "./toolbar.tsx";

/** A text with several paragraphs, and the buttons that spare its author the marks. */
export function MarkdownEditor(props: {
  readonly id: string;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: true | undefined;
  readonly label?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly language: SiteLanguage | undefined;
  readonly readOnly: boolean;
  readonly size: "small" | "large";
}) {
  const say = useSay();
  const [view, setView] = useState<EditorView | null>(null);
  const [asking, setAsking] = useState<Asking>();
  const does = (command: TextCommand) => () => view && runCommand(view, command);
  const asks = (what: Asking["what"]) => () => view && setAsking({ what, words: selectedWords(view) });
  const large = props.size === "large";
  const tools = [
    ...(large
      ? [
          { id: "heading" as const, run: does(heading(2)) },
          { id: "subheading" as const, run: does(heading(3)) },
        ]
      : []),
    { id: "bold" as const, run: does(bold) },
    { id: "italic" as const, run: does(italic) },
    { id: "bullet-list" as const, run: does(bulletList) },
    { id: "numbered-list" as const, run: does(numberedList) },
    { id: "link" as const, run: asks("link") },
    ...(large
      ? [
          { id: "picture" as const, run: asks("picture") },
          { id: "embed" as const, run: asks("embed") },
        ]
      : []),
    { id: "language" as const, run: asks("language") },
  ].map(({ id, run }) => ({ id, run: () => void run(), name: say(`tool-${id}`), face: toolFaces[id] }));
  const finish = (command?: TextCommand) => {
    setAsking(undefined);
    // The dialog gives the focus back when it goes: the command runs after that.
    if (command !== undefined && view !== null)
      queueMicrotask(() => requestAnimationFrame(() => runCommand(view, command)));
  };
  const insertTransfer = (data: DataTransfer, on: EditorView) => {
    const picture = [...data.files].find(({ type }) => type.startsWith("image/"));
    const html = data.getData("text/html");
    if (picture !== undefined && !hasStructure(html)) {
      setAsking({ what: "picture", words: "", file: picture });
      return true;
    }
    if (html === "" || !hasStructure(html)) return false;
    const markdown = markdownOfHtml(html, (text) => new DOMParser().parseFromString(text, "text/html"));
    on.dispatch(on.state.replaceSelection(markdown), { userEvent: "input.paste", scrollIntoView: true });
    return true;
  };
  const attributes = {
    id: props.id,
    spellcheck: "true",
    "aria-multiline": "true",
    ...(props.label === undefined ? { "aria-labelledby": `${props.id}-label` } : { "aria-label": props.label }),
    ...(props.language === undefined ? {} : { lang: props.language }),
    ...(props["aria-describedby"] === undefined ? {} : { "aria-describedby": props["aria-describedby"] }),
  };
  return (
    <div className={`markdown ${props.size}`} data-invalid={props["aria-invalid"]}>
      {!props.readOnly && <Toolbar name={say("tools")} tools={tools} controls={props.id} />}
      <CodeMirror
        value={props.value}
        onChange={props.onChange}
        attributes={attributes}
        readOnly={props.readOnly}
        onReady={setView}
        onTransfer={large ? insertTransfer : (data, on) => data.files.length === 0 && insertTransfer(data, on)}
        shortcuts={{
          "Mod-b": (on) => runCommand(on, bold),
          "Mod-i": (on) => runCommand(on, italic),
          "Mod-k": (on) => setAsking({ what: "link", words: selectedWords(on) }),
        }}
      />
      {asking?.what === "link" && <LinkDialog words={asking.words} onDone={finish} />}
      {asking?.what === "picture" && <PictureDialog file={asking.file} onDone={finish} />}
      {asking?.what === "embed" && <EmbedDialog onDone={finish} />}
      {asking?.what === "language" && <LanguageDialog words={asking.words} onDone={finish} />}
    </div>
  );
}

interface Asking {
  readonly what: "link" | "picture" | "embed" | "language";
  readonly words: string;
  readonly file?: File;
}

function selectedWords(view: EditorView): string {
  const { from, to } = view.state.selection.main;
  return view.state.sliceDoc(from, to);
}
