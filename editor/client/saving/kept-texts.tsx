import { useEffect, useState } from "react";
import type { Conflict } from "../../contract/files.ts";
import { ask } from "../api/ask.ts";
import { Button } from "../shell/controls.tsx";
import { FileLink } from "../shell/file-link.tsx";
import { useSurroundings } from "../shell/surroundings.ts";
import { useTitles } from "../shell/texts.ts";
import { useListener } from "../shell/use-listener.ts";
import { ErrorNote, Note } from "../shell/view.tsx";
import { useSay } from "../words/words.ts";
import { conflictIn, RETRY } from "./file-in-hand.ts";
import { eachLeft, forget, type Kept, keep, keptOf, openWindow } from "./kept-in-browser.ts";
import { ConflictDialog } from "./versions.tsx";

/** Where the newest window of the browser has found the editor. */
const PLACE = "editor";

/**
 * Brings in what closed windows have left in this browser, again and again, and says what could not be; and names the texts of any
 * window that could not go into their files, and that no view shows: the owner has left theirs, or somebody has deleted the text, and
 * its view with it. A window of an editor that was started anew since goes where the newest window is.
 *
 * @param shown the file that is shown, which says itself what became of its text
 */
export function KeptTexts({ shown }: { readonly shown: string | undefined }) {
  const say = useSay();
  const { titleOf } = useTitles();
  const { folder } = useSurroundings();
  const [left, setLeft] = useState<readonly { readonly kept: Kept; readonly error: Error }[]>([]);
  const [held, setHeld] = useState<readonly Kept[]>([]);
  const [choosing, setChoosing] = useState<{ readonly kept: Kept; readonly conflict: Conflict }>();
  useEffect(() => {
    openWindow();
    localStorage.setItem(PLACE, location.pathname);
  }, []);
  useListener(window, "storage", ({ key, newValue }: StorageEvent) => {
    if (key === PLACE && newValue !== null && newValue !== location.pathname) location.assign(newValue + location.hash);
  });
  useEffect(() => {
    let isOver = false;
    let next: ReturnType<typeof setTimeout> | undefined;
    let before: readonly Kept[] = [];
    const bringIn = async () => {
      const found: { readonly kept: Kept; readonly error: Error }[] = [];
      await eachLeft(folder, async (kept) => {
        const { folder: _folder, window, ...typed } = kept;
        await ask("PUT", "file", typed).then(
          () => forget(kept.path, window),
          (error: Error) => found.push({ kept, error }),
        );
      });
      if (isOver) return;
      const now = keptOf(folder);
      const isSame = (one: Kept) => (other: Kept) => one.window === other.window && one.path === other.path;
      // What was not saved once between two looks is held up.
      const isHeldUp = (kept: Kept) => before.find(isSame(kept))?.base === kept.base;
      setLeft(found);
      setHeld(now.filter((kept) => isHeldUp(kept) && !found.some((one) => isSame(kept)(one.kept))));
      before = now;
      next = setTimeout(bringIn, RETRY);
    };
    void bringIn();
    return () => {
      isOver = true;
      clearTimeout(next);
    };
  }, [folder]);
  const waiting = new Map(held.flatMap(({ path, base }) => (path === shown ? [] : [[path, base]])));
  return (
    <>
      {left.map(({ kept, error }) => {
        const conflict = conflictIn(error);
        return (
          <div key={kept.window + kept.path} className="note">
            <p>{say("kept-text", { file: titleOf(kept.path, kept.base) })}</p>
            {conflict === undefined ? (
              <ErrorNote error={error} />
            ) : (
              <Button kind="alt" word="choose-version" onClick={() => setChoosing({ kept, conflict })} />
            )}
          </div>
        );
      })}
      {waiting.size > 0 && (
        <Note title={say("unsaved-files")} isError>
          <ul>
            {[...waiting].map(([path, base]) => (
              <li key={path}>
                <FileLink path={path} before={base} />
              </li>
            ))}
          </ul>
        </Note>
      )}
      {choosing !== undefined && (
        <ConflictDialog
          conflict={choosing.conflict}
          onChosen={(text) => {
            const { kept, conflict } = choosing;
            setChoosing(undefined);
            if (text === undefined) forget(kept.path, kept.window);
            else keep(folder, { path: kept.path, base: conflict.theirs, edited: { text } }, kept.window);
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </>
  );
}
