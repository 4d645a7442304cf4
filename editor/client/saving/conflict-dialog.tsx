import { lazy, Suspense } from "react";
import type { Conflict } from "../../contract/files.ts";
import { Dialog } from "../shell/dialog.tsx";
import { useSay } from "../words/words.ts";

const Compare = lazy(() => import("./compare.tsx").then((module) => ({ default: module.Compare })));

/** Shown where the file was changed since it was opened: both versions, of which the owner chooses one. */
export function ConflictDialog({
  conflict,
  onMine,
  onTheirs,
  onClose,
}: {
  readonly conflict: Conflict;
  readonly onMine: (version: string | null) => void;
  readonly onTheirs: () => void;
  readonly onClose: () => void;
}) {
  const say = useSay();
  return (
    <Dialog title={say("conflict")} onClose={onClose} wide>
      <p>{conflict.error.sentence}</p>
      <p>{say("conflict-hint")}</p>
      <Suspense fallback={<p>{say("opening")}</p>}>
        <Compare
          left={{ name: say("theirs"), text: conflict.theirs?.text ?? "" }}
          right={{ name: say("mine"), text: conflict.mine.text }}
        />
      </Suspense>
      <p className="actions">
        <button type="button" className="button" onClick={() => onMine(conflict.theirs?.version ?? null)}>
          {say("keep-mine")}
        </button>
        {conflict.theirs !== null && (
          <button type="button" className="button alt" onClick={onTheirs}>
            {say("take-theirs")}
          </button>
        )}
        <button type="button" className="quiet" onClick={onClose}>
          {say("decide-later")}
        </button>
      </p>
    </Dialog>
  );
}
