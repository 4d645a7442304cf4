import { useState } from "react";
import type { Article } from "../../contract/collections.ts";
import type { OpenFile } from "../../contract/files.ts";
import type { SiteLanguage } from "../../contract/values.ts";
import { ask } from "../api/ask.ts";
import { FormDialog, TextLine } from "../shell/form-dialog.tsx";
import { goTo, hashOf } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { plainTitle } from "../shell/titles.ts";
import { asGroup, asText } from "../shell/value.ts";
import { useDay, useLanguageName, useSay } from "../words/words.ts";
import { firstLanguage } from "./articles.ts";
import { MatrixHead } from "./matrix-head.tsx";
import { useStateWords } from "./state-words.ts";

/** All articles, newest first, and which language of which is missing. */
export function ArticleList() {
  const say = useSay();
  const { collections } = useSurroundings();
  const [search, setSearch] = useState("");
  const [adding, setAdding] = useState(false);
  const wanted = plain(search.trim());
  const found = collections.articles.filter(({ versions }) =>
    Object.values(versions).some(({ title }) => plain(title).includes(wanted)),
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
        <table className="matrix">
          <MatrixHead first={say("article")} />
          <tbody>
            {found.map((article) => (
              <Row key={article.key} article={article} />
            ))}
          </tbody>
        </table>
      )}
      {adding && <NewArticleDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

function Row({ article }: { readonly article: Article }) {
  const say = useSay();
  const day = useDay();
  const languageName = useLanguageName();
  const stateWords = useStateWords();
  const { start, collections } = useSurroundings();
  const { languages } = collections;
  const first = firstLanguage(article.versions, languages, start.language);
  return (
    <tr>
      <th scope="row">
        <a href={hashOf({ view: "article", key: article.key, language: first })}>
          {plainTitle(article.versions[first]?.title ?? article.key)}
        </a>
        <small>{day(article.versions[first]?.date ?? "")}</small>
      </th>
      {languages.map((language) => {
        const version = article.versions[language];
        const to = hashOf({ view: "article", key: article.key, language });
        const name = languageName(language);
        const words = version === undefined ? say("write-it") : stateWords(version);
        return (
          <td key={language} data-language={name}>
            <a
              className={`state ${version?.state ?? "missing"}`}
              href={to}
              aria-label={`${name}${say("colon")} ${words}`}
            >
              {words}
            </a>
          </td>
        );
      })}
    </tr>
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

/** A text folded for searching: lower case, without accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
