import { useEffect, useState } from "react";
import { FileLink } from "../shell/file-link.tsx";
import { Note } from "../shell/note.tsx";
import { useSurroundings } from "../shell/surroundings.ts";
import { useSay } from "../words/words.ts";
import { type Kept, keptOf } from "./kept-in-browser.ts";

/** Milliseconds between two looks: what was not saved once between them is held up. */
const LOOK = 2000;

/**
 * Names the texts that could not go into their files, and that no view shows: the owner has left theirs, or somebody has deleted
 * the text, and its view with it; or they are in another window. Each leads to its form.
 *
 * @param named whether it is said elsewhere: by the view of the file, or of a text that a closed window has left
 */
export function WaitingTexts({ named }: { readonly named: (kept: Kept) => boolean }) {
  const say = useSay();
  const { folder } = useSurroundings().start;
  const [held, setHeld] = useState<readonly Kept[]>([]);
  useEffect(() => {
    let before: readonly Kept[] = [];
    const look = () => {
      const now = keptOf(folder);
      const isHeldUp = ({ window, path, base }: Kept) =>
        before.some((kept) => kept.window === window && kept.path === path && kept.base === base);
      setHeld(now.filter(isHeldUp));
      before = now;
    };
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [folder]);
  const waiting = new Map(held.flatMap((kept) => (named(kept) ? [] : [[kept.path, kept.base]])));
  if (waiting.size === 0) return null;
  return (
    <Note title={say("unsaved-files")} isError>
      <ul>
        {[...waiting].map(([path, base]) => (
          <li key={path}>
            <FileLink path={path} before={base} />
          </li>
        ))}
      </ul>
    </Note>
  );
}
