import { type FormEvent, useState } from "react";
import type { TextInLanguages, TextState } from "../../contract/collections.ts";
import type { OpenFile } from "../../contract/files.ts";
import type { Forms, Shape, Widget } from "../../contract/forms.ts";
import type { TextsRequest } from "../../contract/requests.ts";
import type { Json, SiteLanguage } from "../../contract/values.ts";
import { useAnswer } from "../api/use-answer.ts";
import { useChangeTexts } from "../saving/use-change-texts.ts";
import { Button, Choices, TextLine } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { goTo, hashOf } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { routeOfList, routeOfText, stateInWords, type TextInHand, useFirst } from "../shell/texts.ts";
import { asGroup, asList, shownText } from "../shell/value.ts";
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
  if (version)
    return (
      <FileEditor
        key={version.path}
        path={version.path}
        title={title}
        tabs={tabs}
        language={language}
        otherLanguages={<OtherLanguages text={text} language={language} />}
        answer={<PublishText text={text} />}
      />
    );
  return (
    <View title={title}>
      {tabs}
      <MissingVersion text={text} language={language} />
    </View>
  );
}

/** The text that visitors read. */
const READ: readonly Widget[] = ["line", "text", "markdown-line", "markdown"];

/** The same text in the other languages, to translate from: what is written there, without its form. */
function OtherLanguages({ text, language: own }: TextInHand) {
  const say = useSay();
  const languageName = useLanguageName();
  const others = useSurroundings().languages.filter((language) => language !== own);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll with the keyboard too.
    <section className="other-languages" aria-label={say("beside-languages")} tabIndex={0}>
      {others.map((language) => {
        const { path } = text.versions[language] ?? {};
        return (
          <section key={language} aria-labelledby={`other-${language}`}>
            <h2 id={`other-${language}`}>{languageName(language)}</h2>
            {path === undefined ? <p>{say("missing")}</p> : <Texts path={path} language={language} />}
          </section>
        );
      })}
    </section>
  );
}

function Texts({ path, language }: { readonly path: string; readonly language: SiteLanguage }) {
  const say = useSay();
  const { answer: file, error } = useAnswer<OpenFile>(`file?path=${encodeURIComponent(path)}`);
  const { answer: forms } = useAnswer<Forms>("forms");
  if (error !== undefined) return <ErrorNote error={error} />;
  if (file === undefined || forms === undefined) return <p role="status">{say("opening")}</p>;
  const shape = file.schema === null ? undefined : forms[file.schema];
  const texts = shape === undefined ? [] : textsIn(shape, file.value);
  const body = file.body ?? "";
  return (
    <dl>
      {[...texts, ...(body.trim() === "" ? [] : [[say("the-text"), body.trim()] as const])].map(
        ([label, text], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts have no other name, and are never moved.
          <div key={index}>
            <dt>{label}</dt>
            <dd lang={language}>{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** The texts of a value, each with what its field is called. */
function textsIn(
  shape: Shape,
  value: Json | undefined,
  label = shape.title,
): (readonly [string | undefined, string])[] {
  if (shape.kind === "group") {
    const shown = shape.properties.filter(({ rare }) => !rare);
    return shown.flatMap(({ name, shape: own }) => textsIn(own, asGroup(value)[name]));
  }
  if (shape.kind === "list") return asList(value).flatMap((item) => textsIn(shape.item, item, label));
  const isRead = shape.kind === "text" && READ.includes(shape.widget) && typeof value === "string";
  return isRead && value.trim() !== "" ? [[label, shownText(shape, value.trim())]] : [];
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
        <TextLine
          label={say("title-in", { language: name })}
          required
          lang={language}
          value={title}
          onType={setTitle}
        />
      )}
      <ErrorNote error={error} />
      <p className="actions">
        <Button type="submit" word="create" />
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
      {!isFixed && <DraftSwitch text={text} language={language} onChange={change} />}
      {!isFixed && (
        <p className="actions text-actions">
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

/** Puts a text online, by way of the view that says what goes there; a draft is none any more then. */
function PublishText({ text }: { readonly text: TextInLanguages }) {
  const { change, error } = useChangeTexts();
  const versions = Object.values(text.versions);
  const has = (...states: readonly TextState[]) => versions.some(({ state }) => states.includes(state));
  const paths = versions.map(({ path }) => path);
  const publish = () =>
    has("draft") ? void change({ do: "make-ready", paths }, { view: "publish" }) : goTo({ view: "publish" });
  if (text.isFixed || !has("draft", "ready", "changed")) return null;
  return (
    <>
      <ErrorNote error={error} />
      <Button word="publish" onClick={publish} />
    </>
  );
}

/** Whether a text is a draft: in all its languages, or, of an article, in the one that is shown alone. */
function DraftSwitch(props: TextInHand & { readonly onChange: (request: TextsRequest) => Promise<unknown> }) {
  const { text, language, onChange } = props;
  const say = useSay();
  const languageName = useLanguageName();
  const versions = Object.values(text.versions);
  const isDraft = versions.map(({ state }) => state === "draft");
  const isWhole = isDraft.every(Boolean);
  const own = text.versions[language];
  const isOnline = versions.some(({ state }) => state === "online" || state === "changed");
  const paths = versions.map(({ path }) => path);
  const others = paths.filter((path) => path !== own?.path);
  const hasOne = text.kind === "article" && own !== undefined && others.length > 0;
  const requests = {
    draft: { do: "withdraw", paths },
    "draft-in-one": isWhole ? { do: "make-ready", paths: others } : { do: "withdraw", paths: own ? [own.path] : [] },
    public: { do: "make-ready", paths },
  } satisfies Record<string, TextsRequest>;
  return (
    <Choices<keyof typeof requests>
      legend={say("on-the-site")}
      options={[
        ["draft", say("state-draft")],
        ...(hasOne
          ? [["draft-in-one", say("draft-in-one-language", { language: languageName(language) })] as const]
          : []),
        ["public", say(isOnline ? "state-online" : "to-be-put-online")],
      ]}
      chosen={isWhole ? "draft" : hasOne && own.state === "draft" ? "draft-in-one" : "public"}
      onChoose={(chosen) => void onChange(requests[chosen])}
    />
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
      error={error}
      onAnswer={() => void rename()}
      onClose={onClose}
    >
      <TextLine
        label={say("new-address", { before })}
        hint={say("new-address-hint")}
        required
        value={slug}
        autoCapitalize="none"
        spellCheck={false}
        onType={setSlug}
      />
    </Dialog>
  );
}
