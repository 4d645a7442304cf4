import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown, markdownKeymap } from "@codemirror/lang-markdown";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useEffectEvent, useRef } from "react";
import type { TextCommand } from "./commands.ts";

/** How Markdown looks while one writes: bold is bold, and the marks themselves are pale. */
const look = HighlightStyle.define([
  { tag: tags.heading, class: "md-heading" },
  { tag: tags.strong, class: "md-strong" },
  { tag: tags.emphasis, class: "md-emphasis" },
  { tag: [tags.processingInstruction, tags.url], class: "md-mark" },
  { tag: tags.link, class: "md-link" },
  { tag: tags.quote, class: "md-quote" },
]);

/** The props of the text editor. */
export interface CodeMirrorProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly attributes: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
  readonly onReady: (view: EditorView | null) => void;
  /** Whether it took what is pasted or dropped. */
  readonly onTransfer: (data: DataTransfer, view: EditorView) => boolean;
  readonly shortcuts: Readonly<Record<string, (view: EditorView) => void>>;
}

/**
 * CodeMirror 6 with Markdown. A text that nobody touches stays byte for byte, line ends included. Tab leaves the editor,
 * as from any field.
 */
export function CodeMirror(props: CodeMirrorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const changed = useEffectEvent((text: string) => props.onChange(text));
  const transferred = useEffectEvent((data: DataTransfer, on: EditorView) => props.onTransfer(data, on));
  const start = useEffectEvent(() => {
    if (host.current === null) return;
    const shortcuts = Object.entries(props.shortcuts).map(([key, run]) => ({
      key,
      preventDefault: true,
      run: (on: EditorView) => {
        run(on);
        return true;
      },
    }));
    view.current = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: props.value,
        extensions: [
          history(),
          keymap.of([...shortcuts, ...markdownKeymap, ...defaultKeymap, ...historyKeymap]),
          markdown({ addKeymap: false }),
          syntaxHighlighting(look),
          EditorView.lineWrapping,
          EditorState.readOnly.of(props.readOnly),
          EditorView.editable.of(!props.readOnly),
          EditorView.contentAttributes.of(props.attributes),
          ...(props.value.includes("\r\n") ? [EditorState.lineSeparator.of("\r\n")] : []),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) changed(update.state.sliceDoc());
          }),
          EditorView.domEventHandlers({
            paste: (event, on) => took(event, event.clipboardData, on),
            drop: (event, on) => took(event, event.dataTransfer, on),
          }),
        ],
      }),
    });
    props.onReady(view.current);
  });
  const took = useEffectEvent((event: Event, data: DataTransfer | null, on: EditorView) => {
    const isTaken = data !== null && !props.readOnly && transferred(data, on);
    if (isTaken) event.preventDefault();
    return isTaken;
  });
  const stop = useEffectEvent(() => {
    view.current?.destroy();
    view.current = null;
    props.onReady(null);
  });
  useEffect(() => {
    start();
    return () => stop();
  }, []);
  return <div ref={host} className="code-mirror" />;
}

/** Does a command to the text, as one step that can be undone. */
export function runCommand(view: EditorView, command: TextCommand): void {
  const { from, to } = view.state.selection.main;
  const change = command({ text: view.state.sliceDoc(), from, to });
  view.dispatch({
    changes: { from: change.from, to: change.to, insert: view.state.toText(change.insert) },
    selection: { anchor: change.selectFrom, head: change.selectTo },
    scrollIntoView: true,
    userEvent: "input",
  });
  view.focus();
}
