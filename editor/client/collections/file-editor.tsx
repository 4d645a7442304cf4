import { type ReactNode, useState } from "react";
import type { Conflict } from "../../contract/files.ts";
import type { Finding } from "../../contract/findings.ts";
import type { Forms, Property } from "../../contract/forms.ts";
import type { Edited } from "../../contract/requests.ts";
import type { Json, SiteLanguage } from "../../contract/values.ts";
import { useAnswer } from "../api/use-answer.ts";
import { Field } from "../forms/field.tsx";
import { useJudged } from "../forms/use-judged.ts";
import { useSteadyField } from "../forms/use-steady-field.ts";
import { ConflictDialog } from "../saving/conflict-dialog.tsx";
import type { OpenState } from "../saving/file-in-hand.ts";
import { SavingBar } from "../saving/saving-bar.tsx";
import { useFile } from "../saving/use-file.ts";
import { VersionsDialog } from "../saving/versions-dialog.tsx";
import { Button } from "../shell/controls.tsx";
import { ErrorNote } from "../shell/error-note.tsx";
import { FormContext } from "../shell/form-context.ts";
import { PreviewPane } from "../shell/preview-pane.tsx";
import { useSurroundings } from "../shell/surroundings.ts";
import { ViewTitle } from "../shell/view.tsx";
import { MarkdownEditor } from "../text-editor/markdown-editor.tsx";
import { useSay } from "../words/words.ts";
import { FindingList } from "./finding-list.tsx";
import { OtherLanguages, type OtherVersion } from "./other-languages.tsx";

/** A file as a form, with the real page beside it. In a narrow window only one of the two is shown. */
export function FileEditor(props: {
  readonly path: string;
  readonly title: string;
  readonly tabs?: ReactNode;
  readonly language: SiteLanguage | undefined;
  readonly others?: readonly OtherVersion[];
}) {
  const { path, title, tabs, language, others } = props;
  const say = useSay();
  const { languages } = useSurroundings();
  const file = useFile(path);
  const { answer: forms, error: noForms } = useAnswer<Forms>("forms");
  const judged = useAnswer<readonly Finding[]>("findings", ({ type }) => type === "findings");
  const [side, setSide] = useState<"form" | "preview">("form");
  const [looking, setLooking] = useState(false);
  const { open, error } = file;
  const conflict = open?.conflict;
  // Whoever is typing would type into a dialog that comes by itself. A newer conflict, with all that was typed since, answers.
  const [asked, setAsked] = useState<Conflict>();
  const { findings, onWrite, ...judging } = useJudged(judged.answer?.filter((finding) => finding.path === path) ?? []);
  // What is typed into the title stands above it too, once the lists are asked for anew.
  useSteadyField(JSON.stringify([title, findings]));
  const edit = (edited: Edited) => {
    onWrite();
    file.edit(edited);
  };
  const tryAgain = () => {
    setAsked(conflict);
    file.tryAgain();
  };
  const previewPath = open && (open.file.previewPath ?? `/${language ?? languages[0] ?? ""}/`);
  return (
    <div className="split" data-side={side}>
      <div className="side-switch">
        {(["form", "preview"] as const).map((name) => (
          <button key={name} type="button" aria-pressed={side === name} onClick={() => setSide(name)}>
            {say(name === "form" ? "the-text" : "preview")}
          </button>
        ))}
      </div>
      <div className="form-side" {...judging}>
        <ViewTitle title={title} />
        {tabs}
        {open === undefined && error === undefined && <p role="status">{say("opening")}</p>}
        <ErrorNote error={error ?? (forms ? undefined : noForms)} />
        {error !== undefined && <Button kind="alt" word="versions" onClick={() => setLooking(true)} />}
        {/* With what the build says of it: what came above the fields later would move them while somebody types. */}
        {open !== undefined && forms !== undefined && (judged.answer ?? judged.error) && (
          <>
            {!open.file.writable && typeof open.saved !== "number" && <p className="note">{say("read-only")}</p>}
            <FindingList path={path} findings={findings} />
            <FileForm path={path} state={open} findings={findings} forms={forms} language={language} onEdit={edit} />
            <SavingBar state={open} onVersions={() => setLooking(true)} onTryAgain={tryAgain} />
          </>
        )}
      </div>
      {previewPath !== undefined && (
        <PreviewPane
          key={previewPath}
          path={previewPath}
          file={path}
          {...(others && { otherLanguages: <OtherLanguages versions={others} /> })}
        />
      )}
      {asked !== undefined && conflict !== undefined && conflict !== asked && (
        <ConflictDialog
          conflict={conflict}
          onChosen={(text) => {
            setAsked(undefined);
            void file.choose(conflict, text);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {looking && <VersionsDialog path={path} onRestored={file.reload} onClose={() => setLooking(false)} />}
    </div>
  );
}

function FileForm({
  path,
  state,
  findings,
  forms,
  language,
  onEdit,
}: {
  readonly path: string;
  readonly state: OpenState;
  readonly findings: readonly Finding[];
  readonly forms: Forms;
  readonly language: SiteLanguage | undefined;
  readonly onEdit: (edited: Edited) => void;
}) {
  const say = useSay();
  const { file, edited } = state;
  const shape = file.schema === null ? undefined : forms[file.schema];
  const body = findings.filter(({ field }: Finding) => field === null);
  if ("text" in edited || shape === undefined) {
    const text = "text" in edited ? edited.text : file.text;
    return (
      <div className="field">
        <label htmlFor="whole-text">{say("whole-text")}</label>
        {file.kind !== "text" && findings.length > 0 && <p className="note">{say("cannot-be-read")}</p>}
        <textarea
          id="whole-text"
          className="plain"
          rows={20}
          spellCheck={false}
          value={text}
          onChange={({ target }) => onEdit({ text: target.value })}
        />
      </div>
    );
  }
  /** Whether the text below the settings is what the file is about. */
  const isText = file.schema === "post" || file.schema === "page/text";
  const fields = (has: (property: Property) => boolean) => (
    <Field
      path={[]}
      required
      shape={shape.kind === "group" ? { ...shape, properties: shape.properties.filter(has) } : shape}
      value={edited.value}
      onChange={(value: Json = {}) => onEdit({ ...edited, value })}
    />
  );
  return (
    <FormContext value={{ file: path, language, findings, Field }}>
      <form className={isText ? "fields with-settings" : "fields"} onSubmit={(event) => event.preventDefault()}>
        {fields((property) => !isText || isHead(property))}
        {edited.body !== undefined && (isText || edited.body.trim() !== "" || body.length > 0) && (
          <div className="field">
            <span className="label" id="body-label">
              {say("the-text")}
            </span>
            <MarkdownEditor
              id="body"
              value={edited.body}
              onChange={(text) => onEdit({ value: edited.value, body: text })}
              language={language}
              findings={body}
              size="large"
            />
          </div>
        )}
        {isText && (
          <section className="fields settings" aria-labelledby="settings">
            <h2 id="settings">{say("settings")}</h2>
            {fields((property) => !isHead(property))}
          </section>
        )}
      </form>
    </FormContext>
  );
}

/** Whether a property stands above the text. */
function isHead({ name }: Property): boolean {
  return name === "title" || name === "heading";
}
