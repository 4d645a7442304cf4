import { useState } from "react";
import type { OpenFile } from "../../contract/files.ts";
import type { FileVersion } from "../../contract/history.ts";
import { ask, query } from "../api/ask.ts";
import { useAnswer } from "../api/use-answer.ts";
import { Choices } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { ErrorNote } from "../shell/error-note.tsx";
import { useMoment, useSay } from "../words/words.ts";
import { Changes } from "./changes.tsx";

/** What a file was, by day and hour: what changed since each version, and a way back to it. */
export function VersionsDialog({
  path,
  onRestored,
  onClose,
}: {
  readonly path: string;
  /** Called once the file is the old one again; the dialog closes when it is done. */
  readonly onRestored: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const day = useMoment({ dateStyle: "full" });
  const time = useMoment({ timeStyle: "medium" });
  const { answer, error } = useAnswer<readonly FileVersion[]>(`history${query({ path })}`);
  const now = useAnswer<OpenFile>(`file${query({ path })}`);
  const [chosen, setChosen] = useState<string>();
  const [refused, setRefused] = useState<Error>();
  const restore = async () => {
    await ask("POST", "history/restore", { path, id: chosen, version: now.answer?.version ?? null });
    await onRestored();
    onClose();
  };
  return (
    <Dialog
      title={say("versions")}
      wide
      answer={chosen && say("restore")}
      error={refused ?? error}
      onAnswer={() => void restore().catch(setRefused)}
      onClose={onClose}
    >
      {answer?.length === 0 && <p>{say("no-versions")}</p>}
      <div className="versions scroll">
        {[...Map.groupBy(answer ?? [], ({ savedAt }) => day(savedAt))].map(([name, own]) => (
          <Choices
            key={name}
            legend={name}
            options={own.map(({ id, savedAt }) => [id, time(savedAt)])}
            chosen={chosen}
            onChoose={setChosen}
          />
        ))}
      </div>
      {chosen !== undefined && now.answer !== undefined && (
        <>
          <OldVersion key={chosen} path={path} id={chosen} now={now.answer.text} />
          <p className="hint">
            {say("changes-hint")} {say("restore-hint")}
          </p>
        </>
      )}
    </Dialog>
  );
}

function OldVersion({ path, id, now }: { readonly path: string; readonly id: string; readonly now: string }) {
  const say = useSay();
  const { answer, error } = useAnswer<string>(`history/text${query({ path, id })}`);
  return (
    <>
      <ErrorNote error={error} />
      {answer !== undefined && <Changes name={say("changed-since")} before={answer} after={now} />}
    </>
  );
}
