import type { DeletedText } from "../../contract/files.ts";
import { useAnswer } from "../api/use-answer.ts";
import { useChangeTexts } from "../saving/use-change-texts.ts";
import { Button } from "../shell/controls.tsx";
import { FileLink } from "../shell/file-link.tsx";
import { useSurroundings } from "../shell/surroundings.ts";
import { ErrorNote, View } from "../shell/view.tsx";
import { useMoment, useSay } from "../words/words.ts";

/**
 * Files that are seldom changed: the texts of menus and buttons, lists of words and addresses, and files that were
 * deleted.
 */
export function OthersView() {
  const say = useSay();
  const { languages, others } = useSurroundings();
  return (
    <View title={say("others")}>
      <h2>{say("interface-texts")}</h2>
      <Links paths={languages.map((language) => `messages/${language}.yaml`)} />
      <h2>{say("settings")}</h2>
      <Links paths={others} />
      <Deleted />
    </View>
  );
}

function Links({ paths }: { readonly paths: readonly string[] }) {
  return (
    <ul className="links">
      {paths.map((path) => (
        <li key={path}>
          <FileLink path={path} />
        </li>
      ))}
    </ul>
  );
}

function Deleted() {
  const say = useSay();
  const moment = useMoment();
  const { answer, error, again } = useAnswer<readonly DeletedText[]>("deleted");
  const { change, error: refused } = useChangeTexts();
  return (
    <>
      <h2>{say("deleted-files")}</h2>
      <ErrorNote error={refused ?? error} />
      {answer?.length === 0 && <p>{say("nothing-deleted")}</p>}
      <ul className="rows">
        {answer?.map(({ title, paths, deletedAt }) => (
          <li key={paths.join()}>
            <span>
              {title} <small>{moment(deletedAt)}</small>
            </span>
            <Button
              kind="alt"
              word="bring-back"
              of={title}
              onClick={() => void change({ do: "bring-back", paths }).then(again)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
