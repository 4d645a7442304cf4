import { useState } from "react";
import type { SiteLanguage } from "../../contract/values.ts";
import { ask } from "../api/ask.ts";
import { settleAll } from "../saving/use-file.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import { useSurroundings } from "../shell/surroundings.ts";
import { textsByPath, useTitles } from "../shell/titles.ts";
import { useLanguageName, useSay } from "../words/words.ts";
import { ArticleView } from "./article-view.tsx";
import { FileEditor } from "./file-editor.tsx";
import { TextView } from "./text-view.tsx";

/** A page: its languages, and the form of the one that is shown. */
export function PageView({ page, language }: { readonly page: string; readonly language: SiteLanguage }) {
  const say = useSay();
  const languageName = useLanguageName();
  const { collections, refresh } = useSurroundings();
  const [error, setError] = useState<Error>();
  const list = collections.pageLists.find(({ pages }) => pages.some((other) => other.page === page));
  const entry = list?.pages.find((other) => other.page === page);
  if (list === undefined || entry === undefined) return <p className="page">{say("no-such-page")}</p>;
  const create = async () => {
    // It begins with the words of another language, as they were typed.
    await settleAll();
    await ask("POST", "pages", { page, language });
    await refresh();
  };
  return (
    <TextView
      text={{
        title: entry.title,
        files: entry.files,
        language,
        address: entry.addresses[language],
        isFixed: entry.isFixed,
        list: { view: "pages", group: list.group },
      }}
      waits={Object.values(entry.states).some((state) => state !== "online")}
      routeTo={(other) => ({ view: "page", page, language: other })}
      stateOf={(other) => say(entry.states[other] === undefined ? "missing" : `state-${entry.states[other]}`)}
    >
      <p>{say("missing-in", { language: languageName(language) })}</p>
      <ErrorNote error={error} />
      <button type="button" className="button" onClick={() => void create().catch(setError)}>
        {say("create")}
      </button>
    </TextView>
  );
}

/** A file that is chosen by its path: the company, the tags, the texts of the interface; an article or a page by its own view. */
export function FileView({ path }: { readonly path: string }) {
  const titleOf = useTitles();
  const { collections } = useSurroundings();
  const route = textsByPath(collections).get(path)?.route;
  if (route?.view === "page") return <PageView page={route.page} language={route.language} />;
  if (route?.view === "article") return <ArticleView articleKey={route.key} language={route.language} />;
  const messages = Object.entries(collections.messages).find(([, file]) => file === path)?.[0] as
    | SiteLanguage
    | undefined;
  return <FileEditor key={path} path={path} title={titleOf(path)} language={messages} />;
}
