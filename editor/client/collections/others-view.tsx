import { useState } from "react";
import type { DeletedFiles, FileHistory } from "../../contract/history.ts";
import { ask, query } from "../api/ask.ts";
import { useAnswer } from "../api/use-answer.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import { goTo, hashOf } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { useLanguageName, useMoment, useSay } from "../words/words.ts";
import { knownTitle } from "./page-view.tsx";

/**
 * Files that are seldom changed: the texts of menus and buttons, lists of words and addresses, and files that were
 * deleted.
 */
export function OthersView() {
  const say = useSay();
  const languageName = useLanguageName();
  const { collections } = useSurroundings();
  return (
    <div className="page">
      <h1>{say("others")}</h1>
      <h2>{say("interface-texts")}</h2>
      <ul className="links">
        {collections.languages.map((language) => (
          <li key={language}>
            <a href={hashOf({ view: "file", path: collections.messages[language] })}>
              {say("texts-in", { language: languageName(language) })}
            </a>
          </li>
        ))}
        {collections.others.map((path) => (
          <li key={path}>
            <a href={hashOf({ view: "file", path })}>{knownTitle(path, say) ?? path}</a>
          </li>
        ))}
      </ul>
      <Deleted />
    </div>
  );
}

function Deleted() {
  const say = useSay();
  const moment = useMoment();
  const { refresh } = useSurroundings();
  const { answer, error, again } = useAnswer<DeletedFiles>("history/deleted");
  const [refused, setRefused] = useState<Error>();
  const restore = async (path: string) => {
    const { versions } = await ask<FileHistory>("GET", `history${query({ path })}`);
    const newest = versions[0];
    if (newest === undefined) return;
    await ask("POST", "history/restore", { path, id: newest.id, version: null });
    await Promise.all([refresh(), again()]);
    goTo({ view: "file", path });
  };
  return (
    <>
      <h2>{say("deleted-files")}</h2>
      <ErrorNote error={refused ?? error} />
      {answer?.files.length === 0 && <p>{say("nothing-deleted")}</p>}
      <ul className="rows">
        {answer?.files.map(({ path, deletedAt }) => (
          <li key={path}>
            <span>
              {path} <small>{moment(deletedAt)}</small>
            </span>
            <button type="button" className="button alt" onClick={() => void restore(path).catch(setRefused)}>
              {say("bring-back")}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
