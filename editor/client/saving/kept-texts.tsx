import { useEffect, useEffectEvent, useState } from "react";
import type { Conflict } from "../../contract/files.ts";
import { ask } from "../api/ask.ts";
import { Button } from "../shell/controls.tsx";
import { ErrorNote } from "../shell/error-note.tsx";
import { useSurroundings } from "../shell/surroundings.ts";
import { useTitles } from "../shell/texts.ts";
import { useListener } from "../shell/use-listener.ts";
import { useSay } from "../words/words.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { conflictIn, RETRY } from "./file-in-hand.ts";
import { afterOthers, forget, isKept, type Kept, openWindow } from "./kept-in-browser.ts";

/** A text that this browser kept and that could not be brought in. */
interface Left {
  readonly kept: Kept;
  readonly error: Error;
}

/** Where the newest window of the browser has found the editor. */
const PLACE = "editor";

/**
 * Brings in what closed windows have left in this browser, and says what could not be. A window of an editor that was started
 * anew since goes where the newest window is.
 */
export function KeptTexts() {
  const say = useSay();
  const titleOf = useTitles();
  const { folder } = useSurroundings().start;
  const [left, setLeft] = useState<ReadonlyMap<string, Left>>(new Map());
  const [choosing, setChoosing] = useState<Kept>();
  const idOf = ({ window, path }: Kept) => window + path;
  const bringIn = useEffectEvent(
    async (kept: Kept, choice?: { readonly base: string | null; readonly text: string }) => {
      const { path, base, edited, unanswered } = kept;
      const typed = choice ? { base: choice.base, edited: { text: choice.text } } : { base, edited, unanswered };
      try {
        await ask("PUT", "file", { path, ...typed });
        done(kept);
      } catch (error) {
        setLeft((before) => new Map(before).set(idOf(kept), { kept, error: error as Error }));
        // Another window may have brought it in meanwhile.
        if (conflictIn(error) === undefined)
          setTimeout(() => (isKept(kept) ? bringIn(kept, choice) : done(kept)), RETRY);
      }
    },
  );
  const done = (kept: Kept) => {
    forget(kept.path, kept.window);
    setLeft((before) => new Map([...before].filter(([id]) => id !== idOf(kept))));
  };
  useEffect(() => {
    openWindow();
    localStorage.setItem(PLACE, location.pathname);
  }, []);
  useListener(window, "storage", ({ key, newValue }: StorageEvent) => {
    if (key === PLACE && newValue !== null && newValue !== location.pathname) location.assign(newValue + location.hash);
  });
  useEffect(() => afterOthers(folder, (kept) => bringIn(kept)), [folder]);

  const conflict: Conflict | undefined = choosing && conflictIn(left.get(idOf(choosing))?.error);
  return (
    <>
      {[...left.values()].map(({ kept, error }) => (
        <div key={idOf(kept)} className="note">
          <p>{say("kept-text", { file: titleOf(kept.path) })}</p>
          {conflictIn(error) === undefined ? (
            <ErrorNote error={error} />
          ) : (
            <Button kind="alt" onClick={() => setChoosing(kept)}>
              {say("choose-version")}
            </Button>
          )}
        </div>
      ))}
      {choosing !== undefined && conflict !== undefined && (
        <ConflictDialog
          conflict={conflict}
          onChosen={(text) => {
            setChoosing(undefined);
            if (text === undefined) done(choosing);
            else void bringIn(choosing, { base: conflict.theirs, text });
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </>
  );
}
