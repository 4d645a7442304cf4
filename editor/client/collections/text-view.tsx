import { type FormEvent, useState } from "react";
import type { TextState } from "../../contract/collections.ts";
import { useChangeTexts } from "../saving/use-change-texts.ts";
import { Button, TextLine } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { goTo, hashOf } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { routeOfList, routeOfText, stateInWords, type TextInHand, useFirst } from "../shell/texts.ts";
import { ErrorNote, View } from "../shell/view.tsx";
import { useLanguageName, useSay } from "../words/words.ts";
import { FileEditor } from "./file-editor.tsx";

/** An article or a page: what is done with it, its languages beside each other, and the form of the one that is shown. */
export function TextView({ text, language }: TextInHand) {
  const say = useSay();
  const languageName = useLanguageName();
  const first = useFirst();
  const { languages } = useSurroundings();
  const version = text.versions[language];
  const { title } = version ?? first(text).version;
  const tabs = (
    <>
      <TextHead text={text} language={language} />
      <nav className="tabs" aria-label={say("languages")}>
        <ul>
          {languages.map((other) => {
            const own = text.versions[other];
            return (
              <li key={other}>
                <a
                  href={hashOf(routeOfText(text, other))}
                  aria-current={other === language ? "page" : undefined}
                  className={own ? undefined : "missing"}
                >
                  {languageName(other)}
                  <small>{own ? stateInWords(say, own) : say("missing")}</small>
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
  if (version) {
    const others = languages.filter((other) => other !== language);
    return (
      <FileEditor
        key={version.path}
        path={version.path}
        title={title}
        tabs={tabs}
        language={language}
        others={others.map((other) => ({ language: other, path: text.versions[other]?.path }))}
      />
    );
  }
  return (
    <View title={title}>
      {tabs}
      <MissingVersion text={text} language={language} />
    </View>
  );
}

/** An article asks for its title first; a page begins with the words of another language. */
function MissingVersion({ text: { kind, key }, language }: TextInHand) {
  const say = useSay();
  const name = useLanguageName()(language);
  const { change, error } = useChangeTexts();
  const [title, setTitle] = useState("");
  const isArticle = kind === "article";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void change(isArticle ? { do: "new-article", title, language, key } : { do: "new-language", page: key, language });
  };
  return (
    <form onSubmit={submit} className="fields narrow">
      <p>{say("missing-in", { language: name })}</p>
      {isArticle && (
        <TextLine label={say("title-in", { language: name })} lang={language} value={title} onType={setTitle} />
      )}
      <ErrorNote error={error} />
      <p className="actions">
        <Button type="submit" word="create" disabled={isArticle && title.trim() === ""} />
      </p>
    </form>
  );
}

/** What is done with an article, or a page, in all its languages at once. */
function TextHead({ text, language }: TextInHand) {
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

function AddressDialog(props: { readonly path: string; readonly address: string; readonly onClose: () => void }) {
  const { path, address, onClose } = props;
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
