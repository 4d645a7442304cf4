import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { Conflict } from "../../contract/files.ts";
import type { Finding } from "../../contract/findings.ts";
import type { Forms, Property } from "../../contract/forms.ts";
import type { Edited } from "../../contract/requests.ts";
import type { Json, SiteLanguage } from "../../contract/values.ts";
import { query } from "../api/ask.ts";
import { useAnswer, useServerEvents } from "../api/use-answer.ts";
import { Field } from "../forms/field.tsx";
import { fileInHand, type OpenState, type Way } from "../saving/file-in-hand.ts";
import { FindingList, isWrittenIn } from "../saving/findings.tsx";
import { useOthersHere } from "../saving/use-others-here.ts";
import { ConflictDialog, VersionsDialog } from "../saving/versions.tsx";
import { Button } from "../shell/controls.tsx";
import { PreviewPane } from "../shell/preview-pane.tsx";
import { FormContext, useSurroundings } from "../shell/surroundings.ts";
import { useListener } from "../shell/use-listener.ts";
import { changeIn, fieldId } from "../shell/value.ts";
import { ErrorNote, ErrorWords, ViewTitle } from "../shell/view.tsx";
import { MarkdownEditor } from "../text-editor/markdown-editor.tsx";
import { useMoment, useSay } from "../words/words.ts";

