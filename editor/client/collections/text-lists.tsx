import { useDeferredValue, useState } from "react";
import { hasWords } from "#engine/i18n/folded.ts";
import type { TextInLanguages } from "../../contract/collections.ts";
import type { DeletedText } from "../../contract/files.ts";
import type { SiteLanguage } from "../../contract/values.ts";
import { useAnswer } from "../api/use-answer.ts";
import { useChangeTexts } from "../saving/use-change-texts.ts";
import { Button, Choice, Choices, TextLine } from "../shell/controls.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { FileLink } from "../shell/file-link.tsx";
import { hashOf } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { routeOfText, stateInWords, useFirst, useLists } from "../shell/texts.ts";
import { ErrorNote, View } from "../shell/view.tsx";
import { useDay, useLanguageName, useMoment, useSay } from "../words/words.ts";

/** Articles, newest first, or pages that are listed together, and which language of which is missing. */
export function TextList({ list: wanted }: { readonly list: string }) {
  const say = useSay();
  const { texts } = useSurroundings();
  const [search, setSearch] = useState("");
  const [adding, setAdding] = useState(false);
  const list = useLists().find(({ key }) => key === wanted);
  if (list === undefined) return <View title={say("no-such-text")} />;
  const { key, words, adds } = list;
  const own = texts.filter((text) => text.list === key);
  const found = own.filter(({ versions }) => Object.values(versions).some(({ title }) => hasWords(title, search)));
  const isFound = found.length > 0 || search === "";
  const stop = () => setAdding(false);
  return (
    <View title={words.list} beside={adds !== null && <Button onClick={() => setAdding(true)}>{words.add}</Button>}>
      {adds === "article" && (
        <div className="search">
          <TextLine label={say("search-article")} type="search" value={search} onType={setSearch} />
        </div>
      )}
      <p role="status">{isFound ? "" : say("nothing-found")}</p>
      {isFound && <Matrix first={words.one} texts={found} />}
      {adding && adds === "article" && <NewArticleDialog onClose={stop} />}
      {adding && adds !== null && adds !== "article" && (
        <NewPageDialog title={words.add} kind={adds} models={key === "pages" ? [] : own} onClose={stop} />
      )}
    </View>
  );
}

/** More rows than any window shows: those below come in the moment after. */
const FIRST_ROWS = 40;

/** A table that shows which text is there in which language. @param first what its rows are */
function Matrix({ first, texts }: { readonly first: string; readonly texts: readonly TextInLanguages[] }) {
  const languageName = useLanguageName();
  const { languages } = useSurroundings();
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
  const { languages } = useSurroundings();
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
          <td key={language} data-column={name}>
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

/** Asks for the title of a new article, and the language that it begins in. */
function NewArticleDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const languageName = useLanguageName();
  const { language: owner, languages } = useSurroundings();
  const { change, error } = useChangeTexts();
  const [title, setTitle] = useState("");
  const [language, setLanguage] = useState(languages.find((code) => code === owner) ?? languages[0] ?? "");
  return (
    <Dialog
      title={say("new-article")}
      answer={say("create")}
      error={error}
      onAnswer={() => void change({ do: "new-article", title, language })}
      onClose={onClose}
    >
      <TextLine label={say("its-title")} hint={say("its-title-hint")} required value={title} onType={setTitle} />
      <Choices
        legend={say("first-language")}
        options={languages.map((code) => [code, languageName(code)])}
        chosen={language}
        onChoose={setLanguage}
      />
    </Dialog>
  );
}

/** Asks for the titles of a new page, and for the one that lends it its texts where there are others like it. */
function NewPageDialog(props: {
  readonly title: string;
  readonly kind: string;
  /** The pages of which one lends its texts; empty for a page that begins with its title alone. */
  readonly models: readonly TextInLanguages[];
  readonly onClose: () => void;
}) {
  const { title: heading, kind, models, onClose } = props;
  const say = useSay();
  const languageName = useLanguageName();
  const { languages } = useSurroundings();
  const [titles, setTitles] = useState<Record<SiteLanguage, string>>({});
  const [model, setModel] = useState(models[0]?.key ?? "");
  const first = useFirst();
  const { change, error } = useChangeTexts();
  const chosen = models.find(({ key }) => key === model);
  const request = chosen
    ? ({ do: "copy", paths: Object.values(chosen.versions).map(({ path }) => path), titles } as const)
    : ({ do: "new-page", kind, titles } as const);
  return (
    <Dialog
      title={heading}
      answer={say("create")}
      error={error}
      onAnswer={() => void change(request)}
      onClose={onClose}
    >
      {languages.map((language) => (
        <TextLine
          key={language}
          label={say("title-in", { language: languageName(language) })}
          required
          lang={language}
          value={titles[language] ?? ""}
          onType={(title) => setTitles({ ...titles, [language]: title })}
        />
      ))}
      {chosen && (
        <Choice
          label={say("model-page")}
          hint={say("model-page-hint")}
          options={models.map((text) => [text.key, first(text).version.title])}
          chosen={model}
          onChoose={setModel}
        />
      )}
    </Dialog>
  );
}

/**
 * Files that are seldom changed: the texts of menus and buttons, lists of words and addresses, and files that were
 * deleted.
 */
export function OthersView() {
  const say = useSay();
  const { languages, others } = useSurroundings();
  return (
    <View title={say("others")}>
      <h2>{say("interface-texts")}</h2>
      <Links paths={languages.map((language) => `messages/${language}.yaml`)} />
      <h2>{say("settings")}</h2>
      <Links paths={others} />
      <Deleted />
    </View>
  );
}

function Links({ paths }: { readonly paths: readonly string[] }) {
  return (
    <ul className="links">
      {paths.map((path) => (
        <li key={path}>
          <FileLink path={path} />
        </li>
      ))}
    </ul>
  );
}

function Deleted() {
  const say = useSay();
  const moment = useMoment();
  const { answer, error, again } = useAnswer<readonly DeletedText[]>("deleted");
  const { change, error: refused } = useChangeTexts();
  return (
    <>
      <h2>{say("deleted-files")}</h2>
      <ErrorNote error={refused ?? error} />
      {answer?.length === 0 && <p>{say("nothing-deleted")}</p>}
      <ul className="rows">
        {answer?.map(({ title, paths, deletedAt }) => (
          <li key={paths.join()}>
            <span>
              {title} <small>{moment(deletedAt)}</small>
            </span>
            <Button
              kind="alt"
              word="bring-back"
              of={title}
              onClick={() => void change({ do: "bring-back", paths }).then(again)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
