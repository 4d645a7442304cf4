import { useState } from "react";
import type { TextState } from "../../contract/collections.ts";
import { useChangeTexts } from "../saving/use-change-texts.ts";
import { Button } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { ErrorNote } from "../shell/error-note.tsx";
import { goTo } from "../shell/route.ts";
import { routeOfList, type TextInHand, useFirst } from "../shell/texts.ts";
import { useLanguageName, useSay } from "../words/words.ts";
import { AddressDialog } from "./address-dialog.tsx";

/** What is done with an article, or a page, in all its languages at once. */
export function TextHead({ text, language }: TextInHand) {
  const say = useSay();
  const { change, error } = useChangeTexts();
  const [asking, setAsking] = useState<"address" | "delete">();
  const first = useFirst();
  const languageName = useLanguageName();
  const { isFixed } = text;
  const isArticle = text.kind === "article";
  const { path, address } = text.versions[language] ?? {};
  const versions = Object.values(text.versions);
  const paths = versions.map((version) => version.path);
  const has = (...states: readonly TextState[]) => versions.some(({ state }) => states.includes(state));
  // A page has no draft: it is taken away.
  const isPublic = isArticle && has("scheduled", "ready", "online", "changed", "withdrawn");
  const publish = () =>
    has("draft") ? void change({ do: "make-ready", paths }, { view: "publish" }) : goTo({ view: "publish" });
  const remove = (gone: readonly string[]) => void change({ do: "delete", paths: gone }, routeOfList(text));
  return (
    <>
      {address !== undefined && (
        <p className="address">
          <span>{say("address-of-page")}</span> <code>{address}</code>
          {isFixed ? (
            <small>{say("address-fixed")}</small>
          ) : (
            path !== undefined && <Button kind="quiet" word="change-address" onClick={() => setAsking("address")} />
          )}
        </p>
      )}
      {!isFixed && (
        <p className="actions text-actions">
          {has("draft", "ready", "changed") && <Button word="publish" onClick={publish} />}
          {isPublic && <Button kind="quiet" word="withdraw" onClick={() => void change({ do: "withdraw", paths })} />}
          <Button kind="quiet" word="duplicate" onClick={() => void change({ do: "copy", paths })} />
          <Button kind="quiet" word="delete" onClick={() => setAsking("delete")} />
        </p>
      )}
      {asking === undefined && <ErrorNote error={error} />}
      {asking === "address" && path !== undefined && address !== undefined && (
        <AddressDialog path={path} address={address} onClose={() => setAsking(undefined)} />
      )}
      {asking === "delete" && (
        <Dialog
          title={say("named", { what: say("delete"), name: first(text).version.title })}
          answer={say(paths.length > 1 ? "delete-all-languages" : "delete")}
          others={
            isArticle &&
            path !== undefined &&
            paths.length > 1 && (
              <Button kind="alt" onClick={() => remove([path])}>
                {say("delete-one-language", { language: languageName(language) })}
              </Button>
            )
          }
          error={error}
          onAnswer={() => remove(paths)}
          onClose={() => setAsking(undefined)}
        >
          <p>{say("delete-hint")}</p>
        </Dialog>
      )}
    </>
  );
}
