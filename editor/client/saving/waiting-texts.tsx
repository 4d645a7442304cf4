import { useEffect, useState } from "react";
import { hashOf } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { useTitles } from "../shell/texts.ts";
import { useSay } from "../words/words.ts";
import { keptHere } from "./kept-in-browser.ts";

/** Milliseconds between two looks: what is on its way both times is held up. */
const LOOK = 2000;

/**
 * Names the texts of this window that could not go into their files, and that no view shows: the owner has left theirs, or somebody
 * has deleted the text, and its view with it.
 *
 * @param shown the file that is shown, which says so itself
 */
export function WaitingTexts({ shown }: { readonly shown: string | undefined }) {
  const say = useSay();
  const titleOf = useTitles();
  const { folder } = useSurroundings().start;
  const [paths, setPaths] = useState("");
  useEffect(() => {
    let before: readonly string[] = [];
    const look = () => {
      const now = keptHere(folder);
      setPaths(now.filter((path) => before.includes(path)).join("\n"));
      before = now;
    };
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [folder]);
  const waiting = paths.split("\n").filter((path) => path !== "" && path !== shown);
  if (waiting.length === 0) return null;
  return (
    <div className="note error">
      <p>{say("unsaved-files")}</p>
      <ul>
        {waiting.map((path) => (
          <li key={path}>
            <a href={hashOf({ view: "file", path })}>{titleOf(path)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
