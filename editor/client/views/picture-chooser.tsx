import { useEffect, useEffectEvent, useState } from "react";
import type { MediaList, Uploaded } from "../../contract/media.ts";
import { ask, query } from "../api/ask.ts";
import { useAnswer } from "../api/use-answer.ts";
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

/** The pictures of the site to choose from, and a button to bring one. `file`, where given, is brought at once. */
export function PictureChooser({
  chosen,
  onChoose,
  file,
}: {
  readonly chosen: string | undefined;
  readonly onChoose: (name: string) => void;
  readonly file?: File | undefined;
}) {
  const say = useSay();
  const { answer, error: refused, again } = useAnswer<MediaList>("media");
  const [error, setError] = useState<Error>();
  const [note, setNote] = useState<string>();
  const [busy, setBusy] = useState(false);
  const bring = async (brought: File) => {
    setBusy(true);
    setError(undefined);
    try {
      const uploaded = await upload(brought);
      setNote(uploaded.note ?? say("brought", { name: uploaded.file.name }));
      onChoose(uploaded.file.name);
      void again();
    } catch (thrown) {
      setError(thrown as Error);
    }
    setBusy(false);
  };
  const begin = useEffectEvent(() => file && bring(file));
  useEffect(() => void begin(), []);
  const pictures = (answer?.files ?? []).filter(({ kind, name }) => kind === "picture" && !/\.dark\.\w+$/.test(name));
  return (
    <>
      <div className="field">
        <label htmlFor="bring-picture">{say("bring-picture")}</label>
        <input
          id="bring-picture"
          type="file"
          accept="image/*"
          disabled={busy}
          onChange={({ target }) => {
            const [chosenFile] = takeFiles(target);
            if (chosenFile !== undefined) void bring(chosenFile);
          }}
        />
      </div>
      <p role="status" className="hint">
        {busy ? say("bringing") : note}
      </p>
      <ErrorNote error={error ?? refused} />
      <fieldset className="group">
        <legend>{say("pictures-of-site")}</legend>
        <div className="thumbnails scroll">
          {pictures.map(({ path, name }) => (
            <label key={path}>
              <input type="radio" name="picture" checked={chosen === name} onChange={() => onChoose(name)} />
              <img src={`api/media/file${query({ path })}`} alt="" loading="lazy" />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
