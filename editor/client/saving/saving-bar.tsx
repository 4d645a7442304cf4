import { Button } from "../shell/controls.tsx";
import { ErrorWords } from "../shell/error-note.tsx";
import { useListener } from "../shell/use-listener.ts";
import { useMoment, useSay } from "../words/words.ts";
import type { OpenState } from "./file-in-hand.ts";

/** Says when the text was last brought into its file, and why it could not be; leads to its versions. Always in sight. */
export function SavingBar({
  state,
  onVersions,
  onTryAgain,
}: {
  readonly state: OpenState;
  readonly onVersions: () => void;
  readonly onTryAgain: () => void;
}) {
  const say = useSay();
  const time = useMoment({ timeStyle: "short" });
  const { saved, trouble, conflict } = state;
  // There is nothing to save, and who presses it all the same wants no copy of this page.
  useListener(window, "keydown", (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    onTryAgain();
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
      {conflict !== undefined && <Button word="choose-version" onClick={onTryAgain} />}
      <Button kind="alt" word="versions" onClick={onVersions} />
    </div>
  );
}
