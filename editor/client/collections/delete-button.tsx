import { useState } from "react";
import type { Deleted } from "../../contract/files.ts";
import { ask } from "../api/ask.ts";
import { forget } from "../saving/kept-in-browser.ts";
import { Dialog } from "../shell/dialog.tsx";
import { ErrorNote } from "../shell/error-note.tsx";
import { goTo } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { useSay } from "../words/words.ts";

/** Deletes an article in one language, once the owner has said so; it can be brought back. */
export function DeleteButton({
  path,
  version,
  title,
}: {
  readonly path: string;
  readonly version: string;
  readonly title: string;
}) {
  const say = useSay();
  const { refresh } = useSurroundings();
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<Error>();
  const remove = async () => {
    await ask<Deleted>("POST", "delete", { path, version });
    forget(path);
    await refresh();
    goTo({ view: "articles" });
  };
  return (
    <>
      <button type="button" className="button alt" onClick={() => setAsking(true)}>
        {say("delete")}
      </button>
      {asking && (
        <Dialog title={say("delete-title", { title })} onClose={() => setAsking(false)}>
          <p>{say("delete-hint")}</p>
          <ErrorNote error={error} />
          <p className="actions">
            <button type="button" className="button" onClick={() => void remove().catch(setError)}>
              {say("delete")}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
