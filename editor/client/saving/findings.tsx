import { useEffect, useEffectEvent } from "react";
import type { Finding } from "../../contract/findings.ts";
import { Button } from "../shell/controls.tsx";
import { FindingLink, takeWantedFinding } from "../shell/file-link.tsx";
import { focusField } from "../shell/focus-field.ts";
import { useTitles } from "../shell/texts.ts";
import { fieldId, type Path } from "../shell/value.ts";
import { ErrorNote, Note } from "../shell/view.tsx";
import { useSay } from "../words/words.ts";
import { useChangeTexts } from "./use-change-texts.ts";

/** The findings of the file: errors open, notes folded; each leads to its field. */
export function FindingList({ path, findings }: { readonly path: string; readonly findings: readonly Finding[] }) {
  const say = useSay();
  const errors = findings.filter(({ severity }) => severity === "error");
  const arrive = useEffectEvent(() => {
    const wanted = takeWantedFinding(path);
    if (wanted !== undefined) show(wanted);
  });
  useEffect(() => {
    // The text draws itself once it is mounted, which is after this.
    const soon = setTimeout(() => arrive());
    return () => clearTimeout(soon);
  }, []);
  const notes = findings.filter(({ severity }) => severity === "note");
  return (
    <div aria-live="polite">
      {errors.length > 0 && (
        <Note title={say("stops-publishing")} isError>
          <Findings findings={errors} path={path} />
        </Note>
      )}
      {notes.length > 0 && (
        <details className="notes">
          <summary>{say("notes", { count: notes.length })}</summary>
          <Findings findings={notes} path={path} />
        </details>
      )}
    </div>
  );
}

/** What the build says, each with the way to its place. @param path of the file that is open, in which places are shown */
export function Findings({ findings, path }: { readonly findings: readonly Finding[]; readonly path?: string }) {
  const { withTitles } = useTitles();
  const { change, error } = useChangeTexts();
  const correct = ({ words: [old = "", now = ""] }: Finding) => void change({ do: "correct-links", old, now });
  return (
    <>
      <ul className="finding-links">
        {findings.map((finding) => (
          <li key={`${finding.path}-${finding.line}-${finding.id}-${finding.sentence}`}>
            {finding.path !== path && <FindingLink finding={finding} />} {withTitles(finding.sentence)}{" "}
            {finding.path === path && <Button kind="quiet" word="show-place" onClick={() => show(finding)} />}{" "}
            {finding.id === "link-to-an-old-address" && (
              <Button kind="quiet" word="correct-links" onClick={() => correct(finding)} />
            )}
          </li>
        ))}
      </ul>
      <ErrorNote error={error} />
    </>
  );
}

/** Goes to a field, or to the nearest group where the form has no such field; the words that the finding names are selected. */
function show({ field, bodyLine, words }: Finding): void {
  const element = field === null ? document.getElementById("body") : shownElement(field);
  if (element === null) return;
  const inside = focusField(element);
  element.scrollIntoView({ block: "center" });
  if (isWrittenIn(inside)) selectWords(inside, words);
  else element.dispatchEvent(new CustomEvent("show-place", { detail: { line: bodyLine ?? 0, words }, bubbles: true }));
}

export function isWrittenIn(element: Element | null): element is HTMLTextAreaElement | HTMLInputElement {
  return element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
}

function selectWords(field: HTMLTextAreaElement | HTMLInputElement, words: readonly string[]): void {
  const word = words.find((one) => one !== "" && field.value.includes(one));
  // A date, an address for emails have no selection.
  if (word === undefined || field.selectionStart === null) return;
  const start = field.value.indexOf(word);
  field.setSelectionRange(start, start + word.length);
}

function shownElement(field: Path): HTMLElement | null {
  for (let length = field.length; length > 0; length--) {
    const element = document.getElementById(fieldId(field.slice(0, length)));
    if (element !== null) return element;
  }
  return null;
}
