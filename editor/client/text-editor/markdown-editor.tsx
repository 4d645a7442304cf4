import { type ChangeEvent, useState } from "react";
import { useFocusOnAdded } from "../shell/focus-field.ts";
import { useForm } from "../shell/form-context.ts";
import { useSay } from "../words/words.ts";
import { type MarkdownEditorProps, RichText } from "./rich-text.tsx";
import { leftAt } from "./text-view.ts";
import { toolFaces } from "./tool-faces.tsx";
import { Toolbar } from "./toolbar.tsx";
import { type WrittenText, writtenLine, writtenText } from "./written-text.ts";

/** A text with marks, as in a word processor; its Markdown for those who ask for it, and where it has no other form. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const read = props.size === "line" ? writtenLine : writtenText;
  const { id, size } = props;
  const place = `${useForm().file} ${id}`;
  const [written, setWritten] = useState<WrittenText | undefined>(() => {
    const now = read(props.value);
    return now.doc === undefined ? now : (leftAt(place) ?? now);
  });
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
        <RichText {...props} place={place} written={written} doc={written.doc} onSource={() => change(undefined)} />
      )}
    </div>
  );
}

/** The Markdown of a text, as it stands in the file. */
function Source(props: MarkdownEditorProps & { readonly onRich: () => void }) {
  const say = useSay();
  const { id, value, onChange, language, size, onRich } = props;
  const change = ({ target }: ChangeEvent<HTMLTextAreaElement>) =>
    onChange(size === "line" ? target.value.replaceAll("\n", " ") : target.value);
  const tool = { id: "markdown", name: say("tool-markdown"), face: toolFaces.markdown, pressed: true, run: onRich };
  return (
    <>
      <Toolbar name={say("tools")} tools={[tool]} controls={id} />
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
