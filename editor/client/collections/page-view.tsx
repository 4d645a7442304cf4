import { useState } from "react";
import type { SiteLanguage } from "../../contract/values.ts";
import { ask } from "../api/ask.ts";
import { settleAll } from "../saving/use-file.ts";
import { ErrorNote } from "../shell/error-note.tsx";
import { useSurroundings } from "../shell/surroundings.ts";
import { useTitles } from "../shell/titles.ts";
import { useLanguageName, useSay } from "../words/words.ts";
import { ArticleView } from "./article-view.tsx";
import { otherVersions } from "./articles.ts";
import { FileEditor } from "./file-editor.tsx";
import { LanguageTabs } from "./language-tabs.tsx";
import { TextHead } from "./text-head.tsx";

/** A page or a service: its languages, and the form of the one that is shown. */
export function PageView({ page, language }: { readonly page: string; readonly language: SiteLanguage }) {
  const say = useSay();
  const languageName = useLanguageName();
  const { collections, refresh } = useSurroundings();
  const [error, setError] = useState<Error>();
  const entry = [...collections.pages, ...collections.services].find((other) => other.page === page);
  if (entry === undefined) return <p className="page">{say("no-such-page")}</p>;
  const path = entry.files[language];
  const isService = collections.services.includes(entry);
  const text = {
    title: entry.title,
    files: entry.files,
    language,
    address: entry.addresses[language],
    isFixed: entry.isFixed,
    list: { view: isService ? "services" : "pages" },
  } as const;
  const tabs = (
    <>
      <TextHead text={text} waits={Object.values(entry.states).some((state) => state !== "online")} />
      <LanguageTabs
        current={language}
        routeTo={(other) => ({ view: "page", page, language: other })}
        stateOf={(other) => say(entry.states[other] === undefined ? "missing" : `state-${entry.states[other]}`)}
        isMissing={(other) => entry.missing.includes(other)}
      />
    </>
  );
  if (path !== undefined)
    return (
      <FileEditor
        key={path}
        path={path}
        title={entry.title}
        tabs={tabs}
        language={language}
        others={otherVersions(collections.languages, language, (other) => entry.files[other])}
      />
    );
  const create = async () => {
    // It begins with the words of another language, as they were typed.
    await settleAll();
    await ask("POST", "pages", { page, language });
    await refresh();
  };
  return (
    <div className="page">
      <h1>{entry.title}</h1>
      {tabs}
      <p>{say("missing-in", { language: languageName(language) })}</p>
      <ErrorNote error={error} />
      <button type="button" className="button" onClick={() => void create().catch(setError)}>
        {say("create")}
      </button>
    </div>
  );
}

/** A file that is chosen by its path: the company, the tags, the texts of the interface; an article or a page by its own view. */
export function FileView({ path }: { readonly path: string }) {
  const titleOf = useTitles();
  const { collections } = useSurroundings();
  for (const { page, files } of [...collections.pages, ...collections.services]) {
    for (const [language, file] of Object.entries(files)) {
      if (file === path) return <PageView page={page} language={language as SiteLanguage} />;
    }
  }
  for (const article of collections.articles) {
    for (const [language, version] of Object.entries(article.versions)) {
      if (version.path === path) return <ArticleView articleKey={article.key} language={language as SiteLanguage} />;
    }
  }
  const messages = Object.entries(collections.messages).find(([, file]) => file === path)?.[0] as
    | SiteLanguage
    | undefined;
  return <FileEditor key={path} path={path} title={titleOf(path)} language={messages} />;
}
