import { useDeferredValue, useState } from "react";
import { hasWords } from "#engine/i18n/folded.ts";
import type { PageList, TextInLanguages } from "../../contract/collections.ts";
import { Button, TextLine } from "../shell/controls.tsx";
import { hashOf } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { routeOfText, stateInWords, useFirst } from "../shell/texts.ts";
import { useDay, useLanguageName, useSay } from "../words/words.ts";
import { NewArticleDialog } from "./new-article-dialog.tsx";
import { NewPageDialog } from "./new-page-dialog.tsx";

/** All articles, newest first, and which language of which is missing. */
export function ArticleList() {
  const say = useSay();
  const { texts } = useSurroundings().collections;
  const [search, setSearch] = useState("");
  const [adding, setAdding] = useState(false);
  const found = texts.filter(
    ({ kind, versions }) => kind === "article" && Object.values(versions).some(({ title }) => hasWords(title, search)),
  );
  return (
    <div className="page">
      <ListHead title={say("articles")} add={say("new-article")} onAdd={() => setAdding(true)} />
      <div className="search">
        <TextLine label={say("search-article")} type="search" value={search} onType={setSearch} />
      </div>
      {found.length === 0 ? <p>{say("nothing-found")}</p> : <Matrix first={say("article")} texts={found} />}
      {adding && <NewArticleDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

/** The pages of a group, or those of none, and which language of which is missing. */
export function PagesOfGroup({ group }: Pick<PageList, "group">) {
  const say = useSay();
  const { pageLists, texts } = useSurroundings().collections;
  const [adding, setAdding] = useState(false);
  const list = pageLists.find((other) => other.group === group);
  if (list === undefined) return <p className="page">{say("no-such-text")}</p>;
  const { words, adds } = list;
  const own = texts.filter((text) => text.kind === "page" && text.group === group);
  const add = words?.add ?? say("new-page");
  return (
    <div className="page">
      <ListHead title={words?.list ?? say("pages")} add={adds && add} onAdd={() => setAdding(true)} />
      <Matrix first={say("page")} texts={own} />
      {adding && adds !== null && (
        <NewPageDialog title={add} kind={adds} models={group === null ? [] : own} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}

/** @param add what the button says; null where nothing is added */
function ListHead({
  title,
  add,
  onAdd,
}: {
  readonly title: string;
  readonly add: string | null;
  readonly onAdd: () => void;
}) {
  return (
    <div className="page-head">
      <h1>{title}</h1>
      {add !== null && <Button onClick={onAdd}>{add}</Button>}
    </div>
  );
}

/** More rows than any window shows: those below come in the moment after. */
const FIRST_ROWS = 40;

/** A table that shows which text is there in which language. @param first what its rows are */
function Matrix({ first, texts }: { readonly first: string; readonly texts: readonly TextInLanguages[] }) {
  const languageName = useLanguageName();
  const { languages } = useSurroundings().collections;
  const rows = useDeferredValue(texts, texts.slice(0, FIRST_ROWS));
  return (
    <table className="matrix">
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {languages.map((language) => (
            <th key={language} scope="col">
              {languageName(language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((text) => (
          <Row key={text.key} text={text} />
        ))}
      </tbody>
    </table>
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
              aria-label={say("named", { what: name, name: words })}
            >
              {words}
            </a>
          </td>
        );
      })}
    </tr>
  );
}
