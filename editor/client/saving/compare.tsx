import { MergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { useEffect, useRef } from "react";

/** A text under its name. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Two texts beside each other, with what differs marked. */
export function Compare({ left, right }: { readonly left: NamedText; readonly right: NamedText }) {
  const host = useRef<HTMLDivElement>(null);
  const [one, other, oneName, otherName] = [left.text, right.text, left.name, right.name];
  useEffect(() => {
    if (host.current === null) return;
    const side = (doc: string, name: string) => ({
      doc,
      extensions: [
        EditorView.lineWrapping,
        EditorState.readOnly.of(true),
        EditorView.editable.of(false),
        EditorView.contentAttributes.of({
          "aria-label": name,
          role: "textbox",
          "aria-readonly": "true",
          tabindex: "0",
        }),
      ],
    });
    const view = new MergeView({
      a: side(one, oneName),
      b: side(other, otherName),
      parent: host.current,
      gutter: false,
      collapseUnchanged: { margin: 3, minSize: 6 },
    });
    return () => view.destroy();
  }, [one, other, oneName, otherName]);
  return (
    <div className="compare">
      <p className="compare-names">
        <b>{left.name}</b>
        <b>{right.name}</b>
      </p>
      <div ref={host} />
    </div>
  );
}
