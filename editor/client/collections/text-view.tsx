import { type FormEvent, useState } from "react";
import { useChangeTexts } from "../saving/use-change-texts.ts";
import { Button, TextLine } from "../shell/controls.tsx";
import { ErrorNote } from "../shell/error-note.tsx";
import { hashOf } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { routeOfText, stateInWords, type TextInHand, useFirst } from "../shell/texts.ts";
import { View } from "../shell/view.tsx";
import { useLanguageName, useSay } from "../words/words.ts";
import { FileEditor } from "./file-editor.tsx";
import { TextHead } from "./text-head.tsx";

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
