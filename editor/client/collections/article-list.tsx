import { useState } from "react";
import { folded } from "#engine/i18n/folded.ts";
import type { Article } from "../../contract/collections.ts";
import type { OpenFile } from "../../contract/files.ts";
import type { SiteLanguage } from "../../contract/values.ts";
import { ask } from "../api/ask.ts";
import { FormDialog, TextLine } from "../shell/form-dialog.tsx";
import { goTo, hashOf } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { asGroup, asText } from "../shell/value.ts";
import { useDay, useLanguageName, useSay } from "../words/words.ts";
import { firstLanguage, useStateWords } from "./articles.ts";
import { Matrix, MatrixRow } from "./matrix.tsx";

/** All articles, newest first, and which language of which is missing. */
export function ArticleList() {
  const say = useSay();
  const { collections } = useSurroundings();
  const [search, setSearch] = useState("");
  const [adding, setAdding] = useState(false);
  const wanted = folded(search.trim());
  const found = collections.articles.filter(({ versions }) =>
    Object.values(versions).some(({ title }) => folded(title).includes(wanted)),
  );
  return (
    <div className="page">
      <div className="page-head">
        <h1>{say("articles")}</h1>
        <button type="button" className="button" onClick={() => setAdding(true)}>
          {say("new-article")}
        </button>
      </div>
      <div className="field search">
        <label htmlFor="article-search">{say("search-article")}</label>
        <input id="article-search" type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </div>
      {found.length === 0 && <p>{say("nothing-found")}</p>}
      {found.length > 0 && (
        <Matrix first={say("article")}>
          {found.map((article) => (
            <Row key={article.key} article={article} />
          ))}
        </Matrix>
      )}
      {adding && <NewArticleDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

function Row({ article }: { readonly article: Article }) {
  const day = useDay();
  const stateWords = useStateWords();
  const { start, collections } = useSurroundings();
  const first = firstLanguage(article.versions, collections.languages, start.language);
  const routeTo = (language: SiteLanguage) => ({ view: "article", key: article.key, language }) as const;
  return (
    <MatrixRow
      routeTo={routeTo}
      stateIn={(language) => {
        const version = article.versions[language];
        return version && [version.state, stateWords(version)];
      }}
    >
      <a href={hashOf(routeTo(first))}>{article.versions[first]?.title ?? article.key}</a>
      <small>{day(article.versions[first]?.date ?? "")}</small>
    </MatrixRow>
  );
}

function NewArticleDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const languageName = useLanguageName();
  const { refresh, start, collections } = useSurroundings();
  const [title, setTitle] = useState("");
  const [language, setLanguage] = useState<SiteLanguage>(
    collections.languages.find((code) => code === start.language) ?? collections.languages[0] ?? "fr",
  );
  const [error, setError] = useState<Error>();
  const create = async () => {
    const { path, value } = await ask<OpenFile>("POST", "articles", { title: title.trim(), language });
    await refresh();
    const key = asText(asGroup(value).key);
    goTo(key === "" ? { view: "file", path } : { view: "article", key, language });
  };
  return (
    <FormDialog
      title={say("new-article")}
      answer={say("create")}
      isComplete={title.trim() !== ""}
      error={error}
      onAnswer={() => void create().catch(setError)}
      onClose={onClose}
    >
      <TextLine label={say("its-title")} hint={say("its-title-hint")} value={title} onType={setTitle} />
      <fieldset className="group">
        <legend>{say("first-language")}</legend>
        <div className="choices">
          {collections.languages.map((code) => (
            <label key={code}>
              <input type="radio" name="new-language" checked={language === code} onChange={() => setLanguage(code)} />
              {languageName(code)}
            </label>
          ))}
        </div>
      </fieldset>
    </FormDialog>
  );
}
