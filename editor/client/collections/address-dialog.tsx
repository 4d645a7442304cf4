import { type FormEvent, useState } from "react";
import { Dialog } from "../shell/dialog.tsx";
import { ErrorNote } from "../shell/error-note.tsx";
import { useSay } from "../words/words.ts";
import { useChangeTexts } from "./use-change-texts.ts";

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
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await change({ do: "rename", path, slug: slug.trim(), ...(asks && { agreed: true }) })) onClose();
  };
  return (
    <Dialog title={say("change-address")} onClose={onClose}>
      <form className="fields" onSubmit={(event) => void submit(event)}>
        <div className="field">
          <label htmlFor="new-address">{say("new-address", { before })}</label>
          <input
            id="new-address"
            value={slug}
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="new-address-hint"
            onChange={({ target }) => setSlug(target.value)}
          />
          <p className="hint" id="new-address-hint">
            {say("new-address-hint")}
          </p>
        </div>
        <ErrorNote error={error} />
        <p className="actions">
          <button type="submit" className="button" disabled={slug.trim() === "" || slug.trim() === last}>
            {say(asks ? "change-address-all-the-same" : "change-address")}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
