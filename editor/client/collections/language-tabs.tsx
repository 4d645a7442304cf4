import type { Language } from "../../api.ts";
import { hashOf, type Route } from "../shell/route.ts";
import { useLanguageName, useSay } from "../words/words.ts";
import { LANGUAGES } from "./articles.ts";

/** The languages of a text beside each other, each with how it stands. */
export function LanguageTabs({
  current,
  routeTo,
  stateOf,
  isMissing,
}: {
  readonly current: Language;
  readonly routeTo: (language: Language) => Route;
  readonly stateOf: (language: Language) => string;
  readonly isMissing: (language: Language) => boolean;
}) {
  const say = useSay();
  const languageName = useLanguageName();
  return (
    <nav className="tabs" aria-label={say("languages")}>
      <ul>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={hashOf(routeTo(language))}
              aria-current={language === current ? "page" : undefined}
              className={isMissing(language) ? "missing" : undefined}
            >
              {languageName(language)}
              <small>{stateOf(language)}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
