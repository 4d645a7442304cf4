import { useEffect, useEffectEvent, useState } from "react";
import type { Uploaded } from "../../contract/files.ts";
import { ask, query } from "../api/ask.ts";
import { useListener } from "../shell/use-listener.ts";
import { ErrorNote } from "../shell/view.tsx";
import { useSay } from "../words/words.ts";

/** Brings a file of this machine into the site. @param replaces the path of the one whose place it takes */
export function upload(file: File, replaces?: string): Promise<Uploaded> {
  const wanted = { name: file.name, ...(replaces !== undefined && { replace: replaces }) };
  return ask<Uploaded>("POST", `media${query(wanted)}`, file);
}

/** The files that were chosen; the same ones can be chosen again. */
export function takeFiles(input: HTMLInputElement): readonly File[] {
  const files = [...(input.files ?? [])];
  input.value = "";
  return files;
}

/** A field that brings files of this machine into the site. */
export function BringFiles({
  label,
  accept,
  file,
  error,
  onBrought,
}: {
  readonly label: string;
  /** The kind of the one file that can be brought; several of any kind without it. */
  readonly accept?: "image/*";
  /** Brought at once. */
  readonly file?: File | undefined;
  /** Why the files of the site cannot be listed. */
  readonly error: Error | undefined;
  readonly onBrought: (name: string) => void;
}) {
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
          onBrought(name);
        },
        (error: Error) => failed.push([one.name, error]),
      );
    const names = brought.length > 0 ? [say("brought", { name: brought.join(", ") })] : [];
    setStatus([...names, ...notes].join(" · "));
    setRefused(failed);
    setBusy(false);
  };
  const begin = useEffectEvent(() => file && bring([file]));
  useEffect(() => void begin(), []);
  // Before the window, where it is let go otherwise. One that a text has taken is in hand.
  useListener(document, "drop", (event: DragEvent) => {
    const dropped = [...(event.dataTransfer?.files ?? [])].slice(0, accept && 1);
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
            multiple={accept === undefined}
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
