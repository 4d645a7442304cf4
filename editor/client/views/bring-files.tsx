import { useEffect, useEffectEvent, useState } from "react";
import type { Uploaded } from "../../contract/media.ts";
import { ask, query } from "../api/ask.ts";
import { ErrorNote } from "../shell/error-note.tsx";
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
  const [refused, setRefused] = useState<Error>();
  const bring = async (files: readonly File[]) => {
    setBusy(true);
    setRefused(undefined);
    for (const one of files) {
      setStatus(say("bringing"));
      try {
        const { name, note } = await upload(one);
        setStatus(note ?? say("brought", { name }));
        onBrought(name);
      } catch (thrown) {
        setStatus("");
        setRefused(thrown as Error);
      }
    }
    setBusy(false);
  };
  const begin = useEffectEvent(() => file && bring([file]));
  useEffect(() => void begin(), []);
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
      <ErrorNote error={refused ?? error} />
    </>
  );
}
