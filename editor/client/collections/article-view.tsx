import { type FormEvent, useState } from "react";
import type { SiteLanguage } from "../../contract/values.ts";
import { ask } from "../api/ask.ts";
import { settleAll } from "../saving/use-file.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import { TextLine } from "../shell/form-dialog.tsx";
import { useSurroundings } from "../shell/surroundings.ts";
import { useLanguageName, useSay } from "../words/words.ts";
import { firstLanguage, useStateWords } from "./articles.ts";
import { TextView } from "./text-view.tsx";

/** One article: its languages, each with what it lacks, and the form of the one that is shown. */
export function ArticleView({
  articleKey,
  language,
}: {
  readonly articleKey: string;
  readonly language: SiteLanguage;
}) {
  const say = useSay();
  const stateWords = useStateWords();
  const { start, collections } = useSurroundings();
  const article = collections.articles.find(({ key }) => key === articleKey);
  if (article === undefined) return <p className="page">{say("no-such-article")}</p>;
  const version = article.versions[language];
  const title =
    (version ?? article.versions[firstLanguage(article.versions, collections.languages, start.language)])?.title ??
    articleKey;
  const states = Object.values(article.versions).map(({ state }) => state);
  const files = Object.fromEntries(Object.entries(article.versions).map(([code, { path }]) => [code, path]));
  return (
    <TextView
      text={{ title, files, language, address: version?.address, isFixed: false, list: { view: "articles" } }}
      isDraft={states.includes("draft")}
      waits={states.some((state) => ["draft", "ready", "changed"].includes(state))}
      isPublic={states.some((state) => state !== "draft" && state !== "broken")}
      routeTo={(other) => ({ view: "article", key: articleKey, language: other })}
      stateOf={(other) => stateWords(article.versions[other])}
    >
      <MissingVersion articleKey={articleKey} language={language} />
    </TextView>
  );
}

function MissingVersion({ articleKey, language }: { readonly articleKey: string; readonly language: SiteLanguage }) {
  const say = useSay();
  const languageName = useLanguageName();
  const { refresh } = useSurroundings();
  const [title, setTitle] = useState("");
  const [error, setError] = useState<Error>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // It takes over what the other languages say, as it was typed.
    settleAll()
      .then(() => ask("POST", "articles", { title: title.trim(), language, key: articleKey }))
      .then(refresh, setError);
  };
  return (
    <form onSubmit={submit} className="fields narrow">
      <p>{say("missing-in", { language: languageName(language) })}</p>
      <TextLine
        label={say("title-in", { language: languageName(language) })}
        lang={language}
        value={title}
        onType={setTitle}
      />
      <ErrorNote error={error} />
      <p className="actions">
        <button type="submit" className="button" disabled={title.trim() === ""}>
          {say("create")}
        </button>
      </p>
    </form>
  );
}
