import { useState } from "react";
import type { MediaEntry, MediaList } from "../../contract/media.ts";
import { ask, query } from "../api/ask.ts";
import { useServerEvents } from "../api/server-events.ts";
import { useAnswer } from "../api/use-answer.ts";
import { Dialog } from "../shell/dialog.tsx";
import { ErrorNote } from "../shell/error-note.tsx";
import { hashOf } from "../shell/route.ts";
import { useSay, useSize } from "../words/words.ts";
import { upload } from "./picture-chooser.tsx";

/** Pictures and documents: what is there, which texts show it, and a way to bring more. */
export function MediaPage() {
  const say = useSay();
  const { answer, error, again } = useAnswer<MediaList>("media");
  const [status, setStatus] = useState("");
  const [refused, setRefused] = useState<Error>();
  useServerEvents((event) => event.type === "file" && event.path.startsWith("media/") && void again());
  const bring = async (files: readonly File[]) => {
    setRefused(undefined);
    for (const file of files) {
      setStatus(say("bringing"));
      try {
        const uploaded = await upload(file);
        setStatus(uploaded.note ?? say("brought", { name: uploaded.file.name }));
      } catch (thrown) {
        setStatus("");
        setRefused(thrown as Error);
      }
    }
    await again();
  };
  return (
    <div className="page">
      <h1>{say("media")}</h1>
      <div className="field search">
        <label htmlFor="bring-files">{say("bring-files")}</label>
        <input id="bring-files" type="file" multiple onChange={({ target }) => void bring([...(target.files ?? [])])} />
      </div>
      <p role="status" className="hint">
        {status}
      </p>
      <ErrorNote error={refused ?? error} />
      {answer?.files.length === 0 && <p>{say("no-media")}</p>}
      <ul className="media">
        {answer?.files.map((entry) => (
          <Entry key={entry.path} entry={entry} onGone={() => void again()} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry, onGone }: { readonly entry: MediaEntry; readonly onGone: () => void }) {
  const say = useSay();
  const size = useSize();
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<Error>();
  const { path, name, kind, bytes, version, usedBy, width, height } = entry;
  const remove = async () => {
    await ask("POST", "delete", { path, version });
    setAsking(false);
    onGone();
  };
  return (
    <li>
      {kind === "picture" ? (
        <img src={`api/media/file${query({ path })}`} alt="" loading="lazy" />
      ) : (
        <span className="file-kind" aria-hidden="true">
          {name.split(".").at(-1)?.toUpperCase()}
        </span>
      )}
      <div>
        <b>{name}</b>
        <p className="hint">
          {size(bytes)}
          {width !== undefined && height !== undefined && ` · ${width} × ${height}`}
        </p>
        {usedBy.length === 0 ? (
          <>
            <p>{say("unused")}</p>
            <button
              type="button"
              className="quiet"
              aria-label={say("delete-title", { title: name })}
              onClick={() => setAsking(true)}
            >
              {say("delete")}
            </button>
          </>
        ) : (
          <details>
            <summary>{say("used-by", { count: usedBy.length })}</summary>
            <ul className="plain">
              {usedBy.map((file) => (
                <li key={file}>
                  <a href={hashOf({ view: "file", path: file })}>{file}</a>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {asking && (
        <Dialog title={say("delete-title", { title: name })} onClose={() => setAsking(false)}>
          <p>{say("delete-media-hint")}</p>
          <ErrorNote error={error} />
          <p className="actions">
            <button type="button" className="button" onClick={() => void remove().catch(setError)}>
              {say("delete")}
            </button>
          </p>
        </Dialog>
      )}
    </li>
  );
}
