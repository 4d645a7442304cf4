import type { Media } from "../../contract/media.ts";
import { useAnswer } from "../api/use-answer.ts";
import { View } from "../shell/view.tsx";
import { useSay } from "../words/words.ts";
import { BringFiles } from "./bring-files.tsx";
import { MediaItem } from "./media-item.tsx";

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
