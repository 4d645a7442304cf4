import { useEffect, useEffectEvent, useState } from "react";
import type { MediaList, Uploaded } from "../../contract/media.ts";
import { ask, query } from "../api/ask.ts";
import { useAnswer } from "../api/use-answer.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import { useSay } from "../words/words.ts";

/** Brings a file of this machine into the site. */
export function upload(file: File): Promise<Uploaded> {
  return ask<Uploaded>("POST", `media${query({ name: file.name })}`, file);
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
          onChange={({ target }) => target.files?.[0] && void bring(target.files[0])}
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
