import { useState } from "react";
import type { MediaEntry } from "../../contract/media.ts";
import type { MediaRequest } from "../../contract/requests.ts";
import { ask, query } from "../api/ask.ts";
import { Button, TextLine } from "../shell/controls.tsx";
import { ErrorNote } from "../shell/error-note.tsx";
import { FormDialog } from "../shell/form-dialog.tsx";
import { hashOf } from "../shell/route.ts";
import { useTitles } from "../shell/texts.ts";
import { useSay, useSize } from "../words/words.ts";
import { takeFiles, upload } from "./bring-files.tsx";

/** A picture or a document: which texts show it; it can be replaced and renamed, and deleted where none does. */
export function MediaItem({ entry, onChanged }: { readonly entry: MediaEntry; readonly onChanged: () => void }) {
  const say = useSay();
  const size = useSize();
  const titleOf = useTitles();
  const [asking, setAsking] = useState<MediaRequest["do"]>();
  const [error, setError] = useState<Error>();
  const { path, name, kind, bytes, version, usedBy, width, height } = entry;
  const done = () => {
    setError(undefined);
    setAsking(undefined);
    onChanged();
  };
  const change = (request: MediaRequest) => ask("POST", "media/change", request).then(done, setError);
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
        {usedBy.length === 0 ? (
          <p>{say("unused")}</p>
        ) : (
          <details>
            <summary>{say("used-by", { count: usedBy.length })}</summary>
            <ul className="plain">
              {usedBy.map((file) => (
                <li key={file}>
                  <a href={hashOf({ view: "file", path: file })}>{titleOf(file)}</a>
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
                aria-label={say("replace-file-named", { name })}
                accept={kind === "picture" ? "image/*" : `.${name.split(".").at(-1)}`}
                onChange={({ target }) => {
                  const [file] = takeFiles(target);
                  if (file !== undefined) upload(file, path).then(done, setError);
                }}
              />
            </label>
          )}
          <Button kind="quiet" aria-label={say("rename-file-named", { name })} onClick={() => setAsking("rename")}>
            {say("rename-file")}
          </Button>
          {usedBy.length === 0 && (
            <Button kind="quiet" aria-label={say("delete-title", { title: name })} onClick={() => setAsking("delete")}>
              {say("delete")}
            </Button>
          )}
        </p>
        {asking === undefined && <ErrorNote error={error} />}
      </div>
      {asking === "delete" && (
        <FormDialog
          title={say("delete-title", { title: name })}
          answer={say("delete")}
          error={error}
          onAnswer={() => void change({ do: "delete", path })}
          onClose={() => setAsking(undefined)}
        >
          <p>{say("delete-media-hint")}</p>
        </FormDialog>
      )}
      {asking === "rename" && (
        <RenameDialog
          name={name}
          error={error}
          onRename={(to) => void change({ do: "rename", path, name: to })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </li>
  );
}

function RenameDialog({
  name,
  error,
  onRename,
  onClose,
}: {
  readonly name: string;
  readonly error: Error | undefined;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const [text, setText] = useState(name);
  return (
    <FormDialog
      title={say("rename-file-named", { name })}
      answer={say("rename-file")}
      isComplete={text.trim() !== "" && text !== name}
      error={error}
      onAnswer={() => onRename(text)}
      onClose={onClose}
    >
      <TextLine label={say("new-file-name")} hint={say("new-file-name-hint")} value={text} onType={setText} />
    </FormDialog>
  );
}
