import { useState } from "react";
import { useChangeTexts } from "../saving/use-change-texts.ts";
import { TextLine } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { useSay } from "../words/words.ts";

/** Asks for another address of a text in one language. */
export function AddressDialog({
  path,
  address,
  onClose,
}: {
  readonly path: string;
  readonly address: string;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const [, before = "/", last = ""] = /^(.*\/)([^/]+)\/$/.exec(address) ?? [];
  const [slug, setSlug] = useState(last);
  const { change, error, asks } = useChangeTexts();
  const rename = async () => {
    if (await change({ do: "rename", path, slug: slug.trim(), ...(asks && { agreed: true }) })) onClose();
  };
  return (
    <Dialog
      title={say("change-address")}
      answer={say(asks ? "change-address-all-the-same" : "change-address")}
      isComplete={slug.trim() !== "" && slug.trim() !== last}
      error={error}
      onAnswer={() => void rename()}
      onClose={onClose}
    >
      <TextLine
        label={say("new-address", { before })}
        hint={say("new-address-hint")}
        value={slug}
        autoCapitalize="none"
        spellCheck={false}
        onType={setSlug}
      />
    </Dialog>
  );
}
