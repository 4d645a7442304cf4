import { useEffect, useState } from "react";
import { hashOf } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { useTitles } from "../shell/texts.ts";
import { useSay } from "../words/words.ts";
import { type Kept, keptHere } from "./kept-in-browser.ts";

/** Milliseconds between two looks: what is on its way both times is held up. */
const LOOK = 2000;

/**
 * Names the texts of this window that could not go into their files, and that no view shows: the owner has left theirs, or somebody
 * has deleted the text, and its view with it.
 *
 * @param shown the file that is shown, which says so itself
 */
export function WaitingTexts({ shown }: { readonly shown: string | undefined }) {
  const { folder } = useSurroundings().start;
  const [held, setHeld] = useState<readonly Kept[]>([]);
  useEffect(() => {
    let before: readonly string[] = [];
    const look = () => {
      const now = keptHere(folder);
      setHeld(now.filter(({ path }) => before.includes(path)));
      before = now.map(({ path }) => path);
    };
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [folder]);
  return <NotInFiles texts={held.filter(({ path }) => path !== shown)} />;
}

/** Names texts that are not in their files yet; each leads to its form. */
export function NotInFiles({ texts }: { readonly texts: readonly Kept[] }) {
  const say = useSay();
  const { titleOf } = useTitles();
  if (texts.length === 0) return null;
  return (
    <div className="note error">
      <p>
        <b>{say("unsaved-files")}</b>
      </p>
      <ul>
        {[...new Map(texts.map(({ path, base }) => [path, base]))].map(([path, base]) => (
          <li key={path}>
            <a href={hashOf({ view: "file", path })}>{titleOf(path, base)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
