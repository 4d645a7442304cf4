import type { ReactNode } from "react";
import type { ArticleState } from "../../contract/collections.ts";
import type { SiteLanguage } from "../../contract/values.ts";
import { hashOf, type Route } from "../shell/route.ts";
import { useSurroundings } from "../shell/surroundings.ts";
import { useLanguageName, useSay } from "../words/words.ts";

/** A table that shows which text is there in which language. @param first what its rows are */
export function Matrix({ first, children }: { readonly first: string; readonly children: ReactNode }) {
  const languageName = useLanguageName();
  const { languages } = useSurroundings().collections;
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
      <tbody>{children}</tbody>
    </table>
  );
}

/** A text in its row: what it is called, and what visitors see of it in each language. */
export function MatrixRow({
  children,
  stateIn,
  routeTo,
}: {
  readonly children: ReactNode;
  /** The state in a language, and the words for it; undefined where the text is missing. */
  readonly stateIn: (language: SiteLanguage) => readonly [state: ArticleState, words: string] | undefined;
  readonly routeTo: (language: SiteLanguage) => Route;
}) {
  const say = useSay();
  const languageName = useLanguageName();
  const { languages } = useSurroundings().collections;
  return (
    <tr>
      <th scope="row">{children}</th>
      {languages.map((language) => {
        const [state, words] = stateIn(language) ?? ["missing", say("write-it")];
        const name = languageName(language);
        return (
          <td key={language} data-language={name}>
            <a
              className={`state ${state}`}
              href={hashOf(routeTo(language))}
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
