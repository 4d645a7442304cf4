import { type KeyboardEvent, useRef, useState } from "react";
import type { SiteLanguage } from "../../contract/values.ts";
import { useSay } from "../words/words.ts";
import { bold, type TextCommand } from "./commands.ts";
import { LanguageDialog } from "./language-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { toolFaces } from "./tool-faces.tsx";
import { Toolbar } from "./toolbar.tsx";

/** A line with bold, links and words of other languages. Its buttons show while one writes in it. */
export function LineEditor(props: {
  readonly id: string;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: true | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly language: SiteLanguage | undefined;
  readonly readOnly: boolean;
}) {
  const say = useSay();
  const area = useRef<HTMLTextAreaElement>(null);
  const [asking, setAsking] = useState<"link" | "language">();
  const run = (command: TextCommand) => {
    if (area.current !== null) runInTextarea(area.current, command);
  };
  const { id, value, onChange, language, readOnly } = props;
  const finish = (command?: TextCommand) => {
    setAsking(undefined);
    if (command !== undefined) requestAnimationFrame(() => run(command));
  };
  const words = () => area.current?.value.slice(area.current.selectionStart, area.current.selectionEnd) ?? "";
  const keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || (event.key !== "b" && event.key !== "k")) return;
    event.preventDefault();
    if (event.key === "b") run(bold);
    else setAsking("link");
  };
  return (
    <div className="line-editor">
      <textarea
        ref={area}
        id={id}
        aria-describedby={props["aria-describedby"]}
        aria-invalid={props["aria-invalid"]}
        rows={1}
        lang={language}
        readOnly={readOnly}
        value={value}
        onKeyDown={keys}
        onChange={({ target }) => onChange(target.value.replaceAll("\n", " "))}
      />
      {!readOnly && (
        <Toolbar
          name={say("tools")}
          controls={id}
          tools={[
            { id: "bold", name: say("tool-bold"), face: toolFaces.bold, run: () => run(bold) },
            { id: "link", name: say("tool-link"), face: toolFaces.link, run: () => setAsking("link") },
            { id: "language", name: say("tool-language"), face: toolFaces.language, run: () => setAsking("language") },
          ]}
        />
      )}
      {asking === "link" && <LinkDialog words={words()} onDone={finish} />}
      {asking === "language" && <LanguageDialog words={words()} onDone={finish} />}
    </div>
  );
}

function runInTextarea(area: HTMLTextAreaElement, command: TextCommand): void {
  const change = command({ text: area.value, from: area.selectionStart, to: area.selectionEnd });
  area.focus();
  area.setSelectionRange(change.from, change.to);
  // The only way to write into a field that keeps its undo; every browser has it.
  document.execCommand("insertText", false, change.insert);
  area.setSelectionRange(change.selectFrom, change.selectTo);
}
