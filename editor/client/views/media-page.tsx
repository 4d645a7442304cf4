import { useState } from "react";
import type { MediaList } from "../../contract/media.ts";
import { useServerEvents } from "../api/server-events.ts";
import { useAnswer } from "../api/use-answer.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import { useSay } from "../words/words.ts";
import { MediaItem } from "./media-item.tsx";
import { takeFiles, upload } from "./picture-chooser.tsx";

/** Pictures and documents: what is there, and a way to bring more. */
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
        <input id="bring-files" type="file" multiple onChange={({ target }) => void bring(takeFiles(target))} />
      </div>
      <p role="status" className="hint">
        {status}
      </p>
      <ErrorNote error={refused ?? error} />
      {answer?.files.length === 0 && <p>{say("no-media")}</p>}
      <ul className="media">
        {answer?.files.map((entry) => (
          <MediaItem key={entry.path} entry={entry} onChanged={() => void again()} />
        ))}
      </ul>
    </div>
  );
}