/** A file as a form, with the real page beside it. In a narrow window only one of the two is shown. */
export function FileEditor(props: {
  readonly path: string;
  readonly title: string;
  readonly tabs?: ReactNode;
  readonly language: SiteLanguage | undefined;
  /** What may be shown in place of the page. */
  readonly otherLanguages?: ReactNode;
  /** The button that the form is for. */
  readonly answer?: ReactNode;
}) {
  const { path, title, tabs, language, otherLanguages, answer } = props;
  const say = useSay();
  const { languages } = useSurroundings();
  const file = useFile(path);
  const others = useOthersHere(path);
  const { answer: forms, error: noForms } = useAnswer<Forms>("forms");
  const judged = useAnswer<readonly Finding[]>(`findings${query({ path })}`, ({ type }) => type === "findings");
  const [side, setSide] = useState<"form" | "preview">("form");
  const [looking, setLooking] = useState(false);
  const { open, error } = file;
  const conflict = open?.conflict;
  // Whoever is typing would type into a dialog that comes by itself. A newer conflict, with all that was typed since, answers.
  const [asked, setAsked] = useState<Conflict>();
  const { findings, onWrite, ...judging } = useJudged(judged.answer ?? []);
  // What is typed into the title stands above it too, once the lists are asked for anew.
  useSteadyField(JSON.stringify([title, findings]));
  const edit = (edited: Edited) => {
    onWrite();
    file.edit(edited);
  };
  const undo = async (way: Way) => {
    const field = document.activeElement;
    const before = isWrittenIn(field) ? field.value : "";
    await file.step(way);
    if (!isWrittenIn(field) || field.value === before || field.selectionStart === null) return;
    // A browser puts the cursor at the end of what it did not type.
    const [, end] = changeIn(field.value, before);
    field.setSelectionRange(end, end);
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
            <SavingBar
              state={open}
              others={others}
              answer={answer}
              onVersions={() => setLooking(true)}
              onUndo={(way) => void undo(way)}
              onTryAgain={tryAgain}
            />
          </>
        )}
      </div>
      {previewPath !== undefined && (
        <PreviewPane key={previewPath} path={previewPath} file={path} otherLanguages={otherLanguages} />
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

function FileForm(props: {
  readonly path: string;
  readonly state: OpenState;
  readonly findings: readonly Finding[];
  readonly forms: Forms;
  readonly language: SiteLanguage | undefined;
  readonly onEdit: (edited: Edited) => void;
}) {
  const { path, state, findings, forms, language, onEdit } = props;
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
    <FormContext value={{ file: path, language, findings }}>
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

/**
 * The findings that a form shows: a number, an address or a day that is half written is no mistake yet, so those of the field
 * that has the focus stay as they were until it is left, and once somebody writes in it, those of the groups around it too:
 * not before, as what is said there of the field before may come a moment after that was left. Nothing comes or goes while a button
 * is pressed either: it would move from under the pointer, and the press would be lost.
 */
function useJudged(findings: readonly Finding[]) {
  const [held, setHeld] = useState<{ isOf: (finding: Finding) => boolean; findings: readonly Finding[] }>();
  const [frozen, setFrozen] = useState<readonly Finding[]>();
  const judged = held ? [...findings.filter((finding) => !held.isOf(finding)), ...held.findings] : findings;
  const shown = frozen ?? judged;
  const hold = (isHeld: (field: string) => boolean) => {
    const isOf = ({ field }: Finding) => field !== null && field.length > 0 && isHeld(`${fieldId(field)}-`);
    setHeld({ isOf, findings: judged.filter(isOf) });
  };
  const thaw = () => void setTimeout(() => setFrozen(undefined));
  useListener(window, "pointerup", thaw);
  useListener(window, "pointercancel", thaw);
  return {
    findings: shown,
    onPointerDown: () => setFrozen(judged),
    onFocus: ({ target: { id } }: FocusEvent) => hold((field) => field === `${id}-`),
    onWrite(): void {
      const id = `${document.activeElement?.id ?? ""}-`;
      hold((field) => id.startsWith(field));
    },
    onBlur: () => setHeld(undefined),
  };
}

/** Keeps the field that has the focus at its place on the screen when what is said above it changes. @param said all of that */
function useSteadyField(said: string): void {
  const field = document.activeElement;
  const before = field?.getBoundingClientRect().top ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the field was is asked before what is said has changed
  useLayoutEffect(() => {
    let scroller = field?.parentElement;
    while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
    const moved = (field?.getBoundingClientRect().top ?? 0) - before;
    if (moved !== 0 && field?.isConnected)
      (scroller ?? document.documentElement).scrollBy({ top: moved, behavior: "instant" });
  }, [said]);
}

const WAYS = [
  ["undo", "↶"],
  ["redo", "↷"],
] as const;

/** Says when the text was last brought into its file, and why it could not be; leads to its versions. Always in sight. */
function SavingBar(props: {
  readonly state: OpenState;
  readonly others: readonly string[];
  readonly answer: ReactNode;
  readonly onVersions: () => void;
  readonly onUndo: (way: Way) => void;
  readonly onTryAgain: () => void;
}) {
  const { state, others, answer, onVersions, onUndo, onTryAgain } = props;
  const say = useSay();
  const time = useMoment({ timeStyle: "short" });
  const { saved, trouble, conflict, can } = state;
  const undo = (event: Event, way: Way) => {
    // What is not in the file yet is the browser's to undo.
    if ((event.target as Element).closest(".add-name")) return;
    event.preventDefault();
    onUndo(way);
  };
  useListener(window, "keydown", (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === "z" || key === "y") undo(event, key === "z" && !event.shiftKey ? "undo" : "redo");
    if (key !== "s") return;
    // There is nothing to save, and who presses it all the same wants no copy of this page.
    event.preventDefault();
    onTryAgain();
  });
  // A browser's menu, or a telephone that is shaken.
  useListener(window, "beforeinput", (event: InputEvent) => {
    if (event.inputType === "historyUndo") undo(event, "undo");
    if (event.inputType === "historyRedo") undo(event, "redo");
  });
  const how =
    saved === "soon" ? say("saving") : saved === undefined ? say("as-in-file") : say("saved-at", { time: time(saved) });
  return (
    <div className="save-bar">
      <div className="trouble" role="status">
        {trouble !== undefined && (
          <>
            {conflict === undefined ? (
              <ErrorWords error={trouble} />
            ) : (
              <p>
                <b>{say(conflict.theirs === null ? "deleted-title" : "conflict")}</b>
              </p>
            )}
            <p>{say("kept-here")}</p>
          </>
        )}
      </div>
      <p className="how">{trouble === undefined ? how : ""}</p>
      <p className="others" role="status">
        {others.length > 0 && say("also-here", { names: others.join(", ") })}
      </p>
      {WAYS.map(([way, arrow]) => (
        <Button
          key={way}
          kind="quiet"
          disabled={!can[way]}
          aria-label={say(way)}
          title={say(way)}
          onClick={() => onUndo(way)}
        >
          {arrow}
        </Button>
      ))}
      <Button kind="alt" word="versions" onClick={onVersions} />
      {conflict === undefined ? answer : <Button word="choose-version" onClick={onTryAgain} />}
    </div>
  );
}

/** Opens a file, brings into it what is typed, and shows what others make of it. */
function useFile(path: string) {
  const file = fileInHand(useSurroundings().folder, path);
  const state = useSyncExternalStore(file.subscribe, file.state);
  useEffect(() => {
    file.hear({ type: "back" });
    return () => void file.settle();
  }, [file]);
  useServerEvents(file.hear);
  // When a field is left, the next one has the focus a moment later.
  useListener(window, "focusout", () => setTimeout(file.takeNews));
  return { ...file, ...state };
}
