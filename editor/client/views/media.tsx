import { Fragment, useEffect, useEffectEvent, useState } from "react";
import type { Media, MediaEntry, Uploaded } from "../../contract/files.ts";
import type { MediaRequest } from "../../contract/requests.ts";
import { ask, query } from "../api/ask.ts";
import { useAnswer } from "../api/use-answer.ts";
import { Button, Choices, TextLine } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { FileLink } from "../shell/file-link.tsx";
import { useListener } from "../shell/use-listener.ts";
import { ErrorNote, View } from "../shell/view.tsx";
import { useSay, useSize } from "../words/words.ts";
import { cameraPicture } from "./camera-picture.ts";
import { FramingDialog } from "./framing-dialog.tsx";

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
          {kind === "picture" && !/\.dark\.\w+$/.test(name) && (
            <Button kind="quiet" word="frame-picture" of={name} onClick={() => setAsking("frame")} />
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
      {asking === "frame" && (
        <FramingDialog
          entry={entry}
          error={error}
          onAnswer={(framing) => void change({ do: asking, path, framing })}
          onClose={() => setAsking(undefined)}
        />
      )}
      {(asking === "rename" || asking === "delete") && (
        <Dialog
          title={say("named", { what: say(word), name })}
          answer={say(word)}
          error={error}
          onAnswer={() => void change(asking === "rename" ? { do: asking, path, name: newName } : { do: asking, path })}
          onClose={() => setAsking(undefined)}
        >
          {asking === "delete" ? (
            <p>{say("delete-media-hint")}</p>
          ) : (
            <TextLine
              label={say("new-name")}
              hint={say("new-file-name-hint")}
              required
              value={newName}
              onType={setNewName}
            />
          )}
        </Dialog>
      )}
    </li>
  );
}

/** The pictures of the site to choose from, and a button to bring some. `files`, where given, are brought at once. */
export function PictureChooser(props: {
  readonly chosen: string | undefined;
  readonly onChoose: (name: string) => void;
  /** Takes several; without it one can be brought, and is chosen then. */
  readonly onBring?: (names: readonly string[]) => void;
  readonly files?: readonly File[] | undefined;
}) {
  const { chosen, onChoose, onBring = ([name = ""]) => onChoose(name), files } = props;
  const say = useSay();
  const { answer, error, again } = useAnswer<Media>("media");
  const brought = (names: readonly string[]) => {
    onBring(names);
    void again();
  };
  const pictures = (answer?.files ?? []).filter(({ kind, name }) => kind === "picture" && !/\.dark\.\w+$/.test(name));
  return (
    <>
      <BringFiles
        label={say(props.onBring ? "bring-pictures" : "bring-picture")}
        accept="image/*"
        several={props.onBring !== undefined}
        files={files}
        missing={chosen ? undefined : say("pictures-of-site")}
        error={error}
        onBrought={brought}
      />
      <Choices
        legend={say("pictures-of-site")}
        look="thumbnails scroll"
        options={pictures.map(({ path, name }) => [
          name,
          <Fragment key={name}>
            <img src={`api/media/file${query({ path })}`} alt="" loading="lazy" />
            <span>{name}</span>
          </Fragment>,
        ])}
        chosen={chosen}
        onChoose={onChoose}
      />
    </>
  );
}

/** Brings a file of this machine into the site. @param replaces the path of the one whose place it takes */
async function upload(chosen: File, replaces?: string): Promise<Uploaded> {
  const file = await cameraPicture(chosen);
  const wanted = { name: file.name, ...(replaces !== undefined && { replace: replaces }) };
  return ask<Uploaded>("POST", `media${query(wanted)}`, file);
}

/** The files that were chosen; the same ones can be chosen again. */
function takeFiles(input: HTMLInputElement): readonly File[] {
  const files = [...(input.files ?? [])];
  input.value = "";
  return files;
}

function BringFiles(props: {
  readonly label: string;
  /** The kind of files that can be brought; any without it. */
  readonly accept?: "image/*";
  readonly several?: boolean;
  /** Brought at once. */
  readonly files?: readonly File[] | undefined;
  /** What a button waits for. */
  readonly missing?: string | undefined;
  /** Why the files of the site cannot be listed. */
  readonly error: Error | undefined;
  readonly onBrought: (names: readonly string[]) => void;
}) {
  const { label, accept, several = true, files: given, missing, error, onBrought } = props;
  const say = useSay();
  const [status, setStatus] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly (readonly [name: string, error: Error])[]>([]);
  const bring = async (files: readonly File[]) => {
    setBusy(true);
    setStatus(say("bringing"));
    const [brought, notes, failed]: [string[], string[], (readonly [string, Error])[]] = [[], [], []];
    for (const one of files)
      await upload(one).then(
        ({ name, note }) => {
          brought.push(name);
          if (note !== null) notes.push(note);
        },
        (error: Error) => failed.push([one.name, error]),
      );
    if (brought.length > 0) onBrought(brought);
    const names = brought.length > 0 ? [say("brought", { name: brought.join(", ") })] : [];
    setStatus([...names, ...notes].join(" · "));
    setRefused(failed);
    setBusy(false);
  };
  const begin = useEffectEvent(() => given && bring(given));
  useEffect(() => void begin(), []);
  // Before the window, where it is let go otherwise. One that a text has taken is in hand.
  useListener(document, "drop", (event: DragEvent) => {
    const dropped = [...(event.dataTransfer?.files ?? [])].slice(0, several ? undefined : 1);
    if (!event.defaultPrevented && !isBusy && dropped.length > 0) void bring(dropped);
  });
  return (
    <>
      {/* The browser's own button speaks another language than the editor, and says that no file is chosen once it is there. */}
      <p>
        <label className="button alt">
          <span>{label}</span>
          <input
            type="file"
            ref={(field) => field?.setCustomValidity(missing ? say("is-missing", { name: missing }) : "")}
            multiple={several}
            accept={accept}
            aria-disabled={isBusy}
            onClick={(event) => isBusy && event.preventDefault()}
            onChange={({ target }) => void bring(takeFiles(target))}
          />
        </label>
      </p>
      <p role="status" className="hint">
        {status}
      </p>
      <ErrorNote error={error} />
      {refused.map(([name, why]) => (
        <div key={name}>
          <b>{name}</b>
          <ErrorNote error={why} />
        </div>
      ))}
    </>
  );
}
