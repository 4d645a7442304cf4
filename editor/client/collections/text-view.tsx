import type { ComponentProps, ReactNode } from "react";
import type { SiteLanguage } from "../../contract/values.ts";
import { hashOf, type Route } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { useLanguageName, useSay } from "../words/words.ts";
import { FileEditor } from "./file-editor.tsx";
import { TextHead } from "./text-head.tsx";

/** An article or a page: what is done with it, its languages beside each other, and the form of the one that is shown. */
export function TextView({
  text,
  routeTo,
  stateOf,
  children,
  ...head
}: ComponentProps<typeof TextHead> & {
  readonly routeTo: (language: SiteLanguage) => Route;
  readonly stateOf: (language: SiteLanguage) => string;
  /** Shown where the text is missing in the language. */
  readonly children: ReactNode;
}) {
  const say = useSay();
  const languageName = useLanguageName();
  const { languages } = useSurroundings().collections;
  const { title, files, language } = text;
  const tabs = (
    <>
      <TextHead text={text} {...head} />
      <nav className="tabs" aria-label={say("languages")}>
        <ul>
          {languages.map((other) => (
            <li key={other}>
              <a
                href={hashOf(routeTo(other))}
                aria-current={other === language ? "page" : undefined}
                className={files[other] === undefined ? "missing" : undefined}
              >
                {languageName(other)}
                <small>{stateOf(other)}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
  const path = files[language];
  if (path !== undefined) {
    const others = languages.filter((other) => other !== language);
    return (
      <FileEditor
        key={path}
        path={path}
        title={title}
        tabs={tabs}
        language={language}
        others={others.map((other) => ({ language: other, path: files[other] }))}
      />
    );
  }
  return (
    <div className="page">
      <h1>{title}</h1>
      {tabs}
      {children}
    </div>
  );
}
