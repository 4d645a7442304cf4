import type { MediaEntry } from "../../contract/media.ts";
import { useAnswer } from "../api/use-answer.ts";
import { ViewTitle } from "../shell/view-title.tsx";
import { useSay } from "../words/words.ts";
import { BringFiles } from "./bring-files.tsx";
import { MediaItem } from "./media-item.tsx";

/** Pictures and documents: what is there, and a way to bring more. */
export function MediaPage() {
  const say = useSay();
  const { answer, error, again } = useAnswer<readonly MediaEntry[]>(
    "media",
    (event) => event.type === "file" && event.path.startsWith("media/"),
  );
  return (
    <div className="page">
      <ViewTitle title={say("media")} />
      <BringFiles label={say("bring-files")} error={error} onBrought={() => void again()} />
      {answer?.length === 0 && <p>{say("no-media")}</p>}
      <ul className="media">
        {answer?.map((entry) => (
          <MediaItem key={entry.path} entry={entry} onChanged={() => void again()} />
        ))}
      </ul>
    </div>
  );
}
