import { useState } from "react";
import { folded } from "#engine/i18n/folded.ts";
import type { TextInLanguages } from "../../contract/collections.ts";
import { Button, TextLine } from "../shell/controls.tsx";
import { hashOf } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { routeOfText, useFirst } from "../shell/texts.ts";
import { useDay, useLanguageName, useSay } from "../words/words.ts";
import { NewArticleDialog } from "./new-article-dialog.tsx";
import { NewPageDialog } from "./new-page-dialog.tsx";
import { stateInWords } from "./state-in-words.ts";

const ADD = { articles: "new-article", pages: "new-page", services: "new-service" } as const;

/** The articles, newest first, the pages or the services, and which language of which is missing. */
export function TextList({ list }: Pick<TextInLanguages, "list">) {
  const say = useSay();
  const languageName = useLanguageName();
  const { collections } = useSurroundings();
  const [search, setSearch] = useState("");
  const [adding, setAdding] = useState(false);
  const own = collections.texts.filter((text) => text.list === list);
  const wanted = folded(search.trim());
  const found = own.filter(({ versions }) =>
    Object.values(versions).some(({ title }) => folded(title).includes(wanted)),
  );
  const isArticles = list === "articles";
  return (
    <div className="page">
      <div className="page-head">
        <h1>{say(list)}</h1>
        <Button onClick={() => setAdding(true)}>{say(ADD[list])}</Button>
      </div>
      {isArticles && (
        <div className="search">
          <TextLine label={say("search-article")} type="search" value={search} onType={setSearch} />
        </div>
      )}
      {found.length === 0 ? (
        <p>{say("nothing-found")}</p>
      ) : (
        <table className="matrix">
          <thead>
            <tr>
              <th scope="col">{say(isArticles ? "article" : "page")}</th>
              {collections.languages.map((language) => (
                <th key={language} scope="col">
                  {languageName(language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map((text) => (
              <Row key={text.key} text={text} />
            ))}
          </tbody>
        </table>
      )}
      {adding && isArticles && <NewArticleDialog onClose={() => setAdding(false)} />}
      {adding && !isArticles && (
        <NewPageDialog models={list === "services" ? own : []} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}

/** A text in its row: what it is called, and what visitors see of it in each language. */
function Row({ text }: { readonly text: TextInLanguages }) {
  const say = useSay();
  const day = useDay();
  const languageName = useLanguageName();
  const { languages } = useSurroundings().collections;
  const { language: first, version } = useFirst()(text);
  return (
    <tr>
      <th scope="row">
        <a href={hashOf(routeOfText(text, first))}>{version.title}</a>
        {version.date !== "" && <small>{day(version.date)}</small>}
      </th>
      {languages.map((language) => {
        const own = text.versions[language];
        const words = own ? stateInWords(say, own) : say("write-it");
        const name = languageName(language);
        return (
          <td key={language} data-language={name}>
            <a
              className={`state ${own?.state ?? "missing"}`}
              href={hashOf(routeOfText(text, language))}
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
