import { useState } from "react";
import type { SiteLanguage } from "../../contract/values.ts";
import { Button } from "../shell/controls.tsx";
import { ErrorNote } from "../shell/error-note.tsx";
import { FormDialog } from "../shell/form-dialog.tsx";
import { goTo, type Route } from "../shell/route.ts";
import { useLanguageName, useSay } from "../words/words.ts";
import { AddressDialog } from "./address-dialog.tsx";
import { useChangeTexts } from "./use-change-texts.ts";

/** A text in all its languages, and the one that is shown. */
export interface TextInHand {
  readonly title: string;
  readonly files: Readonly<Record<SiteLanguage, string>>;
  readonly language: SiteLanguage;
  /** Of the language that is shown; none for a page of addresses that nobody has. */
  readonly address: string | undefined;
  /** Whether the site needs it: its address is read only, and it stays. */
  readonly isFixed: boolean;
  /** The list in which it stands. */
  readonly list: Route;
}

/** What is done with an article, or a page, in all its languages at once. */
export function TextHead({
  text,
  isDraft = false,
  isPublic = false,
  waits,
}: {
  readonly text: TextInHand;
  /** Of an article: whether a language of it is a draft, and whether one is not. */
  readonly isDraft?: boolean;
  readonly isPublic?: boolean;
  /** Whether visitors do not see it as it is. */
  readonly waits: boolean;
}) {
  const say = useSay();
  const { change, error } = useChangeTexts();
  const [asking, setAsking] = useState<"address" | "delete">();
  const { title, files, address, isFixed, language, list } = text;
  const path = files[language];
  const paths = Object.values(files);
  const publish = async () => {
    if (!isDraft || (await change({ do: "make-ready", paths }))) goTo({ view: "publish" });
  };
  return (
    <>
      {address !== undefined && (
        <p className="address">
          <span>{say("address-of-page")}</span> <code>{address}</code>
          {isFixed ? (
            <small>{say("address-fixed")}</small>
          ) : (
            path !== undefined && (
              <Button kind="quiet" onClick={() => setAsking("address")}>
                {say("change-address")}
              </Button>
            )
          )}
        </p>
      )}
      {!isFixed && (
        <p className="actions text-actions">
          {waits && <Button onClick={() => void publish()}>{say("publish")}</Button>}
          {isPublic && (
            <Button kind="quiet" onClick={() => void change({ do: "withdraw", paths })}>
              {say("withdraw")}
            </Button>
          )}
          <Button kind="quiet" onClick={() => void change({ do: "copy", paths })}>
            {say("duplicate")}
          </Button>
          <Button kind="quiet" onClick={() => setAsking("delete")}>
            {say("delete")}
          </Button>
        </p>
      )}
      <ErrorNote error={error} />
      {asking === "address" && path !== undefined && address !== undefined && (
        <AddressDialog path={path} address={address} onClose={() => setAsking(undefined)} />
      )}
      {asking === "delete" && (
        <DeleteDialog
          title={title}
          all={paths}
          only={list.view === "articles" && path !== undefined && paths.length > 1 ? { path, language } : undefined}
          onClose={() => setAsking(undefined)}
          onGone={() => goTo(list)}
        />
      )}
    </>
  );
}

function DeleteDialog({
  title,
  all,
  only,
  onClose,
  onGone,
}: {
  readonly title: string;
  readonly all: readonly string[];
  /** The language that can go alone. */
  readonly only: { readonly path: string; readonly language: SiteLanguage } | undefined;
  readonly onClose: () => void;
  readonly onGone: () => void;
}) {
  const say = useSay();
  const languageName = useLanguageName();
  const { change, error } = useChangeTexts();
  const remove = async (paths: readonly string[]) => {
    if (await change({ do: "delete", paths })) onGone();
  };
  return (
    <FormDialog
      title={say("delete-title", { title })}
      answer={say(all.length > 1 ? "delete-all-languages" : "delete")}
      others={
        only && (
          <Button kind="alt" onClick={() => void remove([only.path])}>
            {say("delete-one-language", { language: languageName(only.language) })}
          </Button>
        )
      }
      error={error}
      onAnswer={() => void remove(all)}
      onClose={onClose}
    >
      <p>{say("delete-hint")}</p>
    </FormDialog>
  );
}
