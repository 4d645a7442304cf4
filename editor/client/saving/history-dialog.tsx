import { lazy, Suspense, useState } from "react";
import type { FileHistory, OldText } from "../../contract/history.ts";
import { ask, query } from "../api/ask.ts";
import { useAnswer } from "../api/use-answer.ts";
import { Dialog } from "../shell/dialog.tsx";
import { ErrorNote } from "../shell/error-note.tsx";
import { useMoment, useSay } from "../words/words.ts";
import type { FileState } from "./file-state.ts";

const Compare = lazy(() => import("./compare.tsx").then((module) => ({ default: module.Compare })));

/** The versions of a file that were saved: each beside the one of today, and a way back to it. */
export function HistoryDialog({
  path,
  state,
  onRestored,
  onClose,
}: {
  readonly path: string;
  readonly state: Extract<FileState, { readonly step: "open" }>;
  readonly onRestored: () => void;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const moment = useMoment();
  const { answer, error } = useAnswer<FileHistory>(`history${query({ path })}`);
  const now = useAnswer<{ readonly text: string }>(`file${query({ path })}`);
  const [chosen, setChosen] = useState<string>();
  const [refused, setRefused] = useState<Error>();
  const restore = async (id: string) => {
    await ask("POST", "history/restore", { path, id, version: state.version });
    onRestored();
    onClose();
  };
  return (
    <Dialog title={say("history")} onClose={onClose} wide>
      <ErrorNote error={refused ?? error} />
      {answer?.versions.length === 0 && <p>{say("no-history")}</p>}
      <div className="versions scroll">
        {answer?.versions.map(({ id, savedAt }) => (
          <label key={id} className="row-choice">
            <input type="radio" name="old-version" checked={chosen === id} onChange={() => setChosen(id)} />
            <span>{moment(savedAt)}</span>
          </label>
        ))}
      </div>
      {chosen !== undefined && now.answer !== undefined && (
        <>
          <OldVersion key={chosen} path={path} id={chosen} now={now.answer.text} />
          <p className="hint">{say("restore-hint")}</p>
          <p className="actions">
            <button type="button" className="button" onClick={() => void restore(chosen).catch(setRefused)}>
              {say("restore")}
            </button>
          </p>
        </>
      )}
    </Dialog>
  );
}

function OldVersion({ path, id, now }: { readonly path: string; readonly id: string; readonly now: string }) {
  const say = useSay();
  const { answer, error } = useAnswer<OldText>(`history/text${query({ path, id })}`);
  return (
    <Suspense fallback={<p>{say("opening")}</p>}>
      <ErrorNote error={error} />
      {answer && (
        <Compare left={{ name: say("that-version"), text: answer.text }} right={{ name: say("now"), text: now }} />
      )}
    </Suspense>
  );
}
