import type { Finding } from "../../contract/findings.ts";
import { Button } from "../shell/controls.tsx";
import { ErrorNote } from "../shell/error-note.tsx";
import { useSay } from "../words/words.ts";
import { useChangeTexts } from "./use-change-texts.ts";

/** Puts right what a finding says of a link, in every text that has it; nothing beside any other finding. */
export function CorrectLinks({ finding: { id, words } }: { readonly finding: Finding }) {
  const say = useSay();
  const { change, error } = useChangeTexts();
  const [old, now] = words;
  if (id !== "link-to-an-old-address" || old === undefined || now === undefined) return null;
  return (
    <>
      <Button kind="quiet" onClick={() => void change({ do: "correct-links", old, now })}>
        {say("correct-links")}
      </Button>
      <ErrorNote error={error} />
    </>
  );
}
