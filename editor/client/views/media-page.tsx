import { useState } from "react";
import type { Media, MediaEntry } from "../../contract/files.ts";
import type { MediaRequest } from "../../contract/requests.ts";
import { ask, query } from "../api/ask.ts";
import { useAnswer } from "../api/use-answer.ts";
import { Button, TextLine } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { FileLink } from "../shell/file-link.tsx";
import { ErrorNote, View } from "../shell/view.tsx";
import { useSay, useSize } from "../words/words.ts";
import { BringFiles, takeFiles, upload } from "./bring-files.tsx";

/** Pictures and documents: what is there, and a way to bring more. */
export function MediaPage() {
  const say = useSay();
  const { answer, error, again } = useAnswer<Media>(
    "media",
    (event) => event.type === "file" && event.path.startsWith("media/"),
  );
  return (
    <View title={say("media")}>
      <BringFiles label={say("bring-files")} error={error} onBrought={() => void again()} />
      {answer?.unread.map((sentence) => (
        <p key={sentence} className="note error">
          {sentence}
        </p>
      ))}
      {answer?.files.length === 0 && <p>{say("no-media")}</p>}
      <ul className="media">
        {answer?.files.map((entry) => (
          <MediaItem key={entry.path} entry={entry} onChanged={() => void again()} />
        ))}
      </ul>
    </View>
  );
}

/** A picture or a document: which texts show it; it can be replaced and renamed, and deleted where none does. */
function MediaItem({ entry, onChanged }: { readonly entry: MediaEntry; readonly onChanged: () => void }) {
  const say = useSay();
  const size = useSize();
  const [asking, setAsking] = useState<MediaRequest["do"]>();
  const [newName, setNewName] = useState(entry.name);
  const [error, setError] = useState<Error>();
  const [status, setStatus] = useState("");
  const { path, name, kind, bytes, version, before, usedBy, width, height } = entry;
  const done = (said = "") => {
    setStatus(said);
    setError(undefined);
    setAsking(undefined);
    onChanged();
  };
  const goBack = (id: string) =>
    ask("POST", "history/restore", { path, id, version }).then(() => done(say("file-is-back")), setError);
  const word = asking === "rename" ? "rename-file" : "delete";
  const change = (request: MediaRequest) => ask("POST", "media/change", request).then(() => done(), setError);
  return (
    <li>
      {kind === "picture" ? (
        <img src={`api/media/file${query({ path, version })}`} alt="" loading="lazy" />
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
        {!usedBy?.length ? (
          <p>{say(usedBy === null ? "use-unknown" : "unused")}</p>
        ) : (
          <details>
            <summary>{say("used-by", { count: usedBy.length })}</summary>
            <ul className="plain">
              {usedBy.map((file) => (
                <li key={file}>
                  <FileLink path={file} />
                </li>
              ))}
            </ul>
          </details>
        )}
        <p className="file-actions">
          {kind !== "other" && (
            <label className="quiet">
              <span>{say("replace-file")}</span>
              <input
                type="file"
                aria-label={say("named", { what: say("replace-file"), name })}
                accept={kind === "picture" ? "image/*" : `.${name.split(".").at(-1)}`}
                onChange={({ target }) => {
                  const [file] = takeFiles(target);
                  if (file !== undefined)
                    upload(file, path).then(({ note }) => done(note ?? say("replaced")), setError);
                }}
              />
            </label>
          )}
          {before !== undefined && (
            <Button kind="quiet" word="file-before" of={name} onClick={() => void goBack(before)} />
          )}
          <Button
            kind="quiet"
            word="rename-file"
            of={name}
            onClick={() => {
              setNewName(name);
              setAsking("rename");
            }}
          />
          {usedBy?.length === 0 && <Button kind="quiet" word="delete" of={name} onClick={() => setAsking("delete")} />}
        </p>
        <p role="status" className="hint">
          {status}
        </p>
        {asking === undefined && <ErrorNote error={error} />}
      </div>
      {asking !== undefined && (
        <Dialog
          title={say("named", { what: say(word), name })}
          answer={say(word)}
          isComplete={asking === "delete" || (newName.trim() !== "" && newName !== name)}
          error={error}
          onAnswer={() => void change(asking === "rename" ? { do: asking, path, name: newName } : { do: asking, path })}
          onClose={() => setAsking(undefined)}
        >
          {asking === "delete" ? (
            <p>{say("delete-media-hint")}</p>
          ) : (
            <TextLine label={say("new-name")} hint={say("new-file-name-hint")} value={newName} onType={setNewName} />
          )}
        </Dialog>
      )}
    </li>
  );
}
